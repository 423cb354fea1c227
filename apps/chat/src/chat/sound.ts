import { useSyncExternalStore } from 'react';

const key = 'toam.chat.sound';
const listeners = new Set<() => void>();

/** Off unless somebody has switched it on, on this device. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false; // storage is off
  }
}

/** Switches the sound for this device; switching it on plays it, so that one knows it. */
export function setSound(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? '1' : '0');
  } catch {
    return; // storage is off, so the switch stays where it is
  }
  listeners.forEach((hear) => hear());
  if (isOn) playTone();
}

/** Hears that the sound was switched. @returns a function that stops it */
function followSound(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

export const useIsSoundOn = (): boolean => useSyncExternalStore(followSound, isSoundOn);

/** Runs it when somebody has touched the page: before that, browsers let it make no sound. */
function onceTouched(run: () => void, signal: AbortSignal): void {
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) return run();
  const leave = () => ['pointerdown', 'keydown'].forEach((event) => window.removeEventListener(event, touch, true));
  const touch = () => {
    leave();
    if (!signal.aborted) run();
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, touch, true);
  signal.addEventListener('abort', leave);
}

/**
 * One tab of the browser rings: the first that may make a sound, and when it is closed the next. Where the browser has no locks every tab
 * does.
 */
export function oneTabRings(): { mayRing: () => boolean; stop: () => void } {
  if (!('locks' in navigator)) return { mayRing: () => true, stop: () => undefined };
  const end = new AbortController();
  let isRinger = false;
  const hold = () => {
    isRinger = true;
    return new Promise<void>((leave) => end.signal.addEventListener('abort', () => leave()));
  };
  const stand = () =>
    void navigator.locks.request('toam.chat.sound', { signal: end.signal }, hold).catch(() => undefined);
  onceTouched(stand, end.signal);
  return { mayRing: () => isRinger, stop: () => end.abort() };
}

/** Two soft notes: frequency in Hz, start in seconds. */
const notes = [
  [660, 0],
  [880, 0.12],
] as const;
const length = 0.22;
const loudness = 0.08;

/** A short soft tone, made here: no file to load. Browsers are silent until somebody has touched the page. */
export function playTone(): void {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  for (const [frequency, start] of notes) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + start;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    note.connect(volume).connect(context.destination);
    note.start(from);
    note.stop(from + length);
    note.onended = () => void (frequency === notes[1][0] && context.close());
  }
}
