import { houseRow, type HouseRow } from '@toam/contracts/house/house-row.schema';
import type { Actor } from '@toam/domain/actor';
import { addressLine } from '@toam/domain/house/address';
import { canSeeHouseCustomerPhone } from '@toam/domain/customer/customer-access';
import { canSeeHouseInternals, canSeeHouseSharing, canSetBrokerageRate } from '@toam/domain/house/house-access';
import {
  byTwin,
  type HouseColumnName,
  houseColumns,
  storedName,
  type StoredName,
} from '@toam/domain/house/house-columns';
import { byKind, type ColumnsWith, columnsWith, tableWith } from '@toam/domain/record/columns';
import { readEntitled, visibleTexts } from '../customers/visible-customer.reads';
import { imageLinks } from '../media/media.reads';
import { avatarUrl } from '../users/users.reads';
import { findListed, type ListedHouse } from './house-row.queries';

/** The customer, with the numbers for those who may see them. D24. @param entitled customers whose numbers they see everywhere */
function customerOf(actor: Actor, house: ListedHouse, entitled: ReadonlySet<number>): HouseRow['customer'] {
  const { customer } = house;
  if (!customer) return null;
  const maySee = entitled.has(customer.id) || canSeeHouseCustomerPhone(actor, house, customer);
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

/** The columns of a house for this audience, by their wire names. */
export const rowFor = <As extends Audience, House extends Record<StoredName<ColumnsFor<As>>, unknown>>(
  house: House,
  readers: As,
) =>
  Object.fromEntries(
    columnsFor[readers].map((name): [string, unknown] => [name, house[storedName(name) as never]]),
  ) as RowFor<As, House>;

/** The values that replace hidden columns. */
const hidden = { number: null, reason: null, rich: null, boolean: false as boolean };
const hiddenRate = byKind(tableWith(houseColumns, { readers: 'admins' }), hidden);
const hiddenStanding = byKind(tableWith(houseColumns, { readers: 'deciders' }), hidden);
export const hiddenInternals = byKind(tableWith(houseColumns, { readers: 'internals' }), hidden);

/** Only the owner and admins see pending requests and the reasons for rejections. Others see only the result. D31. */
const standingOf = (actor: Actor, house: ListedHouse) =>
  canSeeHouseSharing(actor, house) ? rowFor(house, 'deciders') : hiddenStanding;

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
function rowOf(house: ListedHouse): HouseRow {
  const row: Record<string, unknown> = { ...emptyRow };
  for (const name of columnsFor.list) row[name] = house[storedName(name) as never];
  return row as HouseRow;
}

/** One house as this person's list shows it. @param entitled as in `customerOf` */
export function toRow(actor: Actor, house: ListedHouse, entitled: ReadonlySet<number>): HouseRow {
  const { agent, names } = house;
  const { province, district, city } = names;
  const { house_number, house_address } = house;
  const others: Omit<HouseRow, Exclude<ColumnsFor<'list'>, 'city'>> = {
    ...byTwin((name) => house[name]),
    ...standingOf(actor, house),
    ...(canSetBrokerageRate(actor) ? rowFor(house, 'admins') : hiddenRate),
    city: city === null ? null : { id: house.city, value: city },
    city_id: house.city,
    address: addressLine({ house_number, house_address, province, district, city }),
    names,
    user: agent && { id: agent.id, name: agent.name, avatar: avatarUrl(agent.portrait) },
    customer: customerOf(actor, house, entitled),
    house_tag: house.house_tag,
    ...picturesOf(actor, house),
  };
  return Object.assign(rowOf(house), others);
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
