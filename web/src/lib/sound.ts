// Two short tones: one says "you", one goes with a reveal. They are made here; there is no file to load.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loudness: number, into: AudioContext): void {
  const wave = into.createOscillator();
  const gain = into.createGain();
  wave.type = "sine";
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(into.destination);
  wave.start(at);
  wave.stop(at + length + 0.05);
}

/** A browser lets a page sound only after the reader has touched it; before that this is silent. */
export function play(what: "you" | "reveal"): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.02;
  if (what === "you") {
    tone(now, 587.33, 0.35, 0.08, context);
    tone(now + 0.11, 880, 0.5, 0.07, context);
  } else {
    tone(now, 392, 0.5, 0.06, context);
    tone(now + 0.05, 493.88, 0.5, 0.05, context);
    tone(now + 0.1, 587.33, 0.6, 0.05, context);
  }
}
