import { type FieldVerdict, matchNeed, nothingKnown } from '@toam/domain/need/matching';
import { wholePercents } from '@toam/domain/shares';
import type { NeedFormValues } from './need-form.values';

export interface WishedColumn extends Pick<FieldVerdict, 'column' | 'mandatory'> {
  /** Share of 100, an integer. All shares add up to 100. */
  points: number;
}

/** The wishes typed so far, and how many of the score's 100 points each is worth. D61. */
export function wishedColumns(need: NeedFormValues): WishedColumn[] {
  const { fields } = matchNeed(need, nothingKnown);
  const shares = wholePercents(fields.map(({ points }) => points));
  return fields.map(({ column, mandatory }, at) => ({ column, mandatory, points: shares[at]! }));
}
