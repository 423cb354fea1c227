import { fieldText } from '@toam/contracts/texts/field';
import type { NumberProblem } from '@toam/domain/number-input';

/** What to tell a person whose digits were not understood. */
export function numberProblemText(found: NumberProblem, maxDecimals: number): string {
  switch (found.problem) {
    case 'decimalPoint':
      return fieldText.useComma(found.suggestion);
    case 'tooPrecise':
      return maxDecimals === 0 ? fieldText.wholeOnly : fieldText.maxDecimals(maxDecimals);
    case 'tooLarge':
      return fieldText.tooLarge;
    case 'notANumber':
      return fieldText.notANumber;
  }
}

/** Letters and signs never enter a numeric field; digits, points and the comma do, and are judged as a whole. */
export const numericOnly = (text: string): string => text.replace(/[^\d.,]/g, '');
