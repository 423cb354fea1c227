import { portalText } from '@toam/contracts/portal/portal.text';
import type { Portal } from '@toam/domain/post/portal';
import { HttpError } from '../../../http-error';
import { openSecret, UnreadableSecret } from '../../../secrets/secret-box';
import { portalPlace } from './portal-place';
import { portalIn } from './portal.queries';
import { findUser } from '../user.queries';

/** The credentials for signing in to a portal. */
export interface PortalAccount {
  name: string;
  password: string;
}

/**
 * A person's account of a portal with the decrypted password. Only the gateway that posts to the portal may use it. It must not get
 * into an answer, log, history or job. D102, D103.
 * @returns null for a person without one
 * @throws HttpError invalid if the stored password can no longer be decrypted: the person types it again
 */
export async function decryptPortalPassword(userId: number, portal: Portal): Promise<PortalAccount | null> {
  const user = await findUser(userId);
  if (!user) return null;
  const { name, password } = portalIn(user, portal);
  if (password === null) return null;
  try {
    return { name, password: openSecret(password, portalPlace(portal, userId)) };
  } catch (error) {
    if (error instanceof UnreadableSecret) throw new HttpError('invalid', portalText.passwordUnreadable);
    throw error;
  }
}

/** Whether a person has stored an account of a portal: its name and a password. */
export async function hasPortalAccount(userId: number, portal: Portal): Promise<boolean> {
  return (await readPortalName(userId, portal)) !== null;
}

/** The name of a person's account of a portal; null: they have none. */
export async function readPortalName(userId: number, portal: Portal): Promise<string | null> {
  const user = await findUser(userId);
  if (!user) return null;
  const { name, password } = portalIn(user, portal);
  return password === null ? null : name;
}
