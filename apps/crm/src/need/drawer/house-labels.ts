import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { visitToRemind } from '@toam/domain/visit/visit';
import { formatAgo, formatClock, formatDate, formatNumber } from '@toam/ui/core';
import { offeredText, shortcomings } from '@toam/pickers/need/need-labels';

type Addressed = Pick<HouseRow, 'house_number' | 'house_address' | 'names'>;

/** '148/12 Nguyễn Văn Đậu' */
export const houseLine = ({ house_number, house_address }: Omit<Addressed, 'names'>): string =>
  [house_number, house_address].filter(Boolean).join(' ');

/** '148/12 Nguyễn Văn Đậu, Quận Bình Thạnh' */
export const houseAddress = (house: Addressed): string =>
  [houseLine(house), house.names.province].filter(Boolean).join(', ');

/** '62 m² · 4 tầng · 4 PN · Đông Nam'. Empty values are left out. */
export const houseFacts = (house: HouseRow): string =>
  [
    offeredText.area(house),
    // Land has 0 of these.
    !!house.floors && text.floors(formatNumber(house.floors)),
    !!house.number_bedroom && text.bedrooms(formatNumber(house.number_bedroom)),
    offeredText.request_direction(house),
  ]
    .filter(Boolean)
    .join(' · ');

/** '09:30, 21/11/2026' */
export const visitText = (seconds: number): string => text.visitAt(formatClock(seconds), formatDate(seconds));

/**
 * 'qua nhu cầu #2208': the customer's other need through which the house was last moved. '' if it was this need, or if
 * nobody moved the house. Counts per need (lists, sheets) leave such a house out.
 */
export function throughOther(needId: number, { standing, target, priority }: NeedHouse): string {
  const isMoved = standing !== null && (target !== null || priority === 0);
  if (!isMoved || standing.request_id === needId) return '';
  return standing.request_id === null ? text.withoutNeed : text.through(standing.request_id);
}

/** Who moved the house and when; else the wishes that cost points. */
const movedNote = (need: NeedHead, { match, standing, house }: NeedHouse): string =>
  standing?.moved_by
    ? houseCustomersText.movedBy(standing.moved_by.name, formatAgo(standing.moved_at))
    : shortcomings(match, need, house);

/** The last line of a row: the appointment; else who moved the house and when; else the wishes that cost points. */
export function rowNote(need: NeedHead, row: NeedHouse): string {
  const { match, standing, target, house } = row;
  const through = throughOther(need.id, row);
  if (!standing || target === null) return [shortcomings(match, need, house), through].filter(Boolean).join(' · ');
  const visit = visitToRemind(standing, house, Date.now() / 1000);
  const note = visit === null ? movedNote(need, row) : `${text.visit}: ${visitText(visit)}`;
  return [note, through].filter(Boolean).join(' · ');
}
