import type { AuditedChange } from '@toam/contracts/audit/audit';
import { houseText } from '@toam/contracts/house/house.text';

/** A `Date` is the time of a deletion. */
type Plain = string | number | boolean | Date | null | undefined;

function wordOf(value: Plain): string | null {
  if (value === null || value === undefined || value === '') return null;
  return value instanceof Date ? houseText.historyDeleted : String(value);
}

/**
 * The changed columns of a record without a history, with values as they are stored.
 * @param before null: the record is new; @param after null: it is deleted
 */
export function plainChanges<Column extends string>(
  columns: readonly Column[],
  before: Partial<Record<Column, Plain>> | null,
  after: Partial<Record<Column, Plain>> | null,
): AuditedChange[] {
  return columns
    .map((column) => ({ column, old_value: wordOf(before?.[column]), new_value: wordOf(after?.[column]) }))
    .filter(({ old_value, new_value }) => old_value !== new_value);
}
