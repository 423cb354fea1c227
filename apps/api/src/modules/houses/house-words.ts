import { richTextToPlain } from '@toam/domain/rich-text';
import type { Change } from '../../history/record-changes';
import { findCustomerOwner } from '../customers/customers.reads';
import { type EntryKey, type Entries, readEntries } from '../options/options.reads';
import { projectName } from '../projects/projects.reads';
import { readStaffNames } from '../users/users.reads';
import { choiceColumns, choiceTypes } from './house-choices';
import type { House } from './house.schema';

/** What a column holds, in words that people read. */
type InWords = (house: House) => string | null;

const asIs =
  (column: keyof House): InWords =>
  (house) => {
    const value = house[column];
    return value === null || value === undefined || value === '' ? null : String(value);
  };
const list =
  (column: 'direction' | 'balcony_direction'): InWords =>
  (house) =>
    house[column].join(', ') || null;

/** Columns that a save may change, by their wire names; ids become names in `namedColumns`. */
const plainColumns: Record<string, InWords> = {
  title: asIs('title'),
  description: (house) => richTextToPlain(house.description) || null,
  descriptions: asIs('descriptions'),
  internalDescription: (house) => richTextToPlain(house.internal_description) || null,
  key_word: asIs('key_word'),
  purpose: asIs('purpose'),
  wide_street: asIs('wide_street'),
  house_direction: list('direction'),
  house_balcony_direction: list('balcony_direction'),
  area: asIs('area'),
  width: asIs('width'),
  length: asIs('length'),
  floor_area: asIs('floor_area'),
  floors: asIs('floors'),
  end_open: asIs('end_open'),
  number_bedroom: asIs('number_bedroom'),
  number_wc: asIs('number_wc'),
  dining_room: asIs('dining_room'),
  terrace: asIs('terrace'),
  kitchen: asIs('kitchen'),
  car_parking: asIs('car_parking'),
  into_money: asIs('into_money'),
  money_unit: asIs('money_unit'),
  brokerage_fee: asIs('brokerage_fee'),
  brokerage_rate: asIs('brokerage_rate'),
  commission: asIs('commission'),
  block_section: asIs('block_section'),
  floor_lot: asIs('floor_lot'),
  house_number: asIs('house_number'),
  house_address: asIs('house_address'),
  new_address: asIs('new_address'),
  latitude: asIs('latitude'),
  longitude: asIs('longitude'),
  public: asIs('public'),
  public_approval: asIs('public_approval'),
  web: asIs('web'),
  web_requested: (house) => (house.web_requested ? '1' : '0'),
  status: asIs('status'),
  reject_public_condition: asIs('reject_public_condition'),
  reject_web_condition: asIs('reject_web_condition'),
  reason_stop_selling: asIs('reason_stop_selling'),
  type_news: asIs('type_news'),
  type_news_day: asIs('type_news_day'),
  type_news_value: asIs('type_news_value'),
  batdongsan_type_news: asIs('batdongsan_type_news'),
  batdongsan_type_news_days: asIs('batdongsan_type_news_days'),
  addressPost: asIs('address_post'),
  post_address: asIs('post_address'),
};

interface Names {
  entries: Entries;
  customer: (id: number | null) => string | null;
  staff: (id: number) => string | null;
  project: (id: number | null) => string | null;
}

/** Two states of a house. */
export interface States {
  /** Null: it is new. */
  before: House | null;
  after: House;
}

/** The ids that stand in a column of either state where the two differ. */
const differing = (
  pairs: States[],
  column: keyof typeof choiceTypes | 'user_id' | 'customer_id' | 'project_id',
): Set<number> =>
  new Set(
    pairs.flatMap(({ before, after }) =>
      before?.[column] === after[column] ? [] : [before?.[column] ?? null, after[column]].filter((id) => id !== null),
    ),
  );

/** Looks up the names of everything that houses point to differently in their two states. */
async function readNames(pairs: States[]): Promise<Names> {
  const keys: EntryKey[] = choiceColumns.flatMap((column) =>
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
    choiceColumns.map((column) => [column, names.entries.nameOf(choiceTypes[column], house[column])]),
  ),
  user_id: names.staff(house.user_id),
  customer_id: names.customer(house.customer_id),
  project_id: names.project(house.project_id),
});

const inWords = (house: House, names: Names): Record<string, string | null> => ({
  ...Object.fromEntries(Object.entries(plainColumns).map(([column, read]) => [column, read(house)])),
  ...namedColumns(house, names),
});

/** A web request is asked for or withdrawn; what it came to says the column that decided it. */
const isToldElsewhere = (changed: string[]) => changed.includes('web') || changed.includes('reject_web_condition');

function changesOf({ before, after }: States, names: Names): Change[] {
  const old = before ? inWords(before, names) : {};
  const now = inWords(after, names);
  const changed = Object.keys(now).filter((column) => (old[column] ?? null) !== (now[column] ?? null));
  return changed
    .filter((column) => column !== 'web_requested' || !isToldElsewhere(changed))
    .map((column) => ({ column, old_value: old[column] ?? null, new_value: now[column] ?? null }));
}

/** Columns that differ between the two states of each house, in words and by their wire names. Specification 1 §3. */
export async function changesOfAll(pairs: States[]): Promise<Change[][]> {
  const names = await readNames(pairs);
  return pairs.map((pair) => changesOf(pair, names));
}

/** How a house stands before anybody has decided about it; the form gives none of it. */
const undecided = new Set(['public_approval', 'web', 'web_requested', 'status']);

/** What a new house was given, in words: whose it is first. */
export async function givenTo(house: House): Promise<Change[]> {
  const [all = []] = await changesOfAll([{ before: null, after: house }]);
  const values = all.filter(({ column }) => !undecided.has(column));
  const isOwner = ({ column }: Change) => column === 'user_id' || column === 'customer_id';
  return [...values.filter(isOwner), ...values.filter((change) => !isOwner(change))];
}

/** `changesOfAll` of one house. */
export const changesBetween = async (before: House, after: House): Promise<Change[]> =>
  (await changesOfAll([{ before, after }]))[0] ?? [];
