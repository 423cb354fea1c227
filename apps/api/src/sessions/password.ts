import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's second recommendation: 19 MiB, two passes. About 30 ms a hash on the office's machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the PHC string to store */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummy: Promise<string> | undefined;

/**
 * Whether the password is the stored one. Without a stored hash it spends the same time and says no,
 * so that an answer's timing does not tell who has an account.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return Boolean(stored) && matches;
}
