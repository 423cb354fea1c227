import { call } from '@toam/api-client/call';
import { endpoint } from '@toam/contracts/endpoint';
import { z } from 'zod';

/** What remote.json names as a count's call: the area's own contract says more, this is all that a number needs. */
const countCall = (path: string) =>
  endpoint({
    method: 'GET',
    path: path as `/${string}`,
    summary: 'How much waits',
    access: 'signedIn',
    data: z.record(z.string(), z.number()),
  });

/** Asks the API how much waits. @throws CallFailed */
export const countWaiting = (path: string, signal: AbortSignal): Promise<Record<string, number>> =>
  call(countCall(path), {}, signal);
