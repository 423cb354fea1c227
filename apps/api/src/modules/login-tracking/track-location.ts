import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import type { GeoPoint } from '@toam/domain/map/geo';
import { tx } from '../../db/db';
import { needsOutside, placeDecimals } from '../../geocoder/geocoder';
import { nearestDistrict } from '../../geocoder/nearest-district';
import { HttpError } from '../../http-error';
import { enqueue } from '../../jobs/enqueue';
import type { Session } from '../../sessions/find-session';
import { findSignInPlace } from '../../sign-ins/find-place';
import { lockSignInOf, setPlace } from '../../sign-ins/sign-in.queries';
import { publishSignIns } from '../../sign-ins/publish-sign-ins';

/** Rounds to the metre. The page needs no finer position of a person. */
const rounded = (degrees: number): number => Number(degrees.toFixed(placeDecimals));

/** A location reported later than this may not be the place of the sign-in. Milliseconds. */
const soonEnough = 24 * 60 * 60 * 1000;

/**
 * Stores where a session began, as its browser reports it. Only the first report counts, because a sign-in happens in one place.
 * The district is known at once, the address after a job has asked the geocoder. D69.
 * @throws HttpError not_found if the sign-in is older than what is kept; conflict a day after the sign-in
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
