import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needWishLabel, needLabel, needStatusText, needText } from '@toam/contracts/texts/need';
import { Purpose } from '@toam/domain/house-values';
import { type ExportColumn, exportColumnsOf } from '../../sheets/export-column';

/** A row of the sheet: the list's, and how many houses fit the need now, where the sheet has that column. */
export type ExportedNeed = NeedRow & { matchings: number };

const { code, text, phone, number, money, moment } = exportColumnsOf<ExportedNeed>();

/** The key of the column that has to be counted for. */
export const matchingsKey = 'matchings';

const names = (values: string[]): string | null => values.join(', ') || null;

/** The columns of the list by their keys there; money is numbers that can be summed. D48. */
export const needExportColumns: Record<string, ExportColumn<ExportedNeed>> = {
  id: code(needLabel.id, ({ id }) => id),
  customer: text(needLabel.customer, ({ customer }) => customer.name, 200),
  phone_number: phone(needLabel.phone_number, ({ customer }) => customer.phone_number),
  purpose: text(needLabel.purpose, ({ purpose }) => (purpose === Purpose.rent ? needText.rent : needText.buy)),
  status: text(needLabel.status, ({ status }) => needStatusText[status]),
  place: text(needLabel.place, ({ place }) => place, 260),
  province: text(needLabel.province, (need) => names(need.names.province), 200),
  districts: text(needLabel.districts, (need) => names(need.names.districts), 200),
  property_type: text(needLabel.property_type, (need) => names(need.names.property_type)),
  house_type: text(needLabel.house_type, (need) => names(need.names.house_type)),
  min_price: money(needLabel.min_price, ({ min_price }) => min_price),
  max_price: money(needLabel.max_price, ({ max_price }) => max_price),
  request_direction: text(needLabel.request_direction, (need) => names(need.request_direction)),
  area: number(`${needLabel.area} (m²)`, ({ area }) => area),
  floors: number(needLabel.floors, ({ floors }) => floors),
  number_bedroom: number(needLabel.number_bedroom, ({ number_bedroom }) => number_bedroom),
  min_width: number(`${needLabel.min_width} (m)`, ({ min_width }) => min_width),
  road_area: number(`${needLabel.road_area} (m)`, ({ road_area }) => road_area),
  require_column: text(needLabel.require_column, (need) =>
    names(need.require_column.map((column) => needWishLabel[column])),
  ),
  description: text(needLabel.description, ({ description }) => description, 320),
  [matchingsKey]: number(needLabel.matchings, ({ matchings }) => matchings),
  recommended: number(needLabel.recommended, ({ counts }) => counts.recommended),
  seen: number(needLabel.seen, ({ counts }) => counts.seen),
  negotiating: number(needLabel.negotiating, ({ counts }) => counts.negotiating),
  done: number(needLabel.done, ({ counts }) => counts.done),
  disliked: number(needLabel.disliked, ({ counts }) => counts.disliked),
  user_id: text(needLabel.user_id, ({ user }) => user?.name ?? null, 180),
  staff: text(needLabel.staff, ({ staff }) => names(staff.map(({ name }) => name)), 200),
  created_at: moment(needLabel.created_at, ({ created_at }) => created_at),
  updated_at: moment(needLabel.updated_at, ({ updated_at }) => updated_at),
};
