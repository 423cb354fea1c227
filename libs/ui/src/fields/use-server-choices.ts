import { useEffect, useRef, useState } from 'react';
import type { Choice, ChoiceValue } from './choice';

/** Finds choices on the server. Must honour the signal: it is aborted on the next keystroke. */
export type SearchChoices<Value extends ChoiceValue> = (typed: string, signal: AbortSignal) => Promise<Choice<Value>[]>;

/** Pause in typing before a search, in ms. */
export const searchPause = 350;

interface ServerChoices<Value extends ChoiceValue> {
  choices: Choice<Value>[];
  state: 'idle' | 'searching' | 'failed';
  /** Searches for the typed text after `pause` ms. */
  ask: (typed: string, pause?: number) => void;
}

/**
 * Choices that the server finds while a person types. Waits for a pause, ignores outdated answers, and keeps the last
 * choices during a search.
 */
export function useServerChoices<Value extends ChoiceValue>(
  search: SearchChoices<Value> | undefined,
): ServerChoices<Value> {
  const [found, setFound] = useState<Omit<ServerChoices<Value>, 'ask'>>({ choices: [], state: 'idle' });
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
    const go = async () => {
      try {
        const choices = await search(typed.trim(), stop.signal);
        if (!stop.signal.aborted) setFound({ choices, state: 'idle' });
      } catch (error) {
        // Aborted searches end here too. Only a failure of the current search counts, and the list shows it.
        if (!stop.signal.aborted) setFound(({ choices }) => ({ choices, state: 'failed', error }));
      }
    };
    setFound(({ choices }) => ({ choices, state: 'searching' }));
    running.current = { stop, timer: setTimeout(() => void go(), pause) };
  };
  return { ...found, ask };
}
