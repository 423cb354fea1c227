import { call } from '@toam/api-client/call';
import { endSession } from '@toam/auth/session';
import { signOut } from '@toam/contracts/auth/auth.endpoints';
import { shellText } from '@toam/contracts/texts/shell';
import { confirm } from '@toam/ui/core';
import { withoutLive } from './live-session';

/**
 * Ends this session at the API and in every tab of this browser. The person leaves whatever the API says: on a lost
 * connection the token is forgotten here and expires there.
 */
export async function signOutHere(): Promise<void> {
  await withoutLive(() => call(signOut, { body: {} })).catch(() => undefined);
  endSession();
}

/** Ends every session of the person, after asking. Must reach the API, so a failure is shown and nobody leaves. */
export async function signOutEverywhere(): Promise<void> {
  const question = { title: shellText.signOutAllSure, description: shellText.signOutAllNote, danger: true };
  const isDone = await confirm(question, () => withoutLive(() => call(signOut, { body: { all: true } })));
  if (isDone) endSession();
}
