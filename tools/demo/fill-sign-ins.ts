import { db } from '../../apps/api/src/db/db';
import { fingerprint, newToken } from '../../apps/api/src/sessions/token';
import { sessions } from '../../apps/api/src/sessions/session.schema';
import { loginTracks } from '../../apps/api/src/sign-ins/login-track.schema';
import type { Brokerage } from './brokerage';
import type { DemoSignIn } from './people/sign-ins';
import { insertInParts, writeInParts } from './rows';

const yearOfMilliseconds = 365 * 86_400_000;

/** Writes sign-ins. Sessions that are still open have tokens that nobody knows. */
export async function insertSignIns({ signIns }: Brokerage, staffIds: number[]): Promise<void> {
  const live = signIns.filter(({ seen }) => seen !== null);
  const sessionIds = await insertInParts(
    live.map(({ person, ip, device, at, seen }) => ({
      ...{ user_id: staffIds[person]!, token_hash: fingerprint(newToken()), ip, device, created_at: at },
      ...{ last_seen_at: seen ?? at, expires_at: new Date(at.getTime() + yearOfMilliseconds) },
    })),
    (part) => db().insert(sessions).values(part).returning({ id: sessions.id }),
  );
  const sessionOf = new Map<DemoSignIn, number>(live.map((one, index) => [one, sessionIds[index]!]));
  const tracks = signIns.map((one) => ({
    ...{ user_id: staffIds[one.person]!, session_id: sessionOf.get(one) ?? null, ip: one.ip, device: one.device },
    ...{ latitude: one.place?.latitude, longitude: one.place?.longitude, address: one.place?.address },
    ...{ located_by: one.place && ('browser' as const), created_at: one.at },
  }));
  await writeInParts(tracks, (part) => db().insert(loginTracks).values(part));
}
