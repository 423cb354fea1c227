import { lt, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { loginTracks } from './login-track.schema';

/** Deletes sign-ins after a year: as long as a session can last, and no longer than the page promises. */
export async function forgetSignIns(): Promise<void> {
  await db()
    .delete(loginTracks)
    .where(lt(loginTracks.created_at, sql`now() - interval '1 year'`));
}
