import { houseRow, type HouseRow } from '@toam/contracts/house/house-row.schema';
import type { Actor } from '@toam/domain/actor';
import { addressLine } from '@toam/domain/house/address';
import { isOwnCustomer } from '@toam/domain/customer/customer-access';
import { canSeeHouseInternals, canSeeHouseSharing, canSetBrokerageRate } from '@toam/domain/house/house-access';
import {
  byTwin,
  type HouseColumnName,
  houseColumns,
  storedName,
  type StoredName,
  writtenHouseColumns,
} from '@toam/domain/house/house-columns';
import { canSeeHouseNumbers, hideHouseNumbers, holdsHouseNumber } from '@toam/domain/house/house-numbers';
import { byKind, type ColumnsWith, columnsWith, tableWith } from '@toam/domain/record/columns';
import { noteReveal } from '../../audit/revealed-numbers';
import { readEntitled, visibleTexts } from '../customers/visible-customer.reads';
import { imageLinks } from '../media/media.reads';
import { avatarUrl } from '../users/users.reads';
import { findListed, type ListedHouse } from './house-row.queries';

/** The customer, with the numbers for those who may see them. D24 */
function customerOf(actor: Actor, { customer }: ListedHouse, maySee: boolean): HouseRow['customer'] {
  if (!customer) return null;
  const { id, name, phone_number, user_id, co_staff } = customer;
  return { ...{ id, user_id, co_staff }, ...visibleTexts(actor, customer, { name, phone_number }, maySee) };
}

type Audience = (typeof houseColumns)[HouseColumnName]['readers'];
type ColumnsFor<As extends Audience> = ColumnsWith<typeof houseColumns, { readers: As }>;
type RowFor<As extends Audience, House> = { [Name in ColumnsFor<As>]: House[StoredName<Name> & keyof House] };

const columnNamesFor = (readers: Audience): HouseColumnName[] => columnsWith(houseColumns, { readers });
/** Columns by audience. A sheet needs them for every row, so they are computed once. */
const columnsFor = {
  list: columnNamesFor('list'),
  page: columnNamesFor('page'),
  internals: columnNamesFor('internals'),
  deciders: columnNamesFor('deciders'),
  admins: columnNamesFor('admins'),
};

const isWritten: ReadonlySet<HouseColumnName> = new Set(writtenHouseColumns);

/** A value as its reader gets it. D125 */
const shown = (name: HouseColumnName, value: unknown, maySee: boolean): unknown =>
  maySee || !isWritten.has(name) ? value : hideHouseNumbers(value);

/** The columns of a house for this audience, by their wire names. @param maySee the reader may see the numbers in its texts */
export const rowFor = <As extends Audience, House extends Record<StoredName<ColumnsFor<As>>, unknown>>(
  house: House,
  readers: As,
  maySee: boolean,
) =>
  Object.fromEntries(
    columnsFor[readers].map((name): [string, unknown] => [name, shown(name, house[storedName(name) as never], maySee)]),
  ) as RowFor<As, House>;

/** The values that replace hidden columns. */
const hidden = { number: null, reason: null, rich: null, boolean: false as boolean };
const hiddenRate = byKind(tableWith(houseColumns, { readers: 'admins' }), hidden);
const hiddenStanding = byKind(tableWith(houseColumns, { readers: 'deciders' }), hidden);
export const hiddenInternals = byKind(tableWith(houseColumns, { readers: 'internals' }), hidden);

/** Only the owner and admins see pending requests and the reasons for rejections. Others see only the result. D31. */
const standingOf = (actor: Actor, house: ListedHouse, maySee: boolean) =>
  canSeeHouseSharing(actor, house) ? rowFor(house, 'deciders', maySee) : hiddenStanding;

/** The cover and the number of pictures. Internal pictures are neither shown nor counted for people who may not see them. D109. */
function picturesOf(actor: Actor, house: ListedHouse): Pick<HouseRow, 'cover' | 'image_count'> {
  const { cover, image_count, public_image_count } = house;
  if (canSeeHouseInternals(actor, house)) return { cover: cover && imageLinks(cover), image_count };
  return { cover: cover?.kind === 'public' ? imageLinks(cover) : null, image_count: public_image_count };
}

/**
 * Every field of a row, without a value. A copy of it is filled much faster than an object that grows by 75 fields. Only an object that was
 * parsed or written as a whole is copied so fast.
 */
const emptyRow = JSON.parse(
  JSON.stringify(Object.fromEntries(Object.keys(houseRow.shape).map((name) => [name, null]))),
) as HouseRow;

/** The columns of the list in a row of its own. */
function rowOf(house: ListedHouse, maySee: boolean): HouseRow {
  const row: Record<string, unknown> = { ...emptyRow };
  for (const name of columnsFor.list) row[name] = shown(name, house[storedName(name) as never], maySee);
  return row as HouseRow;
}

/** Somebody else's number is told by the house's texts. D107, D125 */
function noteWritten(actor: Actor, house: ListedHouse): void {
  const { id, user_id, customer } = house;
  if (user_id === actor.id || (customer && isOwnCustomer(actor, customer))) return;
  const isTold = columnsFor.list.some(
    (name) => isWritten.has(name) && holdsHouseNumber(house[storedName(name) as never]),
  );
  if (isTold) noteReveal('house', id);
}

/** One house as this person's list shows it. @param entitled customers whose numbers they see everywhere */
export function toRow(actor: Actor, house: ListedHouse, entitled: ReadonlySet<number>): HouseRow {
  const { agent, names, customer } = house;
  const maySee = (customer !== null && entitled.has(customer.id)) || canSeeHouseNumbers(actor, house, customer);
  if (maySee) noteWritten(actor, house);
  const row = rowOf(house, maySee);
  const { province, district, city } = names;
  const { house_number, house_address } = row;
  const others: Omit<HouseRow, Exclude<ColumnsFor<'list'>, 'city'>> = {
    ...byTwin((name) => house[name]),
    ...standingOf(actor, house, maySee),
    ...(canSetBrokerageRate(actor) ? rowFor(house, 'admins', maySee) : hiddenRate),
    city: city === null ? null : { id: house.city, value: city },
    city_id: house.city,
    address: addressLine({ house_number, house_address, province, district, city }),
    names,
    user: agent && { id: agent.id, name: agent.name, avatar: avatarUrl(agent.portrait) },
    customer: customerOf(actor, house, maySee),
    house_tag: house.house_tag,
    ...picturesOf(actor, house),
  };
  return Object.assign(row, others);
}

/** Houses as this person may see them, in the order of the ids. Ids without a house are left out. @param isShown leaves others out, too */
export async function readRows(
  actor: Actor,
  ids: number[],
  isShown: (house: ListedHouse) => boolean = () => true,
): Promise<HouseRow[]> {
  if (ids.length === 0) return [];
  const listed = (await findListed(ids)).filter(isShown);
  const entitled = await readEntitled(
    actor,
    listed.flatMap(({ customer }) => customer ?? []),
  );
  const rows = new Map(listed.map((house) => [house.id, toRow(actor, house, entitled)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
