import { platformHost, type Contribution } from '@toam/platform/host';
import { useEffect, useState } from 'react';
import type { Command } from './slots';

/** Rows of one source, under its heading. */
export interface FoundCommands {
  source: string;
  label: string;
  commands: Command[];
}

/** Shorter texts would match half the database. */
const shortest = 2;
/** A keystroke every 150 ms is ordinary typing. */
const pause = 200;

async function search(contribution: Contribution, query: string, signal: AbortSignal): Promise<FoundCommands | null> {
  const { remote, id, label } = contribution;
  try {
    const find = await platformHost().loadContribution('command', contribution);
    const commands = await find(query, signal);
    return commands.length > 0 ? { source: `${remote}/${id}`, label, commands } : null;
  } catch (error) {
    if (!signal.aborted) platformHost().report({ remote, stage: 'slot', error });
    return null;
  }
}

/**
 * What the remotes find for the palette's text, each source as soon as it answers, in the order of the contributions.
 * A source that fails is left out and its remote reported.
 */
export function useFoundCommands(text: string): { found: FoundCommands[]; searching: boolean } {
  const query = text.trim();
  const [state, setState] = useState<{ query: string; found: FoundCommands[]; waiting: number }>({
    query: '',
    found: [],
    waiting: 0,
  });

  useEffect(() => {
    if (query.length < shortest) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const sources = platformHost().contributions('command');
      const rows: (FoundCommands | null)[] = sources.map(() => null);
      let waiting = sources.length;
      const show = () => setState({ query, found: rows.filter((row) => row !== null), waiting });
      show();
      sources.forEach((source, place) => {
        void search(source, query, leaving.signal).then((found) => {
          if (leaving.signal.aborted) return;
          rows[place] = found;
          waiting -= 1;
          show();
        });
      });
    }, pause);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [query]);

  if (query.length < shortest) return { found: [], searching: false };
  return { found: state.found, searching: state.query !== query || state.waiting > 0 };
}
