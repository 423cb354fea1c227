import { houseDetail } from '@toam/contracts/house/house-detail.schema';
import type { SavedHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import { houseText } from '@toam/contracts/texts/house';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canEditHouse, canSetBrokerageRate, isEditDrafted } from '@toam/domain/house-access';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { Refusal } from '../../http/refusal';
import { emit } from '../../live/emit';
import { isVouched } from './create-house';
import { checkChoices, placeText } from './house-choices';
import { changedColumns, proposeChange } from './house-draft';
import { changedMedia, checkMedia, type HeldMedia, mediaChanges, readHeldMedia, writeMedia } from './house-media';
import { derivedColumns, mediaOf, type PatchedColumns, patchOf } from './house-patch';
import { announceWaiting, missingOf, refuseEmptying, refuseIncomplete, refuseUntitled } from './house-sharing';
import { changesBetween } from './house-words';
import type { House } from './house.schema';
import { lockHouse, updateHouse } from './house.queries';
import { detailOf } from './read-house';

/** The body without what only admins may set; it is ignored, not refused (D52). */
function allowedBody(actor: Actor, body: HouseChange): HouseChange {
  const { user_id, brokerage_rate, ...rest } = body;
  return {
    ...rest,
    ...(canChooseHouseOwner(actor) && user_id !== undefined ? { user_id } : {}),
    ...(canSetBrokerageRate(actor) && brokerage_rate !== undefined ? { brokerage_rate } : {}),
  };
}

/** Sharing asks for approval anew, revoking takes it away. Specification 1 §4. */
function sharingColumns(house: House, wanted: 0 | 1 | undefined): PatchedColumns {
  if (wanted === undefined || wanted === house.public) return {};
  return wanted === 1
    ? { public: 1, public_approval: 0, reject_public_condition: null }
    : { public: 0, public_approval: 0 };
}

/** An edited house that was rejected waits again. D41. */
const resetColumns = (house: House, isReset: boolean | undefined): PatchedColumns => ({
  ...(isReset && house.reject_public_condition ? { reject_public_condition: null } : {}),
  ...(isReset && house.reject_web_condition ? { reject_web_condition: null } : {}),
});

interface Step {
  changed: PatchedColumns;
  after: House;
  held: HeldMedia;
  media: HeldMedia;
}

/** What the house would be, checked against choices, uploads and the conditions for sharing. */
async function plan(actor: Actor, house: House, body: HouseChange): Promise<Step> {
  const edited = changedColumns(house, patchOf(body));
  const changed: PatchedColumns = {
    ...edited,
    ...resetColumns(house, body.resetCondition),
    ...sharingColumns(house, body.public),
  };
  const merged = { ...house, ...changed };
  const after: House = { ...merged, ...derivedColumns(merged) };
  const entries = await checkChoices(after, edited);
  const held = await readHeldMedia(house.id);
  const media = await checkMedia(actor, house.id, held, mediaOf(body));
  refuseUntitled(after, media);
  if (after.public === 1) {
    const missing = missingOf(after, media);
    if (house.public === 0) refuseIncomplete(missing);
    else refuseEmptying(missingOf(house, held), missing);
  }
  after.place = await placeText(after, entries);
  if (edited.customer_id !== undefined) after.customer_vouched = await isVouched(actor, after.customer_id);
  return { changed, after, held, media };
}

const messageOf = ({ changed }: Step, house: House, onlyShared: boolean): string => {
  if (!onlyShared || changed.public === undefined || changed.public === house.public) return houseText.updated;
  return changed.public === 1 ? houseText.shared : houseText.revoked;
};

/** Writes the change at once. @returns the house's version and what to tell; nothing different writes nothing */
async function apply(actor: Actor, house: House, body: HouseChange): Promise<SavedHouse> {
  const step = await plan(actor, house, body);
  const { changed, after, held, media } = step;
  const saved = { house_id: house.id, stored: 'saved' as const, public: after.public, missing: [] };
  const movedMedia = changedMedia(held, media).length > 0;
  if (Object.keys(changed).length === 0 && !movedMedia)
    return { ...saved, version: house.version, message: houseText.updated };
  const { money_unit, commission, address_key, place, customer_vouched } = after;
  const version = await updateHouse(house.id, {
    ...changed,
    money_unit,
    commission,
    address_key,
    place,
    customer_vouched,
  });
  await writeMedia(house.id, held, media);
  await recordChanges(actor, 'House', house.id, [
    ...(await changesBetween(house, after)),
    ...mediaChanges(held, media),
  ]);
  await emit({ kind: 'record.changed', noun: 'house', record_id: house.id, version, changed_by: actor.id }, 'everyone');
  if (changed.public !== undefined || 'reject_public_condition' in changed) await announceWaiting('house-public');
  const onlyShared = Object.keys(changedColumns(house, patchOf(body))).length === 0 && !movedMedia;
  return { ...saved, version, message: messageOf(step, house, onlyShared) };
}

/** Sharing stands at once; everything else of a published house waits for an admin. D38. */
async function propose(actor: Actor, house: House, body: HouseChange): Promise<SavedHouse> {
  const { house_id, public: wanted } = body;
  const isSharing = wanted !== undefined && wanted !== house.public;
  const shared = isSharing ? await apply(actor, house, { house_id, public: wanted }) : null;
  const hasFields = Object.keys(patchOf(body)).length > 0 || Object.keys(mediaOf(body)).length > 0;
  if (shared && !hasFields) return shared;
  const isProposed = await proposeChange(actor, house, body);
  if (isProposed || house.has_draft) await announceWaiting('house-draft');
  return {
    house_id,
    stored: isProposed ? 'draft' : 'saved',
    version: shared?.version ?? house.version,
    public: shared?.public ?? house.public,
    missing: [],
    message: isProposed ? houseText.drafted : (shared?.message ?? houseText.updated),
  };
}

/**
 * Changes a house: at once, or, where it stands on the website and the actor is no admin, as a draft. Specification 1 §4, D38.
 * @throws Refusal not_found; forbidden; conflict with the current house if the version sent is stale (D12); invalid
 */
export const changeHouse = (actor: Actor, sent: HouseChange): Promise<SavedHouse> =>
  tx(async () => {
    const body = allowedBody(actor, sent);
    const house = await lockHouse(body.house_id);
    if (!house) throw new Refusal('not_found', houseText.notFound);
    if (!canEditHouse(actor, house)) throw new Refusal('forbidden', houseText.mayNotEdit);
    if (body.version !== undefined && body.version !== house.version) {
      throw new Refusal('conflict', houseText.stale, { current: houseDetail.parse(await detailOf(actor, house)) });
    }
    return isEditDrafted(actor, house) ? propose(actor, house, body) : apply(actor, house, body);
  });
