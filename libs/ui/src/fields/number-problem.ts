import { fieldText } from '@toam/contracts/texts/field';
import type { NumberProblem } from '@toam/domain/number-input';

/** Message for digits that could not be read. */
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

/** Removes letters and signs. Digits, points and the comma stay, and the parser checks the whole text. */
export const numericOnly = (text: string): string => text.replace(/[^\d.,]/g, '');
