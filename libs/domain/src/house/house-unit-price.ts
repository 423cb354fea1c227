import { type Measured, measuredArea } from './house-area';
import { groupThousands } from '@toam/domain/number-input';
import { pricePerSquareMetre, shortMoneyText } from '@toam/domain/money/money-format';

interface Priced extends Measured {
  into_money: number | null;
}

const million = 1_000_000;
const roundTo = (dong: number, step: number) => Math.round(dong / step) * step;

/**
 * The price per square metre in short form: '139,5 tr/m²', '262 k/m²'. Uses the area that lists show. Null while price or area is
 * unknown.
 */
export function houseUnitPriceText(house: Priced): string | null {
  const area = measuredArea(house);
  const dong = house.into_money && area ? pricePerSquareMetre(house.into_money, area) : null;
  if (!dong) return null;
  if (dong >= million) return `${shortMoneyText(roundTo(dong, million / 10))}/m²`;
  return dong >= 1000 ? `${groupThousands(String(Math.round(dong / 1000)))} k/m²` : `${dong} đ/m²`;
}
