import {
  longestNeedDescription,
  optionalNeedFields,
  requiredNeedFields,
  type NeedDetail,
  type needChange,
  type newNeed,
} from '@toam/contracts/request/request.schema';
import { needText } from '@toam/contracts/texts/need';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { Purpose } from '@toam/domain/house-values';
import type { NeedWish } from '@toam/domain/matching';
import { unitForPurpose, type MoneyUnit } from '@toam/domain/money-unit';
import { isPriceRange } from '@toam/domain/need-values';
import { changedFields } from '@toam/domain/three-way';
import { z } from 'zod';

/** What the fields hold, as the screen shows them; names are the wire's. Specification 2 §2, §3 "Request". */
export type NeedFormValues = {
  customer_id: number | null;
  purpose: Purpose;
  user_id: number | null;
  /** Quận/Huyện and Phường/Xã (D30). */
  province: number[];
  districts: number[];
  property_type: number[];
  house_type: number[];
  request_direction: string[];
  /** Whole VND, a month's for rent (D63). */
  min_price: number | null;
  max_price: number | null;
  /** How prices are typed; a month's units for rent. */
  money_unit: MoneyUnit;
  area: number | null;
  number_bedroom: number | null;
  floors: number | null;
  min_width: number | null;
  road_area: number | null;
  require_column: NeedWish[];
  description: string;
};
export type NeedField = keyof NeedFormValues;

/** A new need: buying, priced in billions. */
export const emptyNeed: NeedFormValues = {
  ...{ customer_id: null, purpose: Purpose.sell, user_id: null },
  ...{ province: [], districts: [], property_type: [], house_type: [], request_direction: [] },
  ...{ min_price: null, max_price: null, money_unit: 'bil' },
  ...{ area: null, number_bedroom: null, floors: null, min_width: null, road_area: null },
  ...{ require_column: [], description: '' },
};

const { user_id, require_column, description, ...minimums } = optionalNeedFields;
export { longestNeedDescription };

const isPrice = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** When the form may be saved: the API's own rules, field by field. Specification 2 §5. */
export const needFormSchema = z
  .object({
    ...requiredNeedFields,
    money_unit: z.enum(['mil', 'bil', 'mpm', 'bpm']),
    purpose: z.union([z.literal(0), z.literal(1)]),
    user_id: user_id.nullable(),
    ...minimums,
    require_column,
    description,
  })
  .refine(isPriceRange, {
    message: needText.priceOrder,
    path: ['max_price'],
    // As soon as both prices are there, however much else is missing.
    when: ({ value }) => {
      const { min_price, max_price } = value as Partial<NeedFormValues>;
      return isPrice(min_price) && isPrice(max_price);
    },
  });
/** Values that passed `needFormSchema`. */
export type ValidNeed = z.output<typeof needFormSchema>;

/** A stored need as the form shows it. */
export const valuesOf = (need: NeedDetail): NeedFormValues => ({
  ...{ customer_id: need.customer.id, purpose: need.purpose, user_id: need.user?.id ?? null },
  ...{ province: need.province, districts: need.districts },
  ...{ property_type: need.property_type, house_type: need.house_type, request_direction: need.request_direction },
  ...{ min_price: need.min_price, max_price: need.max_price },
  money_unit: unitForPurpose(need.money_unit, need.purpose),
  ...{ area: need.area, number_bedroom: need.number_bedroom, floors: need.floors },
  ...{ min_width: need.min_width, road_area: need.road_area },
  ...{ require_column: need.require_column, description: need.description ?? '' },
});

/** The wire knows two units, whatever the purpose; whose need it is only admins say. */
function wireOf(actor: Actor, { user_id: owner, money_unit, ...need }: ValidNeed) {
  const unit = unitForPurpose(money_unit, Purpose.sell) as 'mil' | 'bil';
  return { ...need, money_unit: unit, ...(isAdmin(actor) && owner !== null ? { user_id: owner } : {}) };
}

/** The body that creates the need. */
export const createBody = (actor: Actor, need: ValidNeed): z.input<typeof newNeed> => wireOf(actor, need);

/** Fields that go together: the API judges prices as a pair. */
const pairs: readonly (readonly NeedField[])[] = [
  ['min_price', 'max_price'],
  ['province', 'districts'],
];

interface NeedEdit {
  requestId: number;
  /** The version that `before` is. */
  version: number;
  before: NeedFormValues;
  after: NeedFormValues;
}

/** The body that changes the need: only what differs, with the version it was based on (D12); null where nothing does. */
export function changeBody(actor: Actor, { requestId, version, before, after }: NeedEdit) {
  const changed = new Set<string>(changedFields(before, after));
  for (const pair of pairs) if (pair.some((field) => changed.has(field))) pair.forEach((field) => changed.add(field));
  const all = Object.entries(wireOf(actor, needFormSchema.parse(after)));
  const fields = all.filter(([field]) => changed.has(field));
  if (fields.length === 0) return null;
  return { ...Object.fromEntries(fields), request_id: requestId, version } as z.input<typeof needChange>;
}
