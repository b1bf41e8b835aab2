import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import icons from "./icons.svg?raw";

// All symbols and patterns stand in the page itself, so that none is missing while the connection is.
const drawn = new DOMParser().parseFromString(icons, "image/svg+xml").documentElement;
document.body.prepend(document.importNode(drawn, true));

const target = document.getElementById("page");
if (target) mount(App, { target });
