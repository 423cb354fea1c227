import { roundDegrees, type GeoPoint } from '@toam/domain/map/geo';
import { districtCentres } from '../../../apps/api/src/geocoder/district-centres';
import type { District, Ward } from '../places';
import type { Random } from '@toam/domain/random';

const degreesPerKm = 1 / 111.3;
/** The golden angle: turns by it never line up. Wards are placed around a district's centre like seeds in a sunflower. */
const goldenAngle = 2.399_963;

const move = ({ latitude, longitude }: GeoPoint, km: number, angle: number): GeoPoint => ({
  latitude: roundDegrees(latitude + km * Math.sin(angle) * degreesPerKm),
  longitude: roundDegrees(longitude + (km * Math.cos(angle) * degreesPerKm) / 0.982),
});

/** The blocks of a project are a street apart. All flats of a block have the same position. */
const blockGap = 0.12;

interface Site {
  district: District;
  ward: Ward;
  /** Index of the block in its project's list; null outside of projects. */
  block: number | null;
}

/**
 * A rough position for a house of this ward. One house in fourteen has none, because agents do not enter every position.
 * @throws if the district has no centre
 */
export function positionOf(r: Random, { district, ward, block }: Site): Partial<GeoPoint> {
  const centre = districtCentres.find(({ name }) => name === district.name);
  if (!centre) throw new Error(`no centre of ${district.name}`);
  const at = district.wards.indexOf(ward);
  const share = (at + 0.5) / district.wards.length;
  const middle = move(centre, centre.radius * 0.85 * Math.sqrt(share), at * goldenAngle);
  const isKnown = r.chance(13 / 14);
  const reach = (centre.radius * 0.75) / Math.sqrt(district.wards.length);
  const spot = move(middle, reach * Math.sqrt(r.next()), r.between(0, 2 * Math.PI));
  if (!isKnown) return {};
  return block === null ? spot : move(middle, blockGap * block, 0.6);
}
