import { create } from 'zustand';

/** A build of a remote that this tab shows instead of the live one: `?build=crm@1a2b3c4d5e6f`. Issue 32 §8. */
export interface Trial {
  name: string;
  build: string;
}

/** A trial that did not begin, and why. */
export interface FailedTrial extends Trial {
  why: string;
}

/** What this tab tries. The line above the screen tells it. */
export const useTrials = create<{ tried: Trial[]; failed: FailedTrial[] }>(() => ({ tried: [], failed: [] }));

const storageKey = 'toam.trials';
const written = /^([a-z][a-z0-9-]*)@([0-9a-f]{12})$/;

/** @param texts such as "crm@1a2b3c4d5e6f"; others are left out */
export const trialsIn = (texts: string[]): Trial[] =>
  texts.flatMap((text) => {
    const [, name, build] = written.exec(text) ?? [];
    return name && build ? [{ name, build }] : [];
  });
const textOf = ({ name, build }: Trial) => `${name}@${build}`;

/** The tab's trials outlive a reload, and end with the tab. */
export function keptTrials(): Trial[] {
  try {
    return trialsIn((sessionStorage.getItem(storageKey) ?? '').split(' '));
  } catch {
    return []; // storage is forbidden: a trial ends with its page
  }
}

export function keepTrials(trials: Trial[]): void {
  try {
    if (trials.length > 0) sessionStorage.setItem(storageKey, trials.map(textOf).join(' '));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // as above
  }
}

/** Whether this page tries anything. Hardly any does, so the code that begins a trial comes on demand. */
export const isTrying = (): boolean => /[?&]build=/.test(location.search) || keptTrials().length > 0;
