import { randomInt } from 'node:crypto';
import { createHouse } from '@toam/contracts/house/house.endpoints';
import type { NewHouse } from '@toam/contracts/house/house-save.schema';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { houseColumn, type HouseColumnKind, savedColumns, storedName } from '@toam/domain/house/house-columns';
import { canChooseHouseOwner, canSetBrokerageRate } from '@toam/domain/house/house-access';
import { houseDefaults } from '@toam/domain/house/house-values';
import { hidePhones, maskedPhone } from '@toam/domain/phone';
import { plain } from '@toam/domain/vietnamese';
import { tx } from '../../../db/db';
import { recordCreation } from '../../../history/record-changes';
import { creates, handle } from '../../../http/handle';
import { emitChange } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { findCustomerOwner } from '../../customers/customers.reads';
import { readOverseers } from '../../users/users.reads';
import { checkChoices, placeText } from './house-choices';
import { checkMedia, mediaChanges, nothingHeld, writeMedia } from '../media/house-media';
import { columnsOf, derivedColumns, mediaOf, patchOf, type PatchedColumns } from './house-patch';
import { labelsOf, missingOf, refuseUntitled } from '../sharing/house-sharing';
import { givenTo } from '../house-labels';
import type { House } from '../house.schema';
import { insertHouse } from '../house.queries';
import { onTransition } from '../sharing/on-transition';

/** The slug of the house's public address, without numbers of people (D125). It stays when the title changes, so that links and search engines still find it. */
function newSlug({
  title,
  house_number,
  house_address,
}: Pick<House, 'title' | 'house_number' | 'house_address'>): string {
  const words = plain(hidePhones(title ?? `${house_number} ${house_address}`).replaceAll(maskedPhone, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${words}-${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
}

/** Whether the actor may see this customer's phone. If so, the agent of a house on which the actor puts the customer may too. */
export async function isVouched(actor: Actor, customerId: number | null): Promise<boolean> {
  const customer = customerId === null ? undefined : await findCustomerOwner(customerId);
  return customer !== undefined && canSeeCustomerPhone(actor, customer);
}

/** Kinds of columns that may be empty. */
const openKinds: readonly HouseColumnKind[] = [
  ...(['line', 'code', 'rich', 'entry', 'project', 'number', 'count', 'price', 'fee'] as const),
  ...(['latitude', 'longitude', 'openPortalNumber', 'portalFee'] as const),
];

/** The values of a new house where the body has none. The database fills in the other columns. */
const empty: PatchedColumns = {
  ...Object.fromEntries(
    savedColumns.filter((name) => openKinds.includes(houseColumn(name).kind)).map((name) => [storedName(name), null]),
  ),
  balcony_direction: [],
  money_unit: houseDefaults.money_unit,
  brokerage_rate: houseDefaults.brokerage_rate,
  city: houseDefaults.city,
};

/** The columns of a new house. Only admins may set some of them (D52). */
function columnsOfNew(actor: Actor, body: NewHouse): House {
  const { user_id, brokerage_rate, ...patch } = patchOf(body);
  const owner = canChooseHouseOwner(actor) && user_id ? user_id : actor.id;
  const rate = canSetBrokerageRate(actor) && brokerage_rate !== undefined ? { brokerage_rate } : {};
  const columns = { ...empty, ...columnsOf(patch), ...rate, user_id: owner } as House;
  return { ...columns, ...derivedColumns(columns) };
}

/**
 * Notifies the agent who got the house. Notifies the overseers too, unless they get the notification that it is shared.
 * D70 kinds 1 and 3.
 */
async function notifyCreated(actor: Actor, house: House): Promise<void> {
  await notify({ users: [house.user_id], by: actor.id, type: NotificationType.assigned, house });
  if (house.public === 1) return;
  const overseers = await readOverseers(house.user_id);
  const users = overseers.filter((id) => id !== house.user_id);
  await notify({ users, by: actor.id, type: NotificationType.created, house });
}

/**
 * Creates a house with its pictures and documents. If the body asks to share it and it is complete, it waits for
 * approval in the community. If it is incomplete, it is saved unshared and the answer lists what is missing.
 * Specification 1 §5, D35.
 * @throws HttpError invalid for unknown choices, people, pictures or documents
 */
export const createHouseCall = handle(createHouse, { audit: creates('house') }, ({ actor, body }) =>
  tx(async () => {
    const house = columnsOfNew(actor, body);
    const entries = await checkChoices(actor, house, house);
    const media = await checkMedia(actor, null, nothingHeld, mediaOf(body));
    refuseUntitled(house, media);
    const missing = missingOf(house, media);
    const isWanted = (body.public ?? houseDefaults.public) === 1;
    const isShared = isWanted && missing.length === 0 ? 1 : 0;
    const created = await insertHouse({
      ...house,
      public: isShared,
      slug: newSlug(house),
      place: await placeText(house, entries),
      customer_vouched: await isVouched(actor, house.customer_id),
    });
    const { id, version } = created;
    await writeMedia(id, nothingHeld, media);
    await recordCreation(actor, 'House', id, houseText.historyCreated, [
      ...(await givenTo(created)),
      ...mediaChanges(nothingHeld, media),
    ]);
    await emitChange('house', { id, version }, actor.id, 'everyone');
    await onTransition(actor, null, created);
    await notifyCreated(actor, created);
    const isHeldBack = isWanted && !isShared;
    return {
      house_id: id,
      stored: 'saved',
      version,
      public: isShared,
      missing: isHeldBack ? missing : [],
      message: isHeldBack ? houseText.createdUnshared(labelsOf(missing)) : houseText.created,
    };
  }),
);
