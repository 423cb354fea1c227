import { useQueries } from '@tanstack/react-query';
import { platformHost } from '@toam/platform/host';
import type { WaitingCount } from './remote-manifest';

/** Below 'approval', so that `approval.changed` makes it asked again (libs/live). */
const waitingQuery = (call: string) => ({
  queryKey: ['approval', 'count', call] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => platformHost().countWaiting(call, signal),
});

/**
 * How much waits for a decision, added up over counts; kept true by live events. A call is asked once however many counts name
 * it. A number is no part of the screen that shows it: one that cannot be had is left out.
 * @param enabled false: shows what is known without asking
 * @returns undefined until something is known
 */
export function useWaiting(counts: readonly WaitingCount[], enabled = true): number | undefined {
  const calls = [...new Set(counts.map((count) => count.call))];
  const answers = useQueries({ queries: calls.map((call) => ({ ...waitingQuery(call), enabled })) });
  if (answers.every(({ data }) => data === undefined)) return undefined;
  const numberOf = (call: string, field: string) => answers[calls.indexOf(call)]?.data?.[field] ?? 0;
  return counts.reduce((sum, { call, fields }) => fields.reduce((part, field) => part + numberOf(call, field), sum), 0);
}
