import { useQueries } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { endpoint } from '@toam/contracts/endpoint';
import { z } from 'zod';
import type { WaitingCount } from './remote-manifest';

/** What remote.json names as a count's call: the area's own contract says more, this is all that a number needs. */
const countCall = (path: string) =>
  endpoint({
    method: 'GET',
    path: path as `/${string}`,
    summary: 'How much waits',
    access: 'signedIn',
    data: z.record(z.string(), z.number()),
  });

/** Below 'approval', so that `approval.changed` makes it asked again (libs/live). */
export const waitingQuery = (path: string) => ({
  queryKey: ['approval', 'count', path] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(countCall(path), {}, signal),
});

/**
 * How much waits for a decision, added up over counts; kept true by live events. A call is asked once however many counts name
 * it. A number is no part of the screen that shows it: one that cannot be had is left out and not reported.
 * @param enabled false: shows what is known without asking
 * @returns undefined until something is known
 */
export function useWaiting(counts: readonly WaitingCount[], enabled = true): number | undefined {
  const calls = [...new Set(counts.map((count) => count.call))];
  const answers = useQueries({ queries: calls.map((path) => ({ ...waitingQuery(path), enabled })) });
  if (answers.every(({ data }) => data === undefined)) return undefined;
  const numberOf = (path: string, field: string) => answers[calls.indexOf(path)]?.data?.[field] ?? 0;
  return counts.reduce(
    (sum, count) => sum + count.fields.reduce((part, field) => part + numberOf(count.call, field), 0),
    0,
  );
}
