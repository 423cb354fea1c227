import { authText } from '@toam/contracts/auth/auth.text';
import { HttpError } from '../../http-error';
import type { Proving } from '../../references/from-modules';
import { isPassword } from '../../sessions/password';
import { inPasswordTurn } from '../../sessions/password-turns';
import { allowAttempt, forgiveAttempt } from './sign-in-limits';

/**
 * Looks at somebody's own password, as few times as at signing in: who found a session open could guess for ever. All calls that ask for it
 * count together.
 * @param field where the password stands in the body
 * @throws HttpError invalid at the field; too_many after ten wrong ones
 */
export async function provePassword<Field extends string>(
  { userId, ip, hash }: Proving,
  body: Record<Field, string>,
  field: Field,
): Promise<void> {
  const attempt = { account: `password of ${userId}`, ip, device: 'signed in' };
  const id = await allowAttempt(attempt);
  if (!(await inPasswordTurn('known', () => isPassword(hash, body[field])))) {
    const errors = { [field]: authText.oldPasswordWrong };
    throw new HttpError('invalid', authText.oldPasswordWrong, { errors });
  }
  await forgiveAttempt(id, attempt);
}
