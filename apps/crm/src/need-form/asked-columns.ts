import { HouseStatus } from '@toam/domain/house-values';
import { matchNeed, type FieldVerdict, type MatchedHouse } from '@toam/domain/matching';
import type { NeedFormValues } from './need-form.values';

/** A house of which nothing is known: held against it, a need shows what it asks for. */
const unknownHouse: Omit<MatchedHouse, 'purpose'> = {
  ...{ status: HouseStatus.onSale, into_money: null, province: null, district: null },
  ...{ property_type: null, house_type: null, direction: [] },
  ...{ area: null, floor_area: null, number_bedroom: null, floors: null, width: null, wide_street: null },
};

export interface AskedColumn extends Pick<FieldVerdict, 'column' | 'mandatory'> {
  /** Of 100, rounded. */
  points: number;
}

/** What the need asks for as it is typed, and what each wish is worth of the score's 100 points. D61. */
export function askedColumns(need: NeedFormValues): AskedColumn[] {
  const { fields } = matchNeed(need, { ...unknownHouse, purpose: need.purpose });
  const given = fields.reduce((sum, { points }) => sum + points, 0);
  return fields.map(({ column, mandatory, points }) => ({
    column,
    mandatory,
    points: Math.round((100 * points) / given),
  }));
}
