import { endSession, useSession } from '@toam/auth/session';
import { commonText } from '@toam/contracts/texts/common';
import { connectLive, disconnectLive, onLive } from '@toam/live/live';

const revoked = () => endSession({ text: commonText.sessionEnded, good: false });

/** Opens the tab's live socket for the session. If the account is locked, reset or signed out elsewhere, the tab leaves at once (D68). */
export function openLive(): void {
  const { token } = useSession.getState();
  if (token) connectLive({ token, onRevoked: revoked });
}

/** Runs a call that ends this session. The socket is closed first, because it would report the end as done elsewhere. */
export async function withoutLive<T>(end: () => Promise<T>): Promise<T> {
  disconnectLive();
  try {
    return await end();
  } catch (error) {
    openLive();
    throw error;
  }
}

onLive('session.revoked', revoked);
