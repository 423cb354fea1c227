import { call } from '@toam/api-client/call';
import { endSession } from '@toam/auth/session';
import { signOut } from '@toam/contracts/auth/auth.endpoints';
import { shellText } from '@toam/contracts/shell/shell.text';
import { confirm } from '@toam/ui/core';
import { withoutLive } from './live-session';

/**
 * Ends this session at the API and in every tab of this browser. The user leaves whatever the API answers. Without a connection
 * the browser forgets the token, and it expires at the API.
 */
export async function signOutHere(): Promise<void> {
  await withoutLive(() => call(signOut, { body: {} })).catch(() => undefined);
  endSession();
}

/** Ends all of the user's sessions after a confirmation. It must reach the API: on a failure it shows the error and stays. */
export async function signOutEverywhere(): Promise<void> {
  const question = { title: shellText.signOutAllSure, description: shellText.signOutAllNote, danger: true };
  const isDone = await confirm(question, () => withoutLive(() => call(signOut, { body: { all: true } })));
  if (isDone) endSession();
}
