import { signInText } from '@toam/contracts/texts/sign-in';
import type { GeoPoint } from '@toam/domain/map/geo';
import { tx } from '../../db/db';
import { needsOutside, placeDecimals } from '../../geocoder/geocoder';
import { nearestDistrict } from '../../geocoder/nearest-district';
import { HttpError } from '../../http/http-error';
import { enqueue } from '../../jobs/enqueue';
import type { Session } from '../../sessions/find-session';
import { findSignInPlace } from '../../sign-ins/find-place';
import { lockSignInOf, setPlace } from '../../sign-ins/sign-in.queries';
import { publishSignIns } from '../../sign-ins/publish-sign-ins';

/** To the metre: finer says more about a person than the page needs. */
const rounded = (degrees: number): number => Number(degrees.toFixed(placeDecimals));

/** Who is told later than this is told where somebody is now, not where they signed in. Milliseconds. */
const soonEnough = 24 * 60 * 60 * 1000;

/**
 * Notes where a session was begun, as its browser tells. The first told stands: a sign-in happened in one place. The
 * district is known at once, the address when the job has asked the geocoder. D69.
 * @throws HttpError not_found where the sign-in is older than what is kept, conflict a day after it
 */
export const trackLocation = ({ id, actor }: Session, place: GeoPoint): Promise<void> =>
  tx(async () => {
    const track = await lockSignInOf(id);
    if (!track) throw new HttpError('not_found', signInText.noSignIn);
    if (track.located_by === 'browser') return;
    if (Date.now() - track.created_at.getTime() > soonEnough) throw new HttpError('conflict', signInText.tooLate);
    const point = { latitude: rounded(place.latitude), longitude: rounded(place.longitude) };
    await setPlace(track.id, { ...point, address: nearestDistrict(point), located_by: 'browser' });
    if (needsOutside(point)) await enqueue(findSignInPlace, { track_id: track.id });
    await publishSignIns(actor.id, actor.id);
  });
