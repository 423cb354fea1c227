import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { cellProblemText, zeroAddedText } from '@toam/contracts/sheet/import.text';
import { formerStaffChoices, staffImportText as text } from '@toam/contracts/user/staff-import.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { columnChoices } from '@toam/contracts/user/staff-choices';
import { type ImportedStaff, importedStaff } from '@toam/contracts/user/user-save.schema';
import { type Actor, type JobPosition, JobPosition as Position } from '@toam/domain/actor';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import type { RowRemark } from '@toam/domain/sheet/import-state';
import { type CellChoices, readCell } from '@toam/domain/sheet/read-cell';
import {
  hasNoManager,
  type ManagerChoices,
  managerChoices,
  needsManager,
  type StaffState,
} from '@toam/domain/staff/manager-choices';
import { type StaffImportColumn, staffImportColumns } from '@toam/domain/staff/staff-columns';
import { staffCellKind, type StaffHeads } from '@toam/domain/staff/staff-import';
import { canGiveRole } from '@toam/domain/staff/user-access';
import { sameName } from '@toam/domain/vietnamese';
import { withoutUnseen } from '@toam/domain/visible-text';
import type { ImportRow } from '../../../sheets/import/import.schema';
import { readStaffUniqueKeys } from './newcomers.queries';

type Said = Partial<Record<StaffImportColumn, string | number>>;

/** Values that belong to one person. Who has an email already cannot be doubled; the others may be a mistake. */
const unique = [
  { column: 'email', isError: true, taken: userSaveText.emailTaken, above: text.sameEmailAbove },
  { column: 'social_id', isError: false, taken: userSaveText.socialIdTaken, above: text.sameIdAbove },
  { column: 'phone_number', isError: false, taken: userSaveText.phoneTaken, above: text.samePhoneAbove },
] as const;

const keyOf = (column: string, value: string | number): string => `${column} ${String(value).toLowerCase()}`;

const positionOf = ({ job_position }: Said): JobPosition =>
  Object.values(Position).find((one) => one === job_position) ?? Position.staff;

type Colleague = Awaited<ReturnType<typeof readStaffUniqueKeys>>[number];

/** All staff and the rows above, for comparison with the rows of a file. */
class KnownStaff {
  private readonly active: Colleague[];
  /** The name of who has a value, and the first row with it. */
  private readonly holders: Map<string, string>;
  private readonly rows = new Map<string, number>();
  private readonly choices = new Map<JobPosition, ManagerChoices<StaffState>>();

  constructor(staff: Colleague[]) {
    this.active = staff.filter(({ status }) => status === 1);
    this.holders = new Map(
      staff.flatMap((one) =>
        unique.flatMap(({ column }) => (one[column] ? [[keyOf(column, one[column]), one.name] as const] : [])),
      ),
    );
  }

  /** Who has the value already: a colleague, and an earlier row. */
  whoHas(key: string, row: number): { name: string | undefined; above: number | undefined } {
    const above = this.rows.get(key);
    if (above === undefined) this.rows.set(key, row);
    return { name: this.holders.get(key), above };
  }

  /** The manager whom a row names by email or full name, and why the row's person cannot have that one, or none. D27. */
  managerOf(said: Said): { id: number | null; fault: string | null } {
    const position = positionOf(said);
    const choices = this.choicesAt(position);
    if (said.manager === undefined)
      return { id: null, fault: needsManager(position, choices) ? userSaveText.managerMissing : null };
    const named = String(said.manager);
    const [found, another] = this.named(named);
    if (!found) return { id: null, fault: text.managerUnknown(named) };
    if (another) return { id: null, fault: text.managerAmbiguous(named) };
    if (hasNoManager(position)) return { id: found.id, fault: userSaveText.managerNone };
    const isOffered = choices.list.some(({ id }) => id === found.id);
    return { id: found.id, fault: isOffered ? null : userSaveText.managerNotOffered };
  }

  /** Active people with this email, else with this full name. */
  private named(said: string): StaffState[] {
    const email = withoutUnseen(said).toLowerCase();
    const owner = this.active.filter((one) => one.email?.toLowerCase() === email);
    return owner.length > 0 ? owner : this.active.filter(({ name }) => sameName(name, said));
  }

  private choicesAt(position: JobPosition): ManagerChoices<StaffState> {
    const choices = this.choices.get(position) ?? managerChoices<StaffState>(position, this.active);
    this.choices.set(position, choices);
    return choices;
  }
}

const choices = new Map(
  staffImportColumns.map((column): [string, CellChoices | undefined] => {
    const choices = columnChoices(column);
    return [column, choices && [...choices, ...(formerStaffChoices[column] ?? [])]];
  }),
);

/** Reads the cells as their columns say. */
function read(cells: ImportCell[], columns: StaffHeads) {
  const reading = { said: {} as Said, errors: [] as RowRemark[], notes: [] as RowRemark[] };
  columns.forEach((column, at) => {
    if (column === null) return;
    const list = choices.get(column);
    const { value, zeroAdded, problem } = readCell(staffCellKind(column, list !== undefined), cells[at] ?? null, list);
    if (problem) reading.errors.push({ at, message: cellProblemText[problem] });
    if (zeroAdded) reading.notes.push({ at, message: zeroAddedText });
    if (value !== undefined) reading.said[column] = value;
  });
  return reading;
}

/** Notes errors and remarks in the row. @returns the person that it would make; null if it cannot make one */
function checkRow(actor: Actor, columns: StaffHeads, known: KnownStaff, row: ImportRow): ImportedStaff | null {
  const { said, errors, notes } = read(row.cells, columns);
  const mark = (list: RowRemark[], column: string, message: string): void => {
    const at = columns.findIndex((one) => one === column);
    // one reason per cell is enough
    if (at < 0) list.push({ at: null, message });
    else if (!list.some((one) => one.at === at)) list.push({ at, message });
  };
  const manager = known.managerOf(said);
  if (manager.fault !== null) mark(errors, 'manager', manager.fault);
  const parsed = importedStaff.safeParse({ ...said, manager: manager.id }, { error: invalidMessage });
  if (parsed.error)
    for (const [column, message] of Object.entries(fieldErrors(parsed.error))) mark(errors, column, message);
  for (const { column, isError, taken, above } of unique) {
    if (said[column] === undefined) continue;
    const found = known.whoHas(keyOf(column, said[column]), row.row);
    if (found.name !== undefined) mark(isError ? errors : notes, column, taken(found.name));
    if (found.above !== undefined) mark(isError ? errors : notes, column, above(found.above));
  }
  if (said.role === 1 && !canGiveRole(actor, said.role)) mark(errors, 'role', userSaveText.mayNotGiveRole);
  if (said.email === undefined) mark(notes, 'email', userSaveText.noEmailNoSignIn);
  Object.assign(row, { values: {}, errors, notes });
  return parsed.success && errors.length === 0 ? parsed.data : null;
}

/**
 * Checks rows as the form and the API do, one after the other, because earlier rows count; nothing is stored. Emails and numbers may be
 * taken later, so storing checks again. Specification 2 §5.
 * @returns of each row the person that it would make; null for one with errors
 */
export async function checkStaffRows(
  actor: Actor,
  columns: StaffHeads,
  rows: ImportRow[],
): Promise<(ImportedStaff | null)[]> {
  const known = new KnownStaff(await readStaffUniqueKeys());
  return rows.map((row) => checkRow(actor, columns, known, row));
}
