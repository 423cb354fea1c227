import {
  entryColumns,
  houseColumn,
  type HouseColumnKind,
  type HouseColumnName,
  houseColumnNames,
  storedName,
} from '@toam/domain/house/house-columns';
import { type RichText, richTextToPlain } from '@toam/domain/rich-text';
import type { Change } from '../../history/record-changes';
import { findCustomerOwner } from '../customers/customers.reads';
import { type EntryKey, type Entries, readEntries } from '../options/options.reads';
import { projectName } from '../projects/projects.reads';
import { readStaffNames } from '../users/users.reads';
import { choiceTypes } from './saving/house-choices';
import type { House } from './house.schema';

/** A column's name in the history. */
const calledIn = (name: HouseColumnName): string => houseColumn(name).twin ?? name;

const idKinds: readonly HouseColumnKind[] = ['entry', 'city', 'staff', 'customer', 'project'];

/** Columns recorded by value. Columns with ids are recorded by name, in `namedColumns`. */
const plainColumns = houseColumnNames.filter((name) => {
  const { written, kind } = houseColumn(name);
  return written !== 'byServer' && !idKinds.includes(kind);
});

/** A column's value as the history stores it. */
function plainLabel(house: House, name: HouseColumnName): string | null {
  const value = house[storedName(name)];
  switch (houseColumn(name).kind) {
    case 'rich':
      return richTextToPlain(value as RichText | null) || null;
    case 'direction':
    case 'directions':
      return (value as string[]).join(', ') || null;
    case 'boolean':
      return value ? '1' : '0';
    default:
      return value === null || value === undefined || value === '' ? null : String(value as string | number);
  }
}

interface Names {
  entries: Entries;
  customer: (id: number | null) => string | null;
  staff: (id: number) => string | null;
  project: (id: number | null) => string | null;
}

/** Two states of a house. */
export interface States {
  /** Null for a new house. */
  before: House | null;
  after: House;
}

/** The ids in a column, before and after, where the two states differ. */
const differing = (
  pairs: States[],
  column: keyof typeof choiceTypes | 'user_id' | 'customer_id' | 'project_id',
): Set<number> =>
  new Set(
    pairs.flatMap(({ before, after }) =>
      before?.[column] === after[column] ? [] : [before?.[column] ?? null, after[column]].filter((id) => id !== null),
    ),
  );

/** Looks up the names of everything that the two states reference differently. */
async function readNames(pairs: States[]): Promise<Names> {
  const keys: EntryKey[] = entryColumns.flatMap((column) =>
    [...differing(pairs, column)].map((id) => ({ type: choiceTypes[column], id })),
  );
  const entries = await readEntries(keys);
  const staff = await readStaffNames([...differing(pairs, 'user_id')]);
  const customers = new Map<number, string>();
  const projects = new Map<number, string>();
  for (const id of differing(pairs, 'customer_id')) customers.set(id, (await findCustomerOwner(id))?.name ?? `#${id}`);
  for (const id of differing(pairs, 'project_id')) projects.set(id, (await projectName(id)) ?? `#${id}`);
  const nameIn = (names: Map<number, string>) => (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    entries,
    customer: nameIn(customers),
    project: nameIn(projects),
    staff: (id) => staff.get(id)?.name ?? null,
  };
}

const namedColumns = (house: House, names: Names): Record<string, string | null> => ({
  ...Object.fromEntries(
    entryColumns.map((column) => [column, names.entries.nameOf(choiceTypes[column], house[column])]),
  ),
  user_id: names.staff(house.user_id),
  customer_id: names.customer(house.customer_id),
  project_id: names.project(house.project_id),
});

const inWords = (house: House, names: Names): Record<string, string | null> => ({
  ...Object.fromEntries(plainColumns.map((name) => [calledIn(name), plainLabel(house, name)])),
  ...namedColumns(house, names),
});

/** `web_requested` changes with a request or a withdrawal. A decision is recorded by the column that it changes. */
const isRecordedElsewhere = (changed: string[]) => changed.includes('web') || changed.includes('reject_web_condition');

function changesOf({ before, after }: States, names: Names): Change[] {
  const old = before ? inWords(before, names) : {};
  const now = inWords(after, names);
  const changed = Object.keys(now).filter((column) => (old[column] ?? null) !== (now[column] ?? null));
  return changed
    .filter((column) => column !== 'web_requested' || !isRecordedElsewhere(changed))
    .map((column) => ({ column, old_value: old[column] ?? null, new_value: now[column] ?? null }));
}

/** Columns that differ between the two states of each house, with labels and wire names. Specification 1 §3. */
export async function changesOfAll(pairs: States[]): Promise<Change[][]> {
  const names = await readNames(pairs);
  return pairs.map((pair) => changesOf(pair, names));
}

/** The sharing state before any decision. The form does not set these columns. */
const undecided = new Set(['public_approval', 'web', 'web_requested', 'status']);

/** The values of a new house as labels, agent and customer first. */
export async function givenTo(house: House): Promise<Change[]> {
  const [all = []] = await changesOfAll([{ before: null, after: house }]);
  const values = all.filter(({ column }) => !undecided.has(column));
  const isOwner = ({ column }: Change) => column === 'user_id' || column === 'customer_id';
  return [...values.filter(isOwner), ...values.filter((change) => !isOwner(change))];
}

/** `changesOfAll` of one house. */
export const changesBetween = async (before: House, after: House): Promise<Change[]> =>
  (await changesOfAll([{ before, after }]))[0] ?? [];
