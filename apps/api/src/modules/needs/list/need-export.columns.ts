import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needLabel, needStatusText, needText, needWishLabel } from '@toam/contracts/need/need.text';
import { Purpose } from '@toam/domain/house/house-values';
import {
  type NeedColumnName,
  needColumns,
  needColumnWidth,
  needEntries,
  type NeedMinimum,
  needMinimums,
  needNotes,
  needPrices,
  needValues,
} from '@toam/domain/need/need-columns';
import { columnsWith, perColumn } from '@toam/domain/record/columns';
import { type ExportColumn, exportColumnsOf } from '../../../sheets/export-column';

/** A row of the list. If the sheet has that column, also how many houses fit the need now. */
export type ExportedNeed = NeedRow & { matchings: number };

const { code, text, phone, number, money, moment } = exportColumnsOf<ExportedNeed>();

/** The key of the column that needs a count per row. */
export const matchingsKey = 'matchings';

/** Width of columns that the list shows inside others. Px. */
const widthOfNames = 200;

const names = (values: string[]): string | null => values.join(', ') || null;

const typed = (column: NeedColumnName, value: (need: ExportedNeed) => string | null): ExportColumn<ExportedNeed> =>
  text(needLabel[column], value, needColumnWidth(column) ?? widthOfNames);

/** "Diện tích tối thiểu (m²)" */
function measured(column: NeedMinimum): ExportColumn<ExportedNeed> {
  const { label, range } = needColumns[column];
  return number(range.unit ? `${label} (${range.unit})` : label, (need) => need[column]);
}

/** The columns of the list by key. Money is a number that can be summed. D48. */
export const needExportColumns: Record<string, ExportColumn<ExportedNeed>> = {
  id: code(needLabel.id, ({ id }) => id),
  customer: text(needLabel.customer, ({ customer }) => customer.name, 200),
  phone_number: phone(needLabel.phone_number, ({ customer }) => customer.phone_number),
  purpose: typed('purpose', ({ purpose }) => (purpose === Purpose.rent ? needText.rent : needText.buy)),
  status: typed('status', ({ status }) => needStatusText[status]),
  place: text(needLabel.place, ({ place }) => place, 260),
  ...perColumn(needEntries, (column) => typed(column, (need) => names(need.names[column]))),
  ...perColumn(needPrices, (column) => money(needLabel[column], (need) => need[column])),
  ...perColumn(needValues, (column) => typed(column, (need) => names(need[column]))),
  ...perColumn(needMinimums, measured),
  ...perColumn(columnsWith(needColumns, { kind: 'wishes' }), (column) =>
    typed(column, (need) => names(need[column].map((wish) => needWishLabel[wish]))),
  ),
  ...perColumn(needNotes, (column) => typed(column, (need) => need[column])),
  [matchingsKey]: number(needLabel.matchings, ({ matchings }) => matchings),
  recommended: number(needLabel.recommended, ({ counts }) => counts.recommended),
  seen: number(needLabel.seen, ({ counts }) => counts.seen),
  negotiating: number(needLabel.negotiating, ({ counts }) => counts.negotiating),
  done: number(needLabel.done, ({ counts }) => counts.done),
  disliked: number(needLabel.disliked, ({ counts }) => counts.disliked),
  user_id: typed('user_id', ({ user }) => user?.name ?? null),
  staff: typed('staff', ({ staff }) => names(staff.map(({ name }) => name))),
  created_at: moment(needLabel.created_at, ({ created_at }) => created_at),
  updated_at: moment(needLabel.updated_at, ({ updated_at }) => updated_at),
};
