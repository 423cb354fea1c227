import { fieldText } from '@toam/contracts/texts/field';
import type { NumberKind, NumberProblem } from '@toam/domain/number-input';

/** Message for a typed text that could not be read. The text itself stays in the field. D121 */
export function numberProblemText(found: NumberProblem, { decimals, unit = '' }: NumberKind): string {
  switch (found.problem) {
    case 'decimalPoint':
      return fieldText.useComma(found.suggestion);
    case 'tooPrecise':
      return decimals === 0 ? fieldText.wholeOnly : fieldText.maxDecimals(decimals);
    case 'unclear':
      return fieldText.unclear(...found.readings);
    case 'otherUnit':
      return fieldText.otherUnit(unit);
    case 'notANumber':
      return unit === 'tầng' ? fieldText.notStoreys : fieldText.notANumber;
    case 'tooLarge':
    case 'negative':
    case 'range':
    case 'turned':
    case 'sides':
      return fieldText[found.problem];
  }
}
