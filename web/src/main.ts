import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import icons from "./icons.svg?raw";
import { draw } from "./lib/symbols";

draw(icons);

const target = document.getElementById("page");
if (target) mount(App, { target });
