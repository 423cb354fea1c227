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

type Marked = Awaited<ReturnType<typeof readStaffUniqueKeys>>[number];
type Value = string | number | undefined;

const positionOf = (said: Value): JobPosition => Object.values(Position).find((one) => one === said) ?? Position.staff;

const byKey = (staff: readonly Marked[], keyOf: (one: Marked) => string | null): Map<string, string> =>
  new Map(
    staff.flatMap((one) => {
      const key = keyOf(one);
      return key ? [[key, one.name]] : [];
    }),
  );

/** All staff, for comparison with the rows of a file. */
class KnownStaff {
  private readonly emails;
  private readonly phones;
  private readonly socialIds;
  private readonly active: Marked[];
  private readonly choices = new Map<JobPosition, ManagerChoices<StaffState>>();

  constructor(staff: Marked[]) {
    this.emails = byKey(staff, ({ email }) => email?.toLowerCase() ?? null);
    this.phones = byKey(staff, ({ phone_number }) => phone_number);
    this.socialIds = byKey(staff, ({ social_id }) => social_id);
    this.active = staff.filter(({ status }) => status === 1);
  }

  /** The name of the person who has it. */
  withEmail = (said: Value): string | undefined => this.emails.get(String(said ?? '').toLowerCase());
  withPhone = (said: Value): string | undefined => this.phones.get(String(said ?? ''));
  withSocialId = (said: Value): string | undefined => this.socialIds.get(String(said ?? ''));

  /** Active people with this email, else with this full name. */
  named(said: string): StaffState[] {
    const email = withoutUnseen(said).toLowerCase();
    const owner = this.active.filter((one) => one.email?.toLowerCase() === email);
    return owner.length > 0 ? owner : this.active.filter(({ name }) => sameName(name, said));
  }

  /** Why a new person at a position cannot have the manager; null if they can. D27. */
  managerFault(said: Value, managerId: number): string | null {
    const position = positionOf(said);
    if (hasNoManager(position)) return userSaveText.managerNone;
    const isOffered = this.choicesAt(position).list.some(({ id }) => id === managerId);
    return isOffered ? null : userSaveText.managerNotOffered;
  }

  /** Why a new person at a position must have a manager; null if they need none. D27. */
  noManagerFault(said: Value): string | null {
    const position = positionOf(said);
    return needsManager(position, this.choicesAt(position)) ? userSaveText.managerMissing : null;
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

type Said = Partial<Record<StaffImportColumn, string | number>>;

interface Reading {
  said: Said;
  errors: RowRemark[];
  notes: RowRemark[];
}

/** Reads the cells as their columns say. */
function read(cells: ImportCell[], columns: StaffHeads): Reading {
  const reading: Reading = { said: {}, errors: [], notes: [] };
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

/** Values of earlier rows in the file, for the columns in which values must be unique. */
class Above {
  private readonly rows = new Map<string, number>();

  /** @returns the earlier row with the value, else null */
  add(column: StaffImportColumn, value: string | number | undefined, row: number): number | null {
    if (value === undefined) return null;
    const key = `${column} ${String(value).toLowerCase()}`;
    const first = this.rows.get(key);
    if (first === undefined) this.rows.set(key, row);
    return first ?? null;
  }
}

/** Checks rows one after the other, because earlier rows count. */
class RowCheck {
  private readonly above = new Above();

  constructor(
    private readonly actor: Actor,
    private readonly columns: StaffHeads,
    private readonly known: KnownStaff,
  ) {}

  /** Notes errors and remarks in the row. @returns the person that it would make; null if it cannot make one */
  check(row: ImportRow): ImportedStaff | null {
    const reading = read(row.cells, this.columns);
    const fault = (column: StaffImportColumn, message: string, list = reading.errors): void => {
      const at = this.columns.indexOf(column);
      // one reason per cell is enough
      if (at < 0) list.push({ at: null, message });
      else if (!list.some((one) => one.at === at)) list.push({ at, message });
    };
    const manager = this.managerOf(reading.said, fault);
    const parsed = importedStaff.safeParse({ ...reading.said, manager }, { error: invalidMessage });
    if (parsed.error)
      for (const [column, message] of Object.entries(fieldErrors(parsed.error)))
        fault(column as StaffImportColumn, message);
    this.compare(reading.said, row.row, fault, reading.notes);
    Object.assign(row, { values: {}, errors: reading.errors, notes: reading.notes });
    return parsed.success && reading.errors.length === 0 ? parsed.data : null;
  }

  /** The manager whom a row names by email or full name. The position must allow this manager. D27. */
  private managerOf(said: Said, fault: (column: StaffImportColumn, message: string) => void): number | null {
    if (said.manager === undefined) {
      const missing = this.known.noManagerFault(said.job_position);
      if (missing) fault('manager', missing);
      return null;
    }
    const named = String(said.manager);
    const found = this.known.named(named);
    if (found.length !== 1) {
      fault('manager', found.length === 0 ? text.managerUnknown(named) : text.managerAmbiguous(named));
      return null;
    }
    const problem = this.known.managerFault(said.job_position, found[0]!.id);
    if (problem) fault('manager', problem);
    return found[0]!.id;
  }

  /** Who already has the email, number or paper number, in the database or in an earlier row. */
  private compare(
    { email, phone_number, social_id, role }: Said,
    row: number,
    fault: (column: StaffImportColumn, message: string, list?: RowRemark[]) => void,
    notes: RowRemark[],
  ): void {
    const { above, known } = this;
    const holder = known.withEmail(email);
    if (holder) fault('email', userSaveText.emailTaken(holder));
    const sameEmail = above.add('email', email, row);
    if (sameEmail !== null) fault('email', text.sameEmailAbove(sameEmail));
    const sameSocialId = above.add('social_id', social_id, row);
    const idHolder = known.withSocialId(social_id);
    if (idHolder) fault('social_id', userSaveText.socialIdTaken(idHolder), notes);
    if (sameSocialId !== null) fault('social_id', text.sameIdAbove(sameSocialId), notes);
    const phoneHolder = known.withPhone(phone_number);
    const samePhone = above.add('phone_number', phone_number, row);
    if (phoneHolder) fault('phone_number', userSaveText.phoneTaken(phoneHolder), notes);
    if (samePhone !== null) fault('phone_number', text.samePhoneAbove(samePhone), notes);
    if (role === 1 && !canGiveRole(this.actor, role)) fault('role', userSaveText.mayNotGiveRole);
    if (email === undefined) fault('email', userSaveText.noEmailNoSignIn, notes);
  }
}

/**
 * Checks rows as the form and the API do; nothing is stored. Emails and numbers may be taken later, so storing checks again.
 * Specification 2 §5.
 * @returns of each row the person that it would make; null for one with errors
 */
export async function checkStaffRows(
  actor: Actor,
  columns: StaffHeads,
  rows: ImportRow[],
): Promise<(ImportedStaff | null)[]> {
  const check = new RowCheck(actor, columns, new KnownStaff(await readStaffUniqueKeys()));
  return rows.map((row) => check.check(row));
}
