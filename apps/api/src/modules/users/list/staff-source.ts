import { isChoiceKind, staffChoices } from '@toam/contracts/user/staff-choices';
import { type StaffColumnName, staffColumns } from '@toam/domain/staff/staff-columns';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ColumnSource, plainText, type SourceColumn, stored } from '../../../columnar/column-source';
import type { Condition } from '../../../columnar/condition';
import { newStaffNames, staffChanges } from '../staff-changes.schema';
import { sortedStaff } from '../staff-sorts.schema';
import { users } from '../user.schema';

/** Columns of `staff_sorts`, and the manager's. */
export type StaffKey =
  | keyof typeof sortedStaff.$inferSelect
  | 'manager_name'
  /** The search text as a joined one, whose words are known. */
  | 'texts';

export type StaffCondition = Condition<StaffKey>;

/** The values of a column that holds one of a list of texts; undefined for other columns. */
export function textChoices(name: StaffKey): readonly string[] | undefined {
  if (!(name in staffColumns)) return undefined;
  const { kind } = staffColumns[name as StaffColumnName];
  if (!isChoiceKind(kind)) return undefined;
  const choices: readonly (string | number)[] = staffChoices[kind];
  return typeof choices[0] === 'string' ? choices.map(String) : undefined;
}

/** The place of a text among others, from 1 on. */
export const placeAmong = (column: PgColumn, texts: readonly string[]) =>
  sql`array_position(${sql.param(`{${texts.join(',')}}`)}::text[], ${column})`;

/** Choices are kept as their places in the list of the forms, which is their order. */
function columnOf(name: string, column: PgColumn): SourceColumn {
  const choices = textChoices(name as StaffKey);
  return choices ? { kind: 'whole', value: placeAmong(column, choices) } : stored(column);
}

const columns = {
  ...Object.fromEntries(
    Object.entries(getTableColumns(sortedStaff)).map(([name, column]) => [name, columnOf(name, column)]),
  ),
  manager_name: plainText(sql`leader.name_order`),
} as Record<StaffKey, SourceColumn>;

/** People who are not deleted. */
export const staffSource: ColumnSource<StaffKey> = {
  name: 'staff',
  columns,
  joined: { name: 'texts', of: ['search'], hasId: false },
  sorted: (Object.keys(columns) as StaffKey[]).filter((name) => columns[name].kind === 'text'),
  from: sql`${sortedStaff} left join ${users} as leader on leader.id = ${sortedStaff.manager}`,
  id: sql`${sortedStaff.id}`,
  words: sql`array_to_string(f_words(${sortedStaff.search}), ' ')`,
  changes: staffChanges,
  names: [
    {
      changes: newStaffNames,
      rowsOf: (who) => sql`select ${sortedStaff.id} from ${sortedStaff} where ${sortedStaff.manager} = ${who}`,
    },
  ],
};
