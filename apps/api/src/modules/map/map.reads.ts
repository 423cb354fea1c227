import { plain } from '@toam/domain/vietnamese';
import { districtCentres } from '../../geocoder/district-centres';
import { listChoices } from '../options/options.reads';

/** The dictionary's Quận/Huyện whose centre is known. A company may have renamed or added some. Radius: km. */
export async function readDistrictPlaces() {
  const provinces = await listChoices(['province']);
  return provinces.flatMap(({ id, value }) => {
    const centre = districtCentres.find(({ name }) => plain(name) === plain(value.trim()));
    return centre ? [{ ...centre, id, name: value }] : [];
  });
}
