import { isUnreachable } from '@toam/api-client/call-failed';
import { client } from '@toam/api-client/client';
import { create } from 'zustand';

/** Milliseconds for which a lost connection is not reported: a deploy's restart, a lift. */
const grace = 4000;
/** Timeout of the health check, in milliseconds. */
const timeout = 5000;

/** Milliseconds until the next health check while the API is away. It is random, so that an office does not send them all at once. */
const askAgainAfter = () => 4000 + Math.random() * 2000;

/**
 * Whether the API, or its database, is unreachable. The socket notices the first case early, a call without an answer the second. A
 * network that lets calls through but no sockets is not a lost connection. So a health check runs before anything is reported.
 */
export const useConnection = create<{
  isLost: boolean;
  /** How often a health check found the API reachable. */
  answers: number;
}>(() => ({ isLost: false, answers: 0 }));

let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts health checks and openings of the socket. An answer from before the latest one is ignored. */
let doubt = 0;

async function isThere(): Promise<boolean> {
  // without the session: the check is about the API, not about the person
  return client.get('/api/health', { timeout: timeout, headers: { authorization: false } }).then(
    () => true,
    (error) => !isUnreachable(error),
  );
}

async function ask(): Promise<void> {
  const asked = (doubt += 1);
  const isLost = !(await isThere());
  if (asked !== doubt) return;
  useConnection.setState(({ answers }) => ({ isLost, answers: isLost ? answers : answers + 1 }));
  if (isLost) askIn(askAgainAfter()); // the socket may stay open, so only another check notices that the API is back
}

function askIn(milliseconds: number): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void ask();
  }, milliseconds);
}

/** Call it when the socket is cut or cannot be opened, or a call gets no answer. */
export function doubtConnection(): void {
  if (useConnection.getState().isLost) void ask();
  else askIn(grace);
}

/** Call it when the socket is open, or nobody needs it any more. */
export function trustConnection(): void {
  clearTimeout(timer);
  timer = undefined;
  doubt += 1;
  useConnection.setState({ isLost: false });
}
