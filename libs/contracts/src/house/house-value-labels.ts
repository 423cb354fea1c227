import { columnCalled } from '@toam/domain/house/house-columns';
import { fullMoney, shortMoneyText } from '@toam/domain/money/money-format';
import { writeNumber } from '@toam/domain/number-input';
import { houseLabel, houseText, type HouseLabelKey } from './house.text';

/** A column's label, as in the form. An unknown column of a newer API is shown by its own name. */
export const houseColumnLabel = (column: string): string =>
  Object.hasOwn(houseLabel, column) ? houseLabel[column as HouseLabelKey] : column;

const isDong = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
const inFull = (dong: number): string => `${fullMoney(dong)} đ`;

/** '8,65 tỷ' if that is exact, otherwise all digits. */
export const priceLabel = (dong: number): string => (dong % 1_000_000 === 0 ? shortMoneyText(dong) : inFull(dong));

/** '4,2 m', '1,5%' */
const measureLabel = (value: number, unit: string): string =>
  `${writeNumber(value)}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

/** A value in a house's history, as people read it; null: was or became empty. Shapes: `history.endpoints`. */
export function houseValueLabel(column: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const { kind, range } = columnCalled(column) ?? {};
  switch (kind) {
    case 'price':
      return isDong(number) ? priceLabel(number) : value;
    case 'fee':
    case 'portalFee':
      return isDong(number) ? inFull(number) : value;
    case 'flag':
    case 'boolean':
      return number === 1 ? houseText.yes : houseText.no;
    case 'status':
      return number === 1 ? houseText.stopped : houseText.onSale;
    case 'purpose':
      return number === 1 ? houseText.purposeRent : houseText.purposeSell;
    case 'number':
      return measureLabel(number, range?.unit ?? '');
    default:
      return value;
  }
}
