import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { MatchOnWire, NeedSummary } from '@toam/contracts/need/match.schema';
import { houseCustomersText as text } from '@toam/contracts/customer/house-customers.text';
import { needWishWord, needText } from '@toam/contracts/need/need.text';
import { housePrice, housePriceText } from '@toam/domain/house/house-price';
import { Purpose } from '@toam/domain/house/house-values';
import { shortfallOf } from '@toam/domain/need/match-shortfall';
import { houseMeasure, type NeedWish } from '@toam/domain/need/matching';
import { needColumns, needEntries, type NeedMinimum, needMinimums, needValues } from '@toam/domain/need/need-columns';
import { perColumn } from '@toam/domain/record/columns';
import { formatNumber } from '@toam/ui/core';

const isGiven = (bound: number | null): bound is number => bound !== null && bound > 0;
const metres = (value: number) => `${formatNumber(value)} m`;

/** "7 – 9 tỷ", "900 tr – 1,2 tỷ", "đến 18 tr/th"; '' if the need has no price. */
export function budgetText({
  purpose,
  min_price: min,
  max_price: max,
}: Pick<NeedSummary, 'purpose' | 'min_price' | 'max_price'>): string {
  if (!isGiven(min)) return isGiven(max) ? text.upTo(housePriceText(max, purpose)) : '';
  if (!isGiven(max)) return text.from(housePriceText(min, purpose));
  const [low, high] = [housePrice(min, purpose), housePrice(max, purpose)];
  return low.unit === high.unit
    ? `${low.number} – ${high.number} ${high.unit}`
    : `${low.number} ${low.unit} – ${high.number} ${high.unit}`;
}

const least = (value: number | null, write: (value: number) => string) =>
  isGiven(value) ? text.from(write(value)) : '';

/** "65 m²", "3" */
const measure = (column: NeedMinimum) => (value: number) =>
  [formatNumber(value), needColumns[column].range.unit].filter(Boolean).join(' ');

type Wanted = (need: NeedSummary) => string;

/** The customer's wish for one column: "từ 65 m²", "Bình Thạnh, Phú Nhuận". */
export const wantedText: Record<NeedWish, Wanted> = {
  price: budgetText,
  ...perColumn(
    needEntries,
    (column): Wanted =>
      ({ names }) =>
        names[column].join(', '),
  ),
  ...perColumn(
    needMinimums,
    (column): Wanted =>
      (need) =>
        least(need[column], measure(column)),
  ),
  ...perColumn(
    needValues,
    (column): Wanted =>
      (need) =>
        need[column].join(', '),
  ),
};

const known = (value: number | null, write: (value: number) => string) => (value === null ? '' : write(value));

type Offered = (house: HouseRow) => string;

/** The house's value of this column; '' if it has none. */
export const offeredText: Record<NeedWish, Offered> = {
  price: ({ into_money, purpose }) => known(into_money, (dong) => housePriceText(dong, purpose)),
  ...perColumn(
    needEntries,
    (column): Offered =>
      ({ names }) =>
        names[needColumns[column].house] ?? '',
  ),
  ...perColumn(
    needMinimums,
    (column): Offered =>
      (house) =>
        known(houseMeasure(column, house), measure(column)),
  ),
  ...perColumn(
    needValues,
    (column): Offered =>
      (house) =>
        house[needColumns[column].house].join(', '),
  ),
};

/** A need in one line, as in its drawer's title: "Mua · 7 – 9 tỷ · Nhà phố · Bình Thạnh · từ 65 m² · 3 PN". */
export const needLine = (need: NeedSummary): string =>
  [
    need.purpose === 1 ? needText.rent : needText.buy,
    budgetText(need),
    need.names.property_type.join(', '),
    // 'Phường 4' alone may be in any quận
    need.names.province.join(', '),
    wantedText.area(need),
    isGiven(need.number_bedroom) ? text.bedrooms(need.number_bedroom) : '',
    isGiven(need.floors) ? text.floors(need.floors) : '',
    isGiven(need.road_area) ? text.road(metres(need.road_area)) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The difference in price, in the unit of budgets: "0,4 tỷ". Small amounts such as "500 nghìn" are written in full. */
function priceGap(dong: number, purpose: NeedSummary['purpose']): string {
  const billions = formatNumber(dong / 1e9);
  return purpose === Purpose.sell && dong >= 1e7 ? `${billions} tỷ` : housePriceText(dong, purpose);
}

/** 'Gò Vấp' for 'Quận Gò Vấp', for use after a word that already says Quận; 'Quận 1' stays. */
const placeName = (name: string): string => name.replace(/^(Quận|Huyện|Phường|Xã) (?=\p{L})/u, '');

/** The word for a value that is too low; a price has none. */
const lackOf = (column: NeedWish): string => (column === 'price' ? '' : needColumns[column].lack);

/** Why one wish is not met, and by how much; '' if it is met. */
function shortcoming(column: NeedWish, need: NeedSummary, house: HouseRow): string {
  const lacks = shortfallOf(column, need, house);
  if (lacks === null) return '';
  switch (lacks.kind) {
    case 'over':
      return text.overBudget(priceGap(lacks.by, need.purpose));
    case 'under':
      return text.underBudget(priceGap(lacks.by, need.purpose));
    case 'short':
      return text.short(formatNumber(lacks.by), lackOf(column));
    case 'other':
      return text.other(lackOf(column), placeName(offeredText[column](house)));
    case 'unknown':
      return text.unknown(needWishWord[column]);
  }
}

const begun = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase('vi') + sentence.slice(1);

/** Why the score is below 100 and by how much, the largest loss first: "Quá ngân sách 0,4 tỷ · thiếu 1 m đường". */
export const shortcomings = ({ fields }: MatchOnWire, need: NeedSummary, house: HouseRow): string =>
  begun(
    fields
      .toSorted((a, b) => b.points - b.earned - (a.points - a.earned))
      .flatMap(({ column }) => shortcoming(column, need, house) || [])
      .join(' · '),
  ) || text.allMet;
