import { pointOf } from '@toam/domain/map/geo';
import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { db, tx } from '../db/db';
import { findRow } from '../db/rows';
import { addressAt, placeOfIp } from '../geocoder/geocoder';
import { oneOff } from '../jobs/one-off';
import { type LoginTrack, loginTracks } from './login-track.schema';
import { publishSignIns } from './publish-sign-ins';

type Found = Partial<Pick<LoginTrack, 'latitude' | 'longitude' | 'address' | 'located_by'>>;

/** The place of a sign-in in words: from the browser's coordinates if it sent any, else from the IP address. */
async function placeOf(track: LoginTrack): Promise<Found | null> {
  const point = track.located_by === 'browser' ? pointOf(track) : null;
  if (point) return { address: await addressAt(point) };
  const found = await placeOfIp(track.ip);
  return found && { ...found, located_by: 'ip' };
}

/** It calls outside services, so a job does it and not the sign-in. Tried again after 1, 2, 4 … minutes, for about an hour. */
export const findSignInPlace = oneOff({
  name: 'find-sign-in-place',
  data: z.object({ track_id: z.number().int() }),
  retries: 6,
  retryDelay: 60,
  work: async ({ track_id }) => {
    const track = await findRow(loginTracks, eq(loginTracks.id, track_id));
    const place = track && (await placeOf(track));
    if (!place) return;
    // if the browser sent its position meanwhile, that is better than the place of the IP address
    const asRead =
      track.located_by === 'browser' ? undefined : or(isNull(loginTracks.located_by), eq(loginTracks.located_by, 'ip'));
    await tx(async () => {
      const changed = await db()
        .update(loginTracks)
        .set(place)
        .where(and(eq(loginTracks.id, track_id), asRead))
        .returning({ id: loginTracks.id });
      if (changed.length > 0) await publishSignIns(track.user_id, null);
    });
  },
});
