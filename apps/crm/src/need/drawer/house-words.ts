import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { houseCustomersText } from '@toam/contracts/texts/house-customers';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { formatAgo, formatClock, formatDate, formatNumber } from '@toam/ui/core';
import { offeredText, shortcomings } from '@toam/pickers/need-words';

type Addressed = Pick<HouseRow, 'house_number' | 'house_address' | 'names'>;

/** '148/12 Nguyễn Văn Đậu' */
export const houseLine = ({ house_number, house_address }: Omit<Addressed, 'names'>): string =>
  [house_number, house_address].filter(Boolean).join(' ');

/** '148/12 Nguyễn Văn Đậu, Quận Bình Thạnh' */
export const houseAddress = (house: Addressed): string =>
  [houseLine(house), house.names.province].filter(Boolean).join(', ');

/** '62 m² · 4 tầng · 4 PN · Đông Nam'; what the house doesn't say is left out. */
export const houseFacts = (house: HouseRow): string =>
  [
    offeredText.area(house),
    house.floors !== null && text.floors(formatNumber(house.floors)),
    house.number_bedroom !== null && text.bedrooms(formatNumber(house.number_bedroom)),
    offeredText.request_direction(house),
  ]
    .filter(Boolean)
    .join(' · ');

/** '09:30, 21/11/2026' */
export const visitText = (seconds: number): string => text.visitAt(formatClock(seconds), formatDate(seconds));

/** What a row says last: the appointment, else who moved the house and when, else what keeps the score from 100. */
export function rowNote({ match, standing, target }: NeedHouse): string {
  const lacks = shortcomings(match);
  if (!standing || target === null) return lacks;
  if (standing.visit_at !== null) return `${text.visit}: ${visitText(standing.visit_at)}`;
  return standing.moved_by ? houseCustomersText.movedBy(standing.moved_by.name, formatAgo(standing.moved_at)) : lacks;
}
