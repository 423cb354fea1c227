import { houseText } from '@toam/contracts/house/house.text';
import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import type { Actor } from '@toam/domain/actor';
import { auditNothing, addAuditEvent } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordManyChanges } from '../../../history/record-changes';
import { HttpError } from '../../../http-error';
import { dropWorkbook } from '../../../sheets/kept-workbook.writes';
import { emitChanges } from '../../../live/emit';
import { readActor } from '../people';
import { staffReaders } from '../publish-user';
import { addNewcomers, lockNewcomers } from './newcomers.queries';
import { type CheckedRow, checkStaffRows } from './check-staff-rows';
import { importedRows } from './imported-rows';
import { lockImport, writeImport } from './user-import.queries';

async function store(actor: Actor, checked: CheckedRow[], fileName: string): Promise<number[]> {
  const valid = checked.flatMap((row) => (row.body ? [{ row, body: row.body }] : []));
  const ids = await addNewcomers(valid.map(({ body }) => body));
  valid.forEach(({ row }, at) => (row.user_id = ids[at] ?? null));
  const new_value = `${houseText.historyCreated}. ${text.historyImported(fileName)}`;
  const made = ids.map((id) => ({ id, column: 'created_at', old_value: null, new_value }));
  await recordManyChanges(actor, 'User', made);
  await emitChanges('user', ids, actor.id, staffReaders);
  return ids;
}

/**
 * Makes staff of all valid rows in one transaction. They get no password until somebody downloads the passwords. Rows are checked again
 * under the locks of single saves, so that nobody becomes a duplicate. A second call changes nothing.
 * @throws HttpError not_found; invalid if no row is valid
 */
export const storeImport = (actor: Actor, importId: number): Promise<void> =>
  tx(async () => {
    const one = await lockImport(importId);
    if (!one?.rows) throw new HttpError('not_found', one ? text.rowsForgotten : text.notFound);
    if (one.stored_at) return auditNothing();
    const emails = (await checkStaffRows(actor, one.columns, one.rows)).flatMap(({ body }) => body?.email ?? []);
    await lockNewcomers(emails);
    const checked = await checkStaffRows(await readActor(actor), one.columns, one.rows);
    if (!checked.some(({ body }) => body)) throw new HttpError('invalid', text.nothingToStore);
    const user_ids = await store(actor, checked, one.file_name);
    await writeImport(importId, { ...importedRows(checked), user_ids, stored_at: new Date() });
    await dropWorkbook(one.workbook_id);
    addAuditEvent({ count: user_ids.length, detail: { import_id: importId, file: one.file_name } });
  });
