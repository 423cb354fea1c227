import { addressKey } from '@toam/domain/house/address';
import { houseCommission } from '@toam/domain/house/house-fee';
import { directions } from '@toam/domain/house/house-values';
import type { NewHouseRow } from '../../../apps/api/src/modules/houses/house.schema';
import { cities } from '../../../apps/api/src/seed/dictionary-values';
import type { Calendar } from '../calendar';
import { districts, pickStreet, someDistrict, type District, type Ward } from '../places';
import type { Random } from '@toam/domain/random';
import { HouseClass, PropertyType, someKind, type Kind } from './kinds';
import { street } from './lanes';
import { positionOf } from './position';
import { price } from './price';
import { demoProjects, type DemoProject } from './projects';
import { isShared, standingColumns, type Standing } from './standing';
import { descriptionOf, internalNote, keyWord, shortDescription, titleOf, type Spoken } from './words';

/** A house before it is stored: its row without the columns that depend on other tables (owner, customer, slug, counters). */
export interface DemoHouse {
  kind: Kind;
  standing: Standing;
  created: Date;
  updated: Date;
  /** Which of `demoProjects`, if any. */
  project: number | null;
  row: Omit<NewHouseRow, 'user_id' | 'customer_id' | 'slug' | 'project_id' | 'id'>;
}

interface Site {
  district: District;
  ward: Ward;
  street: string;
  project: number | null;
}

/** One realistic listing. */
export function demoHouse(r: Random, calendar: Calendar, standing: Standing): DemoHouse {
  const kind = someKind(r);
  const site = someSite(r, kind);
  const project = site.project === null ? null : (demoProjects[site.project] ?? null);
  const purpose = r.chance(kind.rent) ? 1 : 0;
  const house_type = r.weighted(kind.classes);
  const size = measure(r, kind);
  const lane = street(r, house_type);
  const direction = r.pick(directions);
  const spoken: Spoken = {
    type: kind.type,
    house_type,
    purpose,
    street: site.street,
    ward: site.ward.name,
    district: site.district.name,
    project: project?.name ?? null,
    block: null,
    floors: size.floors,
    bedrooms: size.number_bedroom,
    width: size.width,
    area: size.measure,
    direction,
    wideStreet: lane.wide_street,
  };
  const asked = price(r, {
    level: site.district.level,
    kind,
    house_type,
    area: size.measure,
    floors: size.floors,
    purpose,
    projectFactor: project?.factor ?? 0.9,
  });
  const fee = { ...asked, ...brokerage(r, purpose, asked.into_money) };
  const created = calendar.working(r, 365);
  const updated = r.chance(0.6) ? calendar.between(r, created, calendar.now) : created;
  return {
    kind,
    standing,
    created,
    updated,
    project: site.project,
    row: {
      ...texts(r, spoken, standing),
      ...address(r, kind, house_type, site, project),
      purpose,
      ...kindColumns(r, kind, house_type),
      ...lane,
      ...size.columns,
      direction: [direction],
      balcony_direction: kind.type === PropertyType.land ? [] : r.some(directions, r.whole(1, 2)),
      ...fee,
      commission: houseCommission({ ...fee }),
      ...standingColumns(r, standing),
      ...unfinished(r, standing),
      created_at: created,
      updated_at: updated,
    },
  };
}

function someSite(r: Random, kind: Kind): Site {
  if (kind.type === PropertyType.apartment && r.chance(0.82)) {
    const project = r.whole(0, demoProjects.length - 1);
    const found = demoProjects[project]!;
    const district = districts.find((one) => one.id === found.district)!;
    return { district, ward: district.wards.find((one) => one.id === found.ward)!, street: found.street, project };
  }
  const district = someDistrict(r);
  return { district, ward: r.pick(district.wards), street: pickStreet(r, district), project: null };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function measure(r: Random, kind: Kind) {
  const floors = r.weighted(kind.floors);
  if (kind.width === null) {
    const floor_area = Math.round(r.between(...kind.length) * (floors === 2 ? 1.5 : 1));
    const number_bedroom = Math.max(1, Math.min(4, Math.round(floor_area / 34)));
    return {
      floors,
      width: null,
      measure: floor_area,
      number_bedroom,
      columns: {
        floor_area,
        floors,
        number_bedroom,
        number_wc: Math.max(1, number_bedroom - r.whole(0, 1)),
        kitchen: 1,
        dining_room: r.chance(0.6) ? 1 : 0,
        terrace: 0,
        car_parking: r.chance(0.4) ? 1 : 0,
        end_open: 0,
      } as const,
    };
  }
  const width = tenth(r.between(...kind.width));
  const length = tenth(r.between(...kind.length));
  const area = tenth(width * length);
  const built = floors > 0 && kind.type !== PropertyType.warehouse;
  const number_bedroom =
    !built || kind.type === PropertyType.office
      ? 0
      : kind.type === PropertyType.rooms
        ? r.whole(8, 20)
        : Math.max(1, Math.min(8, floors + r.whole(-1, 1)));
  const rooms = built
    ? {
        number_bedroom,
        number_wc: Math.max(1, Math.min(20, number_bedroom + r.whole(-1, 1))),
        kitchen: 1 as const,
        dining_room: r.chance(0.5) ? (1 as const) : (0 as const),
      }
    : {};
  return {
    floors,
    width,
    measure: area,
    number_bedroom,
    columns: {
      width,
      length,
      area,
      floors,
      ...(floors ? { floor_area: Math.round(area * (floors === 1 ? 0.85 : 0.9) * floors) } : {}),
      ...rooms,
      terrace: built && floors > 1 && r.chance(0.7) ? 1 : 0,
      car_parking: r.chance(0.35) ? 1 : 0,
      end_open: r.chance(0.18) ? 1 : 0,
    } as const,
  };
}

function texts(r: Random, spoken: Spoken, standing: Standing) {
  const complete = isShared(standing) || r.chance(0.7);
  return {
    title: titleOf(r, spoken),
    description: complete ? descriptionOf(r, spoken) : null,
    descriptions: complete ? shortDescription(r, spoken) : null,
    key_word: complete ? keyWord(spoken) : null,
    internal_description: r.chance(0.5) ? internalNote(r) : null,
  };
}

/** '148/12' in an alley, '36' on a street, 'A12.05' in a block, 'Thửa 214' on land. */
function houseNumber(r: Random, kind: Kind, house_type: HouseClass): string {
  if (kind.type === PropertyType.land) return `Thửa ${r.whole(12, 980)}`;
  const alley =
    house_type === HouseClass.carAlley || house_type === HouseClass.trikeAlley || house_type === HouseClass.bikeAlley;
  const main = String(r.whole(3, 620)) + (r.chance(0.06) ? 'A' : '');
  return alley ? `${main}/${r.whole(1, 98)}${r.chance(0.22) ? `/${r.whole(1, 30)}` : ''}` : main;
}

function address(r: Random, kind: Kind, house_type: HouseClass, site: Site, project: DemoProject | null) {
  const house_number = houseNumber(r, kind, house_type);
  const block = project ? r.pick(project.blocks) : null;
  const at = block && project ? project.blocks.indexOf(block) : null;
  return {
    ...positionOf(r.fork('position'), { ...site, block: at }),
    house_number,
    house_address: site.street,
    province: site.district.id,
    district: site.ward.id,
    city: 1,
    address_key: addressKey(house_number, site.street),
    place: [site.ward.name, site.district.name, cities[0], project?.name].filter(Boolean).join(' '),
    block_section: block,
    floor_lot: block ? `Tầng ${r.whole(3, 34)}, căn ${String(r.whole(1, 16)).padStart(2, '0')}` : null,
  };
}

const kindColumns = (r: Random, kind: Kind, house_type: HouseClass) => ({
  property_type: kind.type,
  house_type,
  ownership:
    kind.type === PropertyType.apartment
      ? r.weighted([
          [1, 6],
          [4, 3],
          [5, 1],
        ])
      : r.weighted([
          [1, 12],
          [2, 2],
          [3, 1],
          [5, 0.6],
          [6, 0.4],
        ]),
});

/** Commission: one month's rent or half of it for a rental; 1 % of a sale unless agreed otherwise. */
const brokerage = (r: Random, purpose: 0 | 1, into_money: number) =>
  purpose === 1
    ? { brokerage_fee: r.chance(0.7) ? into_money : into_money / 2, brokerage_rate: 1 }
    : {
        brokerage_fee: r.chance(0.08) ? r.whole(4, 20) * 10_000_000 : null,
        brokerage_rate: r.weighted([
          [1, 8],
          [1.5, 1.4],
          [2, 1],
        ]),
      };

/** Some private houses lack data that sharing needs, so that the checklist has entries. */
const unfinished = (r: Random, standing: Standing) =>
  standing === 'private' && r.chance(0.12) ? { into_money: null, commission: null } : {};
