import { withoutUnseen } from '@toam/domain/visible-text';
import { isCommonPassword, shortestPassword } from '@toam/domain/staff/password';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { authText } from './auth.text';

/** An existing password, typed again. The upper bound keeps hashing cheap. Specification 2 §5. */
export const typedPassword = z
  .string()
  .min(shortestPassword, authText.passwordTooShort)
  .max(128, authText.passwordTooLong);

/** The own password, typed again where a call asks for it to be sure who is there. */
export const currentPassword = z.string().min(1, authText.currentPasswordRequired).pipe(typedPassword);

/** A new password. */
export const newPassword = typedPassword.refine((password) => !isCommonPassword(password), authText.passwordCommon);

/** Exchanges email and password for a session. Refusals are 422, never 401: a typing error must not log anybody out (D2). */
export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin/email',
  summary: 'Sign in with email and password',
  access: 'public',
  limited: true,
  body: z.object({
    // pasted from a chat, an email brings characters that nobody sees
    email: z
      .string()
      .transform(withoutUnseen)
      .pipe(z.string().min(1, authText.emailRequired).max(254, authText.emailInvalid))
      .pipe(z.email(authText.emailInvalid)),
    password: z.string().min(1, authText.passwordRequired).max(128, authText.passwordTooLong),
  }),
  example: { body: { email: 'nhanvien@toam.vn', password: 'mat-khau-cua-toi' } },
  data: z.object({
    token: z.string(),
    id: z.number().int(),
    /** An admin set the password. The person must change it first (D67). */
    must_change_password: z.boolean(),
  }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/signout',
  summary: 'End this session, or every session of the user',
  access: 'signedIn',
  body: z.object({ all: z.boolean().default(false) }),
  example: { body: { all: false } },
  data: z.null(),
});

/** Ends every other session. The client then signs out of this one too. Specification 2 §5, 3 §4. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password/change',
  summary: 'Change the own password',
  access: 'signedIn',
  limited: true,
  body: z.object({
    old_password: typedPassword,
    new_password: newPassword,
  }),
  example: { body: { old_password: 'mat-khau-cu', new_password: 'mat-khau-moi' } },
  data: z.null(),
});
