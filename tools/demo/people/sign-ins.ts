import type { GeoPoint } from '@toam/domain/map/geo';
import { placeDecimals } from '../../../apps/api/src/geocoder/geocoder';
import { nearestDistrict } from '../../../apps/api/src/geocoder/nearest-district';
import { districtCentres } from '../../../apps/api/src/geocoder/district-centres';
import type { Calendar } from '../calendar';
import type { Random } from '@toam/domain/random';
import type { DemoStaff } from './accounts';

/** A sign-in before it is stored; `person` is an index of the staff. */
export interface DemoSignIn {
  person: number;
  ip: string;
  device: string;
  /** The place from the browser; null if the user did not allow it. */
  place: (GeoPoint & { address: string | null }) | null;
  at: Date;
  /** The last use of its session, if the session is still open. */
  seen: Date | null;
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
type Weighted = ReadonlyArray<readonly [userAgent: string, weight: number]>;

const desktops: Weighted = [
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 6],
  [`${windows} coc_coc_browser/132.0.190 Chrome/126.0.190 Safari/537.36`, 3],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 2],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 1],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15', 1],
]; // prettier-ignore
const phones: Weighted = [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1', 4],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', 4],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36', 2],
]; // prettier-ignore

/** The brokerage's office, in Bình Thạnh. */
const office: GeoPoint = { latitude: 10.8012, longitude: 106.7109 };
/** Addresses reserved for examples (RFC 5737). */
const officeIp = '203.0.113.24';

const days = 240;
const day = 86_400_000;
/** Days without a sign-in of a locked account. */
const lockedFor = 20;

function near(r: Random, { latitude, longitude }: GeoPoint, spread: number): DemoSignIn['place'] {
  const moved = (degrees: number) => Number((degrees + r.between(-spread, spread)).toFixed(placeDecimals));
  const point = { latitude: moved(latitude), longitude: moved(longitude) };
  return { ...point, address: nearestDistrict(point) };
}

interface Habit {
  device: string;
  times: number;
  /** The device's IP address, and the centre and spread of its places. */
  from: () => { ip: string; around: GeoPoint; spread: number };
  /** Whether its browser may give the place. */
  tells: boolean;
}

/** A computer at the office, usually a phone that moves around, and sometimes a computer at home. */
function habitsOf(r: Random): Habit[] {
  const home = r.pick(districtCentres);
  const homeIp = `198.51.100.${r.whole(2, 250)}`;
  const desk = () => ({ ip: officeIp, around: office, spread: 0.0004 });
  const about = () => ({ ip: `192.0.2.${r.whole(2, 250)}`, around: r.pick(districtCentres), spread: 0.01 });
  const atHome = () => ({ ip: homeIp, around: home, spread: 0.004 });
  const habits = [{ device: r.weighted(desktops), times: r.whole(4, 16), from: desk, tells: r.chance(0.8) }];
  if (r.chance(0.85))
    habits.push({ device: r.weighted(phones), times: r.whole(2, 9), from: about, tells: r.chance(0.7) });
  if (r.chance(0.3))
    habits.push({ device: r.weighted(desktops), times: r.whole(1, 4), from: atHome, tells: r.chance(0.5) });
  return habits;
}

function signInsOf(r: Random, time: Calendar, person: number, isLocked: boolean): DemoSignIn[] {
  return habitsOf(r).flatMap(({ device, times, from, tells }) => {
    const moments = Array.from({ length: times }, () => time.working(r, days))
      .map((at) => (isLocked ? new Date(at.getTime() - lockedFor * day) : at))
      .sort((a, b) => a.getTime() - b.getTime());
    const goesOn = !isLocked && r.chance(0.75);
    return moments.map((at, index) => {
      const { ip, around, spread } = from();
      const isLast = index === moments.length - 1;
      const place = tells && r.chance(0.9) ? near(r, around, spread) : null;
      return { person, ip, device, place, at, seen: isLast && goesOn ? time.between(r, at, time.now) : null };
    });
  });
}

/** Everybody's sign-ins of some months. The last session of most devices is still open. A few colleagues never signed in. */
export const demoSignIns = (r: Random, time: Calendar, staff: readonly DemoStaff[], accounts: number): DemoSignIn[] =>
  staff
    .flatMap(({ status }, person) => {
      const own = r.fork(person);
      return person >= accounts && own.chance(0.06) ? [] : signInsOf(own, time, person, status === 0);
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
