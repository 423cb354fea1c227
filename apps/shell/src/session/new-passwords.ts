import { newPassword, typedPassword } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/auth/auth.text';
import { z } from 'zod';

/** The fields of a password change. The new password is typed twice, so that a typo locks nobody out. Specification 2 §5. */
export const newPasswords = z
  .object({
    current: typedPassword,
    next: newPassword,
    repeated: typedPassword,
  })
  .check(({ value: { current, next, repeated }, issues }) => {
    const say = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: next });
    if (next && next === current) say('next', authText.passwordUnchanged);
    if (repeated && next !== repeated) say('repeated', authText.passwordsDiffer);
  });
