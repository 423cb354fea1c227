import { resetPassword } from '@toam/contracts/user/user.endpoints';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import { canResetPassword } from '@toam/domain/staff/user-access';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { hashPassword } from '../../../sessions/password';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { publishUser } from '../publish-user';
import { newPassword } from './new-password';
import { lockWithActor } from '../people';
import { givePassword } from '../user.queries';
import { serializeRecord } from '../user-serializer';

/**
 * Gives a person a random password, which only this answer contains. All their sessions end at once, and they choose their own
 * password at the next sign-in. Specification 2 §7, D67, D68.
 * @throws HttpError not_found; forbidden
 */
export const resetPasswordCall = handle(
  resetPassword,
  { audit: { action: 'password_reset', noun: 'user', record: 'user_id' } },
  async ({ actor, body: { user_id: userId } }) => {
    const password = newPassword();
    const hash = await hashPassword(password);
    const user = await tx(async () => {
      const { currentActor, user: before } = await lockWithActor(actor, userId);
      if (currentActor.id === before.id) throw new HttpError('forbidden', text.mayNotResetSelf);
      if (!canResetPassword(currentActor, before)) throw new HttpError('forbidden', text.mayNotTouch);
      const after = await givePassword(userId, hash);
      await recordChanges(currentActor, 'User', userId, [
        { column: 'password', old_value: null, new_value: text.newPassword },
      ]);
      await revokeSessions(userId);
      await publishUser(currentActor, after);
      return after;
    });
    return { user: await serializeRecord(user), password, message: text.passwordReset(user.name) };
  },
);
