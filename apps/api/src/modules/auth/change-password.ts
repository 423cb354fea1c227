import { authText } from '@toam/contracts/auth/auth.text';
import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { demoPassword } from '../../env';
import { HttpError } from '../../http-error';
import { holdSession } from '../../sessions/hold-session';
import { hashPassword, isPassword } from '../../sessions/password';
import { revokeSessions } from '../../sessions/revoke-sessions';
import { users } from '../users/user.schema';
import { setOwnPassword } from '../users/users.writes';

interface Change {
  old_password: string;
  new_password: string;
}

interface Who {
  userId: number;
  sessionId: number;
  /** Only in a demo may somebody set the public password of the demo brokerage again (D67). */
  isProduction: boolean;
}

/**
 * Sets the actor's own password and ends all their other sessions. Specification 2 §5, issue 2 §3.
 * @throws HttpError invalid at `old_password` or `new_password`; unauthenticated if the session ended meanwhile
 */
export async function changeOwnPassword({ userId, sessionId, isProduction }: Who, change: Change): Promise<void> {
  if (change.new_password === change.old_password) refuse('new_password', authText.passwordUnchanged);
  if (isProduction && change.new_password === demoPassword) refuse('new_password', authText.demoPasswordRefused);
  const [before] = await db().select({ hash: users.password_hash }).from(users).where(eq(users.id, userId));
  if (!(await isPassword(before?.hash, change.old_password))) refuse('old_password', authText.oldPasswordWrong);
  const password_hash = await hashPassword(change.new_password);
  await tx(async () => {
    const demo_password = change.new_password === demoPassword;
    // Hashing takes a while. Meanwhile an admin may set another password or lock the account.
    if (!(await setOwnPassword(userId, before?.hash, { password_hash, demo_password })))
      refuse('old_password', authText.oldPasswordWrong);
    await holdSession({ id: sessionId });
    auditChange({ id: userId }, 'user', userId);
    await revokeSessions(userId, sessionId);
  });
}

function refuse(field: keyof Change, message: string): never {
  throw new HttpError('invalid', message, { errors: { [field]: message } });
}
