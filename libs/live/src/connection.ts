import { isUnreachable } from '@toam/api-client/call-failed';
import { client } from '@toam/api-client/client';
import { create } from 'zustand';

/** Milliseconds that the line may be cut before anybody is told: a deploy's restart, a lift. */
const grace = 4000;
/** Milliseconds until the answer to whether the API is there. */
const timeout = 5000;

/** Milliseconds until it is asked again whether the API is back; spread, for an office must not ask in one beat. */
const askAgainAfter = () => 4000 + Math.random() * 2000;

/**
 * Whether the API can't be reached, or can't reach its database. The socket notices the former first, a call that nobody answers the
 * latter; a network that lets calls through but no sockets is no lost connection, so the API itself is asked before anybody is told.
 */
export const useConnection = create<{
  isLost: boolean;
  /** How often the API was doubted and was there. */
  answers: number;
}>(() => ({ isLost: false, answers: 0 }));

let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts doubts and answers to them: an answer that comes after the socket has opened again says nothing. */
let doubt = 0;

async function isThere(): Promise<boolean> {
  // without the session: the question is about the API, not about the person
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
  if (isLost) askIn(askAgainAfter()); // the socket may be open all the while: nothing else would tell that it is back
}

function askIn(milliseconds: number): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void ask();
  }, milliseconds);
}

/** The socket was cut, or could not be opened, or a call got no answer. */
export function doubtConnection(): void {
  if (useConnection.getState().isLost) void ask();
  else askIn(grace);
}

/** The socket is open, or nobody needs it any more. */
export function trustConnection(): void {
  clearTimeout(timer);
  timer = undefined;
  doubt += 1;
  useConnection.setState({ isLost: false });
}
