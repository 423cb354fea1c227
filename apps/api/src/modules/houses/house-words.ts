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

/** Looks up the names of everything that the two states of a house point to. */
async function readNames(states: House[]): Promise<Names> {
  const keys: EntryKey[] = states.flatMap((house) =>
    choiceColumns.map((column) => ({ type: choiceTypes[column], id: house[column] })),
  );
  const entries = await readEntries(keys);
  const staff = await readStaffNames(states.map(({ user_id }) => user_id));
  const customers = new Map<number, string>();
  const projects = new Map<number, string>();
  for (const { customer_id, project_id } of states) {
    if (customer_id !== null)
      customers.set(customer_id, (await findCustomerOwner(customer_id))?.name ?? `#${customer_id}`);
    if (project_id !== null) projects.set(project_id, (await projectName(project_id)) ?? `#${project_id}`);
  }
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

/** Columns that differ between two states of a house, in words and by their wire names. Specification 1 §3. */
export async function changesBetween(before: House, after: House): Promise<Change[]> {
  const names = await readNames([before, after]);
  const old = inWords(before, names);
  const now = inWords(after, names);
  return Object.keys(now)
    .filter((column) => old[column] !== now[column])
    .map((column) => ({ column, old_value: old[column] ?? null, new_value: now[column] ?? null }));
}
