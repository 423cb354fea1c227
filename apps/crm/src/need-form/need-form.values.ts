import {
  optionalNeedFields,
  requiredNeedFields,
  type NeedDetail,
  type needChange,
  type newNeed,
} from '@toam/contracts/need/need.schema';
import { needText } from '@toam/contracts/need/need.text';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { Purpose } from '@toam/domain/house/house-values';
import { moneyUnits, unitForPurpose, type MoneyUnit } from '@toam/domain/money/money-unit';
import { needNotes, noWishes, wishesOfNeed, type NeedWishes } from '@toam/domain/need/need-columns';
import { isPriceRange } from '@toam/domain/need-values';
import { perColumn } from '@toam/domain/record/columns';
import { changedFields } from '@toam/domain/record/three-way';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';
import { type FieldVerdict, matchNeed, nothingKnown } from '@toam/domain/need/matching';
import { wholePercents } from '@toam/domain/shares';

/** The values of the fields as the screen shows them. The names are those of the wire. Specification 2 §2, §3 "Request". */
export type NeedFormValues = Omit<NeedWishes, 'money_unit'> & {
  customer_id: number | null;
  user_id: number | null;
  /** The units of prices; units per month for rent. */
  money_unit: MoneyUnit;
} & Record<(typeof needNotes)[number], string>;
export type NeedField = keyof NeedFormValues;

/** Defaults of a new need: to buy, priced in billions. */
export const emptyNeed: NeedFormValues = {
  ...{ customer_id: null, user_id: null, ...noWishes },
  ...perColumn(needNotes, () => ''),
};

const isPrice = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The rules for saving: those of the API, field by field. Specification 2 §5. */
export const needFormSchema = z
  .object({
    ...requiredNeedFields,
    ...optionalNeedFields,
    money_unit: z.enum(moneyUnits),
    purpose: z.union([z.literal(0), z.literal(1)]),
    user_id: optionalNeedFields.user_id.nullable(),
  })
  .refine(isPriceRange, {
    message: needText.priceOrder,
    path: ['max_price'],
    // Runs as soon as both prices are there, even if other fields are missing.
    when: ({ value }) => {
      const { min_price, max_price } = value as Partial<NeedFormValues>;
      return isPrice(min_price) && isPrice(max_price);
    },
  });
/** Values that passed `needFormSchema`. */
type ValidNeed = z.output<typeof needFormSchema>;

/** A stored need as form values. */
export const valuesOf = (need: NeedDetail): NeedFormValues => ({
  ...{ customer_id: need.customer.id, user_id: need.user?.id ?? null },
  ...wishesOfNeed(need),
  money_unit: unitForPurpose(need.money_unit, need.purpose),
  ...perColumn(needNotes, (column) => need[column] ?? ''),
});

/** The wire has two units, whatever the purpose. Only admins set the need's staff. */
function wireOf(actor: Actor, { user_id: owner, money_unit, ...need }: ValidNeed) {
  const unit = unitForPurpose(money_unit, Purpose.sell) as 'mil' | 'bil';
  return { ...need, money_unit: unit, ...(isAdmin(actor) && owner !== null ? { user_id: owner } : {}) };
}

/** The body that creates the need. */
export const createBody = (actor: Actor, need: ValidNeed): z.input<typeof newNeed> => wireOf(actor, need);

/** Fields that are sent together: the API checks prices as a pair. */
const pairs: readonly (readonly NeedField[])[] = [
  ['min_price', 'max_price'],
  ['province', 'districts'],
];

/**
 * The body that changes the need: only changed fields, with the version they were based on (D12). Null if nothing
 * changed.
 */
export function changeBody(actor: Actor, requestId: number, { version, before, after }: Edit<NeedFormValues>) {
  const changed = new Set<string>(changedFields(before, after));
  for (const pair of pairs) if (pair.some((field) => changed.has(field))) pair.forEach((field) => changed.add(field));
  const all = Object.entries(wireOf(actor, needFormSchema.parse(after)));
  const fields = all.filter(([field]) => changed.has(field));
  if (fields.length === 0) return null;
  return { ...Object.fromEntries(fields), request_id: requestId, version } as z.input<typeof needChange>;
}

interface WishedColumn extends Pick<FieldVerdict, 'column' | 'mandatory'> {
  /** Share of 100, an integer. All shares add up to 100. */
  points: number;
}

/** The wishes typed so far, and how many of the score's 100 points each is worth. D61. */
export function wishedColumns(need: NeedFormValues): WishedColumn[] {
  const { fields } = matchNeed(need, nothingKnown);
  const shares = wholePercents(fields.map(({ points }) => points));
  return fields.map(({ column, mandatory }, at) => ({ column, mandatory, points: shares[at]! }));
}
