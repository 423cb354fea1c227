import { db } from '../db/db';
import { sessions } from './session.schema';
import { fingerprint, newToken } from './token';

const yearOfMilliseconds = 365 * 24 * 60 * 60 * 1000;

/** The origin of a sign-in. */
export interface Origin {
  ip: string;
  /** The browser's User-Agent, shortened. */
  device: string;
}

/** Starts a session of 365 days (D105). @returns its id, and the token, which is not stored */
export async function beginSession(userId: number, origin: Origin): Promise<{ id: number; token: string }> {
  const token = newToken();
  const [begun] = await db()
    .insert(sessions)
    .values({
      user_id: userId,
      token_hash: fingerprint(token),
      ip: origin.ip,
      device: origin.device.slice(0, 300),
      expires_at: new Date(Date.now() + yearOfMilliseconds),
    })
    .returning({ id: sessions.id });
  return { id: begun!.id, token };
}
