import { useQueries } from '@tanstack/react-query';
import { platformHost } from '@toam/platform/host';
import type { WaitingCount } from './remote-manifest';

/** Under 'approval', so that `approval.changed` refreshes it (libs/live). */
const waitingQuery = (call: string) => ({
  queryKey: ['approval', 'count', call] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => platformHost().countWaiting(call, signal),
});

/**
 * The number of pending decisions, summed over counts and kept up to date by live events. A call that several counts use is sent
 * once. A screen does not depend on the number: a count that fails is left out.
 * @param enabled false: shows known numbers without a request
 * @returns undefined until a number is known
 */
export function useWaiting(counts: readonly WaitingCount[], enabled = true): number | undefined {
  const calls = [...new Set(counts.map((count) => count.call))];
  const answers = useQueries({ queries: calls.map((call) => ({ ...waitingQuery(call), enabled })) });
  if (answers.every(({ data }) => data === undefined)) return undefined;
  const numberOf = (call: string, field: string) => answers[calls.indexOf(call)]?.data?.[field] ?? 0;
  return counts.reduce((sum, { call, fields }) => fields.reduce((part, field) => part + numberOf(call, field), sum), 0);
}
