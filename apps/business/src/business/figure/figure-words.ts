import { figureUnitText } from '@toam/contracts/deal/business-figure.text';
import { type BusinessFigure, unitOfFigure } from '@toam/domain/business/business-figures';
import { fullMoney } from '@toam/domain/money/money-format';
import { formatNumber } from '@toam/ui/core';

/** An amount of a figure without its unit: '1.148.000.000', '4,6'. */
export const amountWords = (figure: BusinessFigure, amount: number): string =>
  unitOfFigure(figure) === 'dong' ? fullMoney(amount) : formatNumber(amount);

/** With its unit: '1.148.000.000 đ', '4,6%', '26 nhu cầu'. */
export function figureWords(figure: BusinessFigure, amount: number): string {
  const unit = unitOfFigure(figure);
  return `${amountWords(figure, amount)}${unit === 'percent' ? '' : ' '}${figureUnitText[unit]}`;
}
