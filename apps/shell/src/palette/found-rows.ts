import { useQueries } from '@tanstack/react-query';
import { platformHost, type Contribution } from '@toam/platform/host';
import type { Command } from '@toam/platform/slots';
import { usePaused } from '@toam/ui/screen/use-paused';
import { menuIcon } from '../chrome/menu-icon';
import type { PaletteGroup } from './palette-row';

/** Milliseconds after the last key. Shorter than a list's search, because people watch a palette while they type. */
const pause = 200;
const shortest = 2;

/** Leaves out a source that fails and reports its remote. The palette still works. */
async function search(source: Contribution, query: string, signal: AbortSignal): Promise<Command[]> {
  try {
    const find = await platformHost().loadContribution('command', source);
    return await find(query, signal);
  } catch (error) {
    if (!signal.aborted) platformHost().report({ remote: source.remote, stage: 'slot', error });
    return [];
  }
}

interface Found {
  groups: PaletteGroup[];
  searching: boolean;
}

/** Records that the remotes' sources (`command` slot) find for the typed text, one group per source. */
export function useFoundRows(typed: string): Found {
  const query = usePaused(typed.trim(), pause);
  const wanted = query.length >= shortest;
  const sources = wanted ? platformHost().contributions('command') : [];
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.remote, source.id, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(source, query, signal),
    })),
  });
  const groups = sources.map((source, at) => ({
    title: source.label,
    rows: (results[at]?.data ?? []).map((row) => ({
      ...row,
      id: `${source.remote}/${source.id}/${row.id}`,
      icon: menuIcon(row.icon),
      found: true,
    })),
  }));
  return { groups, searching: typed.trim() !== query || results.some(({ isFetching }) => isFetching) };
}
