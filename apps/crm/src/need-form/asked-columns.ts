import { HouseStatus } from '@toam/domain/house-values';
import { matchNeed, type FieldVerdict, type MatchedHouse } from '@toam/domain/matching';
import { wholePercents } from '@toam/domain/shares';
import type { NeedFormValues } from './need-form.values';

/** A house of which nothing is known: held against it, a need shows what it asks for. */
const unknownHouse: Omit<MatchedHouse, 'purpose'> = {
  ...{ status: HouseStatus.onSale, into_money: null, province: null, district: null },
  ...{ property_type: null, house_type: null, direction: [] },
  ...{ area: null, floor_area: null, number_bedroom: null, floors: null, width: null, wide_street: null },
};

export interface AskedColumn extends Pick<FieldVerdict, 'column' | 'mandatory'> {
  /** Of 100, whole: together they are 100. */
  points: number;
}

/** What the need asks for as it is typed, and what each wish is worth of the score's 100 points. D61. */
export function askedColumns(need: NeedFormValues): AskedColumn[] {
  const { fields } = matchNeed(need, { ...unknownHouse, purpose: need.purpose });
  const shares = wholePercents(fields.map(({ points }) => points));
  return fields.map(({ column, mandatory }, at) => ({ column, mandatory, points: shares[at]! }));
}
