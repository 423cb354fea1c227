import { useEffect, useRef, useState } from 'react';
import type { Choice, ChoiceValue } from './choice';

/** Finds choices on the server. Must honour the signal: it is aborted on the next keystroke. */
export type SearchChoices<Value extends ChoiceValue> = (typed: string, signal: AbortSignal) => Promise<Choice<Value>[]>;

/** Pause in typing before a search, in ms. */
export const searchPause = 350;

interface ServerChoices<Value extends ChoiceValue> {
  /** Those of the typed text only: Enter takes the first of them. Of no text, the last ones known. */
  choices: readonly Choice<Value>[];
  state: 'idle' | 'searching' | 'failed';
  /** Searches for the typed text after `pause` ms. */
  ask: (typed: string, pause?: number) => void;
}

interface Found<Value extends ChoiceValue> {
  choices: readonly Choice<Value>[];
  /** Of no typed text. */
  first: readonly Choice<Value>[];
  state: ServerChoices<Value>['state'];
}

/** Choices that the server finds while a person types. Waits for a pause, and ignores outdated answers. */
export function useServerChoices<Value extends ChoiceValue>(
  search: SearchChoices<Value> | undefined,
): ServerChoices<Value> {
  const [found, setFound] = useState<Found<Value>>({ choices: [], first: [], state: 'idle' });
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController } | null>(null);

  const cancel = () => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    running.current.stop.abort();
  };
  useEffect(() => cancel, []);

  const ask = (typed: string, pause = searchPause) => {
    if (!search) return;
    cancel();
    const stop = new AbortController();
    const text = typed.trim();
    const go = async () => {
      try {
        const choices = await search(text, stop.signal);
        if (!stop.signal.aborted)
          setFound(({ first }) => ({ choices, first: text === '' ? choices : first, state: 'idle' }));
      } catch {
        // Aborted searches end here too. Only a failure of the current search counts, and the list shows it.
        if (!stop.signal.aborted) setFound((known) => ({ ...known, state: 'failed' }));
      }
    };
    setFound(({ first }) => ({ choices: text === '' ? first : [], first, state: 'searching' }));
    running.current = { stop, timer: setTimeout(() => void go(), pause) };
  };
  return { choices: found.choices, state: found.state, ask };
}
