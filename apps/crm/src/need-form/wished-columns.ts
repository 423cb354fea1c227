import { type FieldVerdict, matchNeed, nothingKnown } from '@toam/domain/need/matching';
import { wholePercents } from '@toam/domain/shares';
import type { NeedFormValues } from './need-form.values';

export interface WishedColumn extends Pick<FieldVerdict, 'column' | 'mandatory'> {
  /** Of 100, whole: together they are 100. */
  points: number;
}

/** What the need asks for as it is typed, and what each wish is worth of the score's 100 points. D61. */
export function wishedColumns(need: NeedFormValues): WishedColumn[] {
  const { fields } = matchNeed(need, nothingKnown);
  const shares = wholePercents(fields.map(({ points }) => points));
  return fields.map(({ column, mandatory }, at) => ({ column, mandatory, points: shares[at]! }));
}
