import { handedInWords } from '@toam/contracts/user/hand-over.text';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import { columnChoices } from '@toam/contracts/user/staff-choices';
import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { maxStaffRows, type UserImport, userImports } from '@toam/contracts/user/user-import.endpoints';
import type { Actor } from '@toam/domain/actor';
import { requiredOfStaff, type StaffImportColumn, staffImportColumns, widthOf } from '@toam/domain/staff/staff-columns';
import { staffCellText, type StaffHeads, staffTable } from '@toam/domain/staff/staff-import';
import { canDeleteUser } from '@toam/domain/staff/user-access';
import { toEpoch } from '../../../db/columns';
import { handle, moduleOf } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChanges } from '../../../live/emit';
import type { ImportRecord, ImportRow } from '../../../sheets/import/import.schema';
import {
  type ImportAnswers,
  importCalls,
  importOnWire,
  rowOnWire,
  stepCalls,
} from '../../../sheets/import/import-calls';
import { type ImportNoun, keepRow, recordImported, textColumn, type Work } from '../../../sheets/import/import-noun';
import { type SheetColumn, sheetWidth } from '../../../sheets/sheet';
import { markUserDeleted } from '../deletion/delete-user';
import { countHoldings } from '../deletion/holdings';
import { activeActor, readActor } from '../people';
import { staffReaders } from '../publish-user';
import { lockAgainstReferences, lockPeople } from '../user.queries';
import type { User } from '../user.schema';
import { checkStaffRows } from './check-staff-rows';
import { makePasswords } from './make-passwords';
import { addNewcomers, countWaiting, lockNewcomers, readSignedIn } from './newcomers.queries';

const headsOf = ({ columns }: ImportRecord) => columns as StaffHeads;

/**
 * Makes staff of rows. They get no password until somebody downloads the passwords. Rows are checked again under the locks of single
 * saves, so that nobody becomes a duplicate. @throws HttpError invalid if no row is valid any more
 */
async function storeRows({ actor, one }: Work, rows: ImportRow[]): Promise<void> {
  const emails = (await checkStaffRows(actor, headsOf(one), rows)).flatMap((body) => body?.email ?? []);
  await lockNewcomers(emails);
  const bodies = await checkStaffRows(await readActor(actor), headsOf(one), rows);
  const valid = rows.filter((_, at) => bodies[at]);
  if (valid.length === 0) throw new HttpError('invalid', importText.nothingToStore);
  const ids = await addNewcomers(bodies.flatMap((body) => body ?? []));
  for (const row of rows) row.outcome = 'failed';
  valid.forEach((row, at) => Object.assign(row, { outcome: 'created', record_id: ids[at]!, stored_version: 1 }));
  await recordImported(actor, 'User', ids, one);
  await emitChanges('user', ids, actor.id, staffReaders);
}

/** Why a person is kept; null if they are deleted. People who signed in have begun to work, and an edit is somebody's work, too. */
async function whyKept(actor: Actor, user: User, signedIn: Set<number>): Promise<string | null> {
  if (!canDeleteUser(actor, user)) return text.keptForbidden;
  if (signedIn.has(user.id) || !user.must_change_password) return text.keptSignedIn;
  if (user.version > 1) return text.keptChanged;
  const held = handedInWords(await countHoldings(user.id));
  return held === '' ? null : text.keptHolds(held);
}

/**
 * Deletes people softly, except those who have signed in, were edited, or have records. Their rows are locked, so that nobody gives them
 * records meanwhile. D11. @throws HttpError forbidden if the actor was locked meanwhile
 */
async function undoRows({ actor }: Work, rows: ImportRow[]): Promise<void> {
  const ids = rows.map(({ record_id }) => record_id!);
  const people = await lockPeople([actor.id, ...ids]);
  const currentActor = activeActor(people.get(actor.id));
  const signedIn = await readSignedIn(ids);
  for (const row of rows) {
    const user = people.get(row.record_id!);
    if (!user || user.deleted_at) continue;
    await lockAgainstReferences(user.id);
    const why = await whyKept(currentActor, user, signedIn);
    if (why === null) await markUserDeleted(currentActor, user);
    else keepRow(row, why);
  }
}

const staff: ImportNoun = {
  nouns: ['user'],
  sheet: {
    limits: { unpacked: 40_000_000, cell: 5000, timeout: 15_000 },
    mostRows: maxStaffRows,
    rules: staffTable,
    problemOf: (titles) => (staffTable.fieldsOf(titles).includes('name') ? null : importText.noHeads),
  },
  text: { ...text, sheetName: () => text.sheetName },
  cellText: (column, cell) => staffCellText(column as StaffImportColumn | null, cell),
  titleOf: (one, at) => staffLabel[headsOf(one)[at]!] ?? '',
  outcomes: (_actor, rows) => rows.map(({ record_id }) => (record_id === null ? '' : text.resultCreated(record_id))),
  steps: {
    check: async ({ actor, one }, rows) => void (await checkStaffRows(actor, headsOf(one), rows)),
    store: storeRows,
    text,
  },
  undo: undoRows,
};

const answers: ImportAnswers<UserImport, SheetImportRow> = {
  imports: async (actor, list) => {
    const waiting = await countWaiting(list.map(({ one }) => one.id));
    return list.map((listed) => ({
      ...importOnWire(staff, actor, listed),
      columns: headsOf(listed.one),
      waiting: waiting.get(listed.one.id) ?? 0,
      passwords_at: listed.one.passwords_at && toEpoch(listed.one.passwords_at),
    }));
  },
  rows: (actor, one, rows) => rows.map((row) => rowOnWire(staff, actor, one, row)),
};

const isRequired = (column: StaffImportColumn): boolean => (requiredOfStaff as readonly string[]).includes(column);

/** As wide as in the list, but 20 at least, with lists of values. */
const columnsOfTemplate = staffImportColumns.map((column): SheetColumn => {
  const label = staffLabel[column];
  const choices = columnChoices(column)?.map((choice) => choice.label);
  // the reader of headers ignores signs such as *
  const head = textColumn(isRequired(column) ? `${label} *` : label, Math.max(20, sheetWidth(widthOf(column) ?? 0)));
  return choices ? { ...head, choices } : head;
});

/** Import of staff from workbooks. Issue 5. */
export const staffImportModule = moduleOf([
  ...importCalls(staff, userImports, answers),
  ...stepCalls(staff, userImports, answers, {
    ...{ name: text.sheetName, columns: columnsOfTemplate, file: text.templateFile },
  }),
  handle(userImports.passwords, { audit: { action: 'password_reset', noun: 'user' } }, ({ actor, params }) =>
    makePasswords(actor, params.importId),
  ),
]);
