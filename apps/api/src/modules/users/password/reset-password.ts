import { userSaveText as text } from '@toam/contracts/texts/user-save';
import type { Actor } from '@toam/domain/actor';
import { canResetPassword } from '@toam/domain/staff/user-access';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { Refusal } from '../../../http/refusal';
import { hashPassword } from '../../../sessions/password';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { announceUser } from '../announce-user';
import type { CreatedUser } from '../saving/create-user';
import { newPassword } from './new-password';
import { lockWithDoer } from '../people';
import { givePassword } from '../user.queries';
import { recordToWire } from '../user-wire';

/**
 * Gives somebody a random password that this answer alone holds; every session of theirs ends at once, and they choose their own at
 * the next sign-in. Specification 2 §7, D67, D68.
 * @throws Refusal not_found; forbidden
 */
export async function resetPassword(actor: Actor, userId: number): Promise<CreatedUser> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const user = await tx(async () => {
    const { doer, user: before } = await lockWithDoer(actor, userId);
    if (doer.id === before.id) throw new Refusal('forbidden', text.mayNotResetSelf);
    if (!canResetPassword(doer, before)) throw new Refusal('forbidden', text.mayNotTouch);
    const after = await givePassword(userId, hash);
    await recordChanges(doer, 'User', userId, [{ column: 'password', old_value: null, new_value: text.newPassword }]);
    await revokeSessions(userId);
    await announceUser(doer, after);
    return after;
  });
  return { user: await recordToWire(user), password, message: text.passwordReset(user.name) };
}
