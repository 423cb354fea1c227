import { directions, HouseStatus } from '@toam/domain/house/house-values';
import type { NeedWish } from '@toam/domain/need/matching';
import { ManagerLevel, NeedStatus } from '@toam/domain/need-values';
import type { NewNeedRow } from '../../../apps/api/src/modules/needs/need.schema';
import type { Market, PlacedHouse } from '../market';
import { isShared } from '../houses/standing';
import { districts } from '../places';
import type { Random } from '@toam/domain/random';

/** A need before it is stored; people are indexes in the brokerage. */
export interface DemoNeed {
  customer: number;
  agent: number;
  /** Colleagues who share it. */
  staff: number[];
  created: Date;
  row: Omit<NewNeedRow, 'user_id' | 'customer_id' | 'staff' | 'id'>;
}

const million = 1_000_000;

const stories = [
  'Cần dọn vào trước Tết, ưu tiên nhà đã hoàn công',
  'Vợ chồng trẻ, gần trường tiểu học, hẻm yên tĩnh',
  'Mua để dành, sổ riêng, không tranh chấp',
  'Cần chỗ đậu ô tô trong nhà',
  'Gia đình ba thế hệ, cần phòng ngủ tầng trệt',
  'Vay ngân hàng khoảng 40 %, cần hồ sơ rõ ràng',
  'Thích khu an ninh, đi bộ ra công viên được',
  'Làm văn phòng ở tầng trệt, phía trên để ở',
] as const;

/** For sale and visible to colleagues: the houses that agents search. */
const isOffered = ({ standing, row }: PlacedHouse): boolean =>
  isShared(standing) && row.status === HouseStatus.onSale && row.public_approval === 1 && Boolean(row.into_money);

/** Budgets are round: quarters of a billion for a purchase, whole millions per month for rent. */
const rounded = (dong: number, purpose: 0 | 1) => {
  const step = purpose === 1 ? million : 250 * million;
  return Math.max(step, Math.round(dong / step) * step);
};

const sharings = [
  [{}, 6],
  [{ manager: ManagerLevel.direct }, 2],
  [{ manager: ManagerLevel.direct, manager_role: 1 }, 1],
  [{ manager: ManagerLevel.all }, 1],
] as const;

const requirements: ReadonlyArray<readonly [NeedWish[], number]> = [
  [[], 8],
  [['price', 'province', 'property_type'], 3],
  [['price', 'province', 'number_bedroom'], 2],
  [['province', 'property_type'], 1],
];

const about = (r: Random, value: number | null | undefined, probability: number, factor: readonly [number, number]) =>
  value && r.chance(probability) ? Math.max(1, Math.floor(value * r.between(factor[0], factor[1]))) : null;

/** The district of a house that the customer liked, often one or two others, with a few wards of each. */
function places(r: Random, home: number, ward: number | null | undefined) {
  const others = r.some(districts, r.whole(0, 2)).map(({ id }) => id);
  const isOnlyHome = ward ? r.chance(0.2) : false;
  const chosen = districts.filter(({ id }) => id === home || (!isOnlyHome && others.includes(id)));
  const some = r.fork('wards');
  const liked = chosen.flatMap((district) => {
    const wards = some.some(district.wards, some.whole(2, 4));
    const own = district.wards.find(({ id }) => id === ward);
    return own && !wards.includes(own) ? [own, ...wards] : wards;
  });
  const names = [chosen, liked].map((list) => list.map(({ name }) => name).join(', '));
  return { province: chosen.map(({ id }) => id), districts: liked.map(({ id }) => id), place: names.join(' · ') };
}

/** The wishes of a customer who would like a house of this kind, but rarely exactly this one. */
function wishes(r: Random, { row }: PlacedHouse): DemoNeed['row'] {
  const purpose = row.purpose ?? 0;
  const price = row.into_money ?? 0;
  const middle = price * r.between(0.92, 1.1);
  const max_price = rounded(middle * 1.15, purpose);
  const whole = r.fork('whole');
  const fallback = {
    house_type: whole.some([1, 2, 3], 2),
    request_direction: whole.some(directions, whole.whole(2, 8)),
  };
  const asked: DemoNeed['row'] = {
    purpose,
    ...places(r, row.province!, row.district),
    property_type: row.property_type ? [row.property_type] : [],
    house_type: row.house_type && r.chance(0.6) ? [...new Set([row.house_type, ...r.some([1, 2, 3], 1)])] : [],
    request_direction: r.chance(0.35) ? r.some(['Đông', 'Đông Nam', 'Nam', 'Tây Nam', 'Bắc'], 2) : [],
    min_price: Math.min(rounded(middle * 0.8, purpose), max_price),
    max_price,
    money_unit: purpose === 1 || max_price < 1_000 * million ? 'mil' : 'bil',
    area: about(r, row.area ?? row.floor_area, 0.7, [0.75, 1.1]),
    floors: about(r, row.floors, 0.5, [0.6, 1.1]),
    number_bedroom: about(r, row.number_bedroom, 0.7, [0.7, 1.1]),
    min_width: about(r, row.width, 0.4, [0.8, 1]),
    road_area: about(r, row.wide_street, 0.35, [0.7, 1.2]),
    require_column: r.weighted(requirements),
    description: r.chance(0.6) ? r.pick(stories) : null,
  };
  // the form requires these; a customer without a preference has several
  return {
    ...asked,
    house_type: asked.house_type?.length ? asked.house_type : fallback.house_type,
    request_direction: asked.request_direction?.length ? asked.request_direction : fallback.request_direction,
  };
}

/** Needs of the last months, for each agent's own customers. `staff@toam.vn` has one of each kind of sharing. */
export function demoNeeds(r: Random, brokerage: Market, count: number): DemoNeed[] {
  const { staff, customers, houses, calendar } = brokerage;
  const offered = houses.filter(isOffered);
  const tour = staff.findIndex(({ email }) => email === 'staff@toam.vn');
  const ofTour = customers.flatMap(({ agent }, index) => (agent === tour ? [index] : []));
  const colleagues = staff.flatMap(({ busy }, index) => (busy > 0 ? [index] : []));
  return Array.from({ length: count }, (_, index): DemoNeed => {
    const own = r.fork(index);
    // the tour's needs first, in every size
    const customer = index < 12 && ofTour.length > 0 ? own.pick(ofTour) : own.whole(0, customers.length - 1);
    const { agent, created: known } = customers[customer]!;
    const created = calendar.between(
      own,
      new Date(Math.max(known.getTime(), calendar.ago(150).getTime())),
      calendar.now,
    );
    const shared = own.chance(0.25)
      ? own.some(
          colleagues.filter((one) => one !== agent),
          own.whole(1, 2),
        )
      : [];
    return {
      customer,
      agent,
      staff: shared,
      created,
      row: {
        ...wishes(own, own.pick(offered)),
        ...own.weighted(sharings),
        staff_role: shared.length > 0 && own.chance(0.5) ? 1 : 0,
        status: own.chance(0.15) ? NeedStatus.resolved : NeedStatus.unresolved,
        customer_vouched: true,
      },
    };
  }).sort((a, b) => a.created.getTime() - b.created.getTime());
}
