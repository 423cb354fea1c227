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
    case 'negative':
      return fieldText.negative;
    case 'notANumber':
      return fieldText.notANumber;
  }
}

/**
 * Removes letters. Digits, points and the comma stay, and the parser checks the whole text. So do signs: without its minus a pasted
 * "-5" would become another number.
 */
export const numericOnly = (text: string): string => text.replace(/[^\d.,()−-]/g, '');
