// The symbols of Race, for whoever draws something of it: `import "./symbols"`.
import { draw } from "../../lib/symbols";
import icons from "./icons.svg?raw";

draw(icons);
