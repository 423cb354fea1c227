import { houseLabel, houseText, type HouseLabelKey } from '@toam/contracts/texts/house';
import { fullMoney, shortMoneyText } from '@toam/domain/money-format';
import { formatNumber } from '@toam/ui/core';

const fees = new Set(['brokerage_fee', 'commission', 'type_news_value']);
const yesNo = new Set([
  'public',
  'public_approval',
  'web',
  'web_requested',
  'end_open',
  'dining_room',
  'terrace',
  'kitchen',
  'car_parking',
]);
const metres = new Set(['wide_street', 'width', 'length']);
const squareMetres = new Set(['area', 'floor_area']);

/** A column's name as the form has it; one that a newer API sends is shown as it came. */
export const changeLabel = (column: string): string =>
  column in houseLabel ? houseLabel[column as HouseLabelKey] : column;

/** '8,65 tỷ' where that says it exactly, else every digit. */
const priceWords = (dong: number) => (dong % 1_000_000 === 0 ? shortMoneyText(dong) : `${fullMoney(dong)} đ`);

const isDong = (number: number) => Number.isSafeInteger(number) && number >= 0;

/** A value of the history in words; null was or became empty. Shapes: libs/contracts history.endpoints. */
export function changeWords(column: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (column === 'into_money' && isDong(number)) return priceWords(number);
  if (fees.has(column) && isDong(number)) return `${fullMoney(number)} đ`;
  if (yesNo.has(column)) return number === 1 ? houseText.yes : houseText.no;
  if (column === 'status') return number === 1 ? houseText.stopped : houseText.onSale;
  if (column === 'purpose') return number === 1 ? houseText.purposeRent : houseText.purposeSell;
  if (squareMetres.has(column)) return `${formatNumber(number)} m²`;
  if (metres.has(column)) return `${formatNumber(number)} m`;
  return column === 'brokerage_rate' ? `${formatNumber(number)}%` : value;
}
