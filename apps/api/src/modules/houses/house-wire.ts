import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouseCustomerPhone } from '@toam/domain/customer-access';
import { canSeeHouseSharing, canSetBrokerageRate } from '@toam/domain/house-access';
import { maskPhone } from '@toam/domain/phone';
import { toEpoch } from '../../db/columns';
import { sideBySide } from '../../db/side-by-side';
import { imageLinks } from '../media/media.reads';
import { type Entries, type EntryKey, readEntries } from '../options/options.reads';
import { avatarUrl } from '../users/users.reads';
import { addressOf, placeKeys } from './house-address';
import { findCovers, findListed, findTags, type ListedHouse } from './house-row.queries';

type Around = {
  entries: Entries;
  cover: Awaited<ReturnType<typeof findCovers>>;
  tags: Awaited<ReturnType<typeof findTags>>;
};

const entryKeys = ({ house }: ListedHouse): EntryKey[] => [
  { type: 'type', id: house.property_type },
  { type: 'class', id: house.house_type },
  { type: 'ownership', id: house.ownership },
  { type: 'street_type', id: house.street_type },
  ...placeKeys(house),
];

function namesOf({ house, project }: ListedHouse, { nameOf }: Entries): HouseRow['names'] {
  return {
    property_type: nameOf('type', house.property_type),
    house_type: nameOf('class', house.house_type),
    ownership: nameOf('ownership', house.ownership),
    street_type: nameOf('street_type', house.street_type),
    province: nameOf('province', house.province),
    district: nameOf('district', house.district),
    city: nameOf('city', house.city),
    project,
  };
}

/** The customer with the phone masked for those who may not see it. D24. */
function customerOf(actor: Actor, { house, customer }: ListedHouse): HouseRow['customer'] {
  if (!customer) return null;
  const maySee = canSeeHouseCustomerPhone(actor, house, customer);
  return { ...customer, phone_number: maskPhone(customer.phone_number, maySee) };
}

function coverOf(houseId: number, { cover }: Around): Pick<HouseRow, 'cover' | 'image_count'> {
  const found = cover.get(houseId);
  if (!found) return { cover: null, image_count: 0 };
  return { cover: imageLinks(found.image), image_count: found.count };
}

/** What waits and why something was rejected is the owner's and the admins' business; others see only what came of it. D31. */
const standingOf = (actor: Actor, house: ListedHouse['house']) =>
  canSeeHouseSharing(actor, house)
    ? {}
    : { web_requested: false, has_draft: false, reject_public_condition: null, reject_web_condition: null };

/** One house as a list shows it to this person. */
function toRow(actor: Actor, listed: ListedHouse, around: Around): HouseRow {
  const { house, agent } = listed;
  const names = namesOf(listed, around.entries);
  return {
    ...house,
    ...standingOf(actor, house),
    names,
    house_direction: house.direction,
    house_balcony_direction: house.balcony_direction,
    brokerage_rate: canSetBrokerageRate(actor) ? house.brokerage_rate : null,
    city: names.city === null ? null : { id: house.city, value: names.city },
    city_id: house.city,
    address: addressOf(house, around.entries),
    postQuantity: house.post_quantity,
    user: agent && { id: agent.id, name: agent.name, avatar: avatarUrl(agent.profile_picture) },
    customer: customerOf(actor, listed),
    ...coverOf(house.id, around),
    house_tag: around.tags.get(house.id) ?? [],
    created_at: toEpoch(house.created_at),
    shared_at: house.shared_at && toEpoch(house.shared_at),
    updated_at: toEpoch(house.updated_at),
  };
}

async function findWithEntries(ids: number[]) {
  const found = await findListed(ids);
  return { found, entries: await readEntries(found.flatMap(entryKeys)) };
}

/** Houses as this person may see them, in the order of the ids; ids without a house are left out. */
export async function readRows(actor: Actor, ids: number[]): Promise<HouseRow[]> {
  if (ids.length === 0) return [];
  const [{ found, entries }, cover, tags] = await sideBySide(
    () => findWithEntries(ids),
    () => findCovers(ids),
    () => findTags(ids),
  );
  const around = { entries, cover, tags };
  const rows = new Map(found.map((listed) => [listed.house.id, toRow(actor, listed, around)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
