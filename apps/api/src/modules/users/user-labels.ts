import { profileText } from '@toam/contracts/user/profile.text';
import { staffValueText } from '@toam/contracts/user/staff-choices';
import { columnsWith } from '@toam/domain/record/columns';
import {
  type EditableColumn,
  editableColumns,
  type PictureColumn,
  powerColumns,
  staffColumns,
} from '@toam/domain/staff/staff-columns';
import type { Change } from '../../history/record-changes';
import { readEntries } from '../options/options.reads';
import { listProjectChoices } from '../projects/projects.reads';
import type { User } from './user.schema';
import { readStaffNames } from './users.reads';

/** Columns that give rights come first. */
const shownColumns = [...new Set<EditableColumn>([...powerColumns, ...editableColumns])];

const pictures: readonly EditableColumn[] = columnsWith(staffColumns, { kind: 'picture' });
const isPicture = (column: EditableColumn): column is PictureColumn => pictures.includes(column);

/** A picture has no label of its own, so a replaced one gets a text that differs from the earlier one. */
function pictureChange(column: PictureColumn, before: User | null, after: User): Change {
  const words = (id: number | null) => (id === null ? null : profileText.portrait);
  const was = before?.[column] ?? null;
  const isAnother = was !== null && after[column] !== null && was !== after[column];
  return {
    column,
    old_value: words(was),
    new_value: isAnother ? profileText.newPortrait : words(after[column]),
  };
}

type NameOf = (id: number) => string;

/** Names of the records that a person's columns refer to. */
async function readNames(states: User[]): Promise<{ person: NameOf; projects: NameOf; districts: NameOf }> {
  const people = await readStaffNames(states.flatMap(({ manager }) => manager ?? []));
  const entries = await readEntries(
    states.flatMap(({ province }) => province.map((id) => ({ type: 'province' as const, id }))),
  );
  const hasProjects = states.some(({ project }) => project.length > 0);
  const projects = new Map((hasProjects ? await listProjectChoices() : []).map(({ id, value }) => [id, value]));
  return {
    person: (id) => people.get(id)?.name ?? `#${id}`,
    projects: (id) => projects.get(id) ?? `#${id}`,
    districts: (id) => entries.nameOf('province', id) ?? `#${id}`,
  };
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** A column's value for the history: names instead of ids. */
function labelsOf(column: EditableColumn, user: User, names: Names): string | null {
  const { kind } = staffColumns[column];
  const value = user[column];
  if (kind === 'person') return value === null ? null : names.person(Number(value));
  if (kind === 'projects' || kind === 'districts') return (value as number[]).map(names[kind]).join(', ') || null;
  return staffValueText(column, value);
}

/**
 * Columns that differ between two states of a staff user, as labels and by their names in the API. Columns that give rights come first.
 * Secrets are left out.
 * @param before null for a new person: then every column was empty before
 */
export async function userChanges(before: User | null, after: User): Promise<Change[]> {
  const names = await readNames(before ? [before, after] : [after]);
  const all = shownColumns.map((column): Change => {
    if (isPicture(column)) return pictureChange(column, before, after);
    const old_value = before && labelsOf(column, before, names);
    return { column, old_value, new_value: labelsOf(column, after, names) };
  });
  return all.filter(({ old_value, new_value }) => old_value !== new_value);
}
