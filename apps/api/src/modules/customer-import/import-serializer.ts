import type { CustomerImport, ImportRow } from '@toam/contracts/customer/customer-import.schema';
import type { Actor } from '@toam/domain/actor';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import {
  canDecideImport,
  canSeeImport,
  importUndoUntil,
  isImportOpen,
} from '@toam/domain/customer-import/customer-import-access';
import { importCellText } from '@toam/domain/customer-import/customer-import-head';
import { toEpoch } from '../../db/columns';
import { readLinkableCustomers } from '../customers/customer-links.reads';
import { readCustomersToMatch } from '../customers/customers.reads';
import type { ListedImport } from './customer-import.queries';
import type { CustomerImportRecord, ImportRowRecord } from './customer-import.schema';

/** Whether the import can be undone: it is stored, the period is not over, and its rows still exist. */
export const isUndoable = ({ state, stored_at, is_cleared }: CustomerImportRecord): boolean =>
  state === 'stored' && stored_at !== null && !is_cleared && Date.now() / 1000 < importUndoUntil(toEpoch(stored_at));

/** An import as this person may see it. */
export function serializeImport(actor: Actor, { one, user }: ListedImport): CustomerImport {
  const of = (name: string): number => one.counts[name] ?? 0;
  const storedAt = one.stored_at && toEpoch(one.stored_at);
  return {
    ...one,
    user,
    counts: {
      rows: one.row_count,
      ...{ valid: of('valid'), errors: of('errors'), duplicates: of('duplicates'), notes: of('notes') },
      ...{ skip: of('skip'), merge: of('merge'), create: of('create') },
    },
    outcome: { created: of('created'), merged: of('merged'), skipped: of('skipped'), failed: of('failed') },
    undone: { deleted: of('deleted'), given_back: of('given_back'), kept: of('kept') },
    can: {
      decide: canDecideImport(actor, one) && isImportOpen(one.state),
      read_again: canDecideImport(actor, one) && isImportOpen(one.state) && one.workbook_id !== null,
      undo: canSeeImport(actor, one) && isUndoable(one),
      see_rows: !one.is_cleared,
    },
    created_at: toEpoch(one.created_at),
    stored_at: storedAt,
    undone_at: one.undone_at && toEpoch(one.undone_at),
    undo_until: storedAt === null ? null : importUndoUntil(storedAt),
  };
}

const stateOf = ({ values, errors, same_customer_id, same_row }: ImportRowRecord): ImportRow['state'] => {
  if (!values) return 'unchecked';
  if (errors.length) return 'error';
  return same_customer_id !== null || same_row !== null ? 'duplicate' : 'valid';
};

/** Rows as the importer may see them. Of customers with the same number they see the name and the staff (D56). */
export async function serializeRows(
  actor: Actor,
  importer: Actor,
  { columns }: Pick<CustomerImportRecord, 'columns'>,
  list: ImportRowRecord[],
): Promise<ImportRow[]> {
  const ids = [...new Set(list.flatMap(({ same_customer_id }) => same_customer_id ?? []))];
  const same = await readLinkableCustomers(actor, ids);
  const owned = await readCustomersToMatch(ids);
  return list.map((row) => {
    const other = same.get(row.same_customer_id ?? 0);
    const owner = owned.get(row.same_customer_id ?? 0);
    const may_merge = owner ? canEditCustomer(importer, owner) : row.same_row !== null;
    return {
      ...row,
      id: row.row,
      cells: row.cells.map((cell, at) => importCellText(columns[at] ?? null, cell)),
      state: stateOf(row),
      same_phone: other
        ? { id: other.id, name: other.name, user: other.user, may_open: other.may_open, may_merge }
        : null,
      can_merge: may_merge,
    };
  });
}
