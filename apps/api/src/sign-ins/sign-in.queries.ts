import { desc, eq } from 'drizzle-orm';
import { db } from '../db/db';
import { type LoginTrack, loginTracks } from './login-track.schema';

/** The sign-in of a session, locked until the transaction ends. */
export async function lockSignInOf(sessionId: number): Promise<LoginTrack | undefined> {
  const [found] = await db()
    .select()
    .from(loginTracks)
    .where(eq(loginTracks.session_id, sessionId))
    .orderBy(desc(loginTracks.id))
    .limit(1)
    .for('update');
  return found;
}

type Place = Pick<LoginTrack, 'latitude' | 'longitude' | 'address' | 'located_by'>;

export async function setPlace(trackId: number, place: Place): Promise<void> {
  await db().update(loginTracks).set(place).where(eq(loginTracks.id, trackId));
}
