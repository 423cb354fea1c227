import { releaseSignIn } from '@toam/contracts/sign-in/sign-in.endpoints';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { userText } from '@toam/contracts/user/user.text';
import { canResetPassword } from '@toam/domain/staff/user-access';
import { and, eq, isNull } from 'drizzle-orm';
import { auditChange } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { users } from '../users/user.schema';
import { releaseAttempts } from '../auth/sign-in-attempts.writes';

/**
 * Lets a person sign in again who is locked out by wrong passwords, their own or a guesser's. Everybody who may reset the person's
 * password may do it.
 */
export const releaseSignInCall = handle(
  releaseSignIn,
  { audit: { action: 'sign_in_release', noun: 'user' } },
  ({ actor, body: { user_id } }) =>
    tx(async () => {
      const { id, name, email, role } = users;
      const [person] = await db()
        .select({ id, name, email, role })
        .from(users)
        .where(and(eq(users.id, user_id), isNull(users.deleted_at)));
      if (!person) throw new HttpError('not_found', userText.notFound);
      if (!canResetPassword(actor, person)) throw new HttpError('forbidden', signInText.mayNotRelease);
      const released = person.email === null ? 0 : await releaseAttempts(person.email);
      auditChange(actor, 'user', user_id);
      return { released, message: signInText.released(person.name) };
    }),
);
