import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import {
  formerStaffChoices,
  staffCellNoteText,
  staffCellProblemText,
  staffImportLabel,
  staffImportText as text,
} from '@toam/contracts/user/staff-import.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { columnChoices } from '@toam/contracts/user/staff-choices';
import { type ImportedStaff, importedStaff } from '@toam/contracts/user/user-save.schema';
import type { Actor } from '@toam/domain/actor';
import type { ImportCell } from '@toam/domain/sheet/import-cells';
import { type StaffImportColumn, staffImportColumns } from '@toam/domain/staff/staff-columns';
import { type Choices, readStaffCell, staffCellText, type StaffImportRemark } from '@toam/domain/staff/staff-import';
import { canGiveRole } from '@toam/domain/staff/user-access';
import { type KnownStaff, readKnownStaff } from './known-staff';
import type { ImportedRow } from './user-import.schema';

/** A checked row, and the person that it would make; null if it cannot make one. */
export interface CheckedRow extends ImportedRow {
  body: ImportedStaff | null;
}

const choices = new Map(
  staffImportColumns.map((column): [string, Choices | undefined] => {
    const choices = columnChoices(column);
    return [column, choices && [...choices, ...(formerStaffChoices[column] ?? [])]];
  }),
);

type Said = Partial<Record<StaffImportColumn, string | number>>;

interface Reading {
  said: Said;
  errors: StaffImportRemark[];
  notes: StaffImportRemark[];
}

/** Reads the cells as their columns say. */
function read(cells: ImportCell[], columns: StaffImportColumn[]): Reading {
  const reading: Reading = { said: {}, errors: [], notes: [] };
  columns.forEach((column, at) => {
    const { value, note, problem } = readStaffCell(column, cells[at] ?? null, choices.get(column));
    if (problem) reading.errors.push({ at, message: staffCellProblemText[problem] });
    if (note) reading.notes.push({ at, message: staffCellNoteText[note] });
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
    private readonly columns: StaffImportColumn[],
    private readonly known: KnownStaff,
  ) {}

  check({ row, cells, user_id }: ImportedRow): CheckedRow {
    const reading = read(cells, this.columns);
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
    this.compare(reading.said, row, fault, reading.notes);
    const body = parsed.success && reading.errors.length === 0 ? parsed.data : null;
    return { row, cells, user_id, errors: reading.errors, notes: reading.notes, body };
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
    fault: (column: StaffImportColumn, message: string, list?: StaffImportRemark[]) => void,
    notes: StaffImportRemark[],
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
 */
export async function checkStaffRows(
  actor: Actor,
  columns: StaffImportColumn[],
  rows: ImportedRow[],
): Promise<CheckedRow[]> {
  const known = await readKnownStaff();
  const check = new RowCheck(actor, columns, known);
  return rows.map((row) => check.check(row));
}

/** A row as labels. */
export const cellTexts = ({ cells }: ImportedRow, columns: StaffImportColumn[]): string[] =>
  columns.map((column, at) => staffCellText(column, cells[at] ?? null));

/** The header of a column. */
export const headOf = (column: StaffImportColumn): string => staffImportLabel[column];
