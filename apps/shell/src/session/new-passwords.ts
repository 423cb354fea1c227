import { newPassword, typedPassword } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/texts/auth';
import { z } from 'zod';

/** What a person types to change the password, repeated so that a slip locks nobody out. Specification 2 §5. */
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
