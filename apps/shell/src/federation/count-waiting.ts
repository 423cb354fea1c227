import { call } from '@toam/api-client/call';
import { endpoint } from '@toam/contracts/endpoint';
import { z } from 'zod';

/** The call that remote.json names for a count. The remote's own contract has more detail; a number only needs this. */
const countCall = (path: string) =>
  endpoint({
    method: 'GET',
    path: path as `/${string}`,
    summary: 'How much waits',
    access: 'signedIn',
    data: z.record(z.string(), z.number()),
  });

/** Asks the API for the count. @throws CallFailed */
export const countWaiting = (path: string, signal: AbortSignal): Promise<Record<string, number>> =>
  call(countCall(path), {}, signal);
