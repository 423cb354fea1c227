import { readHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseDetail, HouseDraft } from '@toam/contracts/house/house-detail.schema';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import type { Actor } from '@toam/domain/actor';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { canSeeHouseDraft, canSeeHouseInternals } from '@toam/domain/house/house-access';
import { toEpoch } from '../../db/columns';
import { handle } from '../../http/handle';
import { readLikedHouses } from './likes/likes.reads';
import { readFiles, readImages, serializeFile, serializeImage } from '../media/media.reads';
import { readStaffNames } from '../users/users.reads';
import { commercialAddress } from './sharing/commercial-address';
import { mayReadNumbers, showAttributes, showProposals } from './customer/house-customer.reads';
import { draftChangesOf } from './saving/house-draft';
import { mediaOf } from './saving/house-patch';
import { readHeldMedia } from './media/house-media';
import { findHouseFiles, findHouseImages } from './media/house-media.queries';
import { missingOf } from './sharing/house-sharing';
import { hiddenInternals, readRows, rowFor } from './house-serializer';
import type { House } from './house.schema';
import { findHouse, findOpenDraft } from './house.queries';
import { refuseUnseen } from './houses.reads';

/** People write numbers into names of files, too. */
const named = <Item extends { name: string }>(item: Item, maySee: boolean): Item =>
  maySee ? item : { ...item, name: hideHouseNumbers(item.name) };

/** The lists that a draft proposes, as the house's page shows its own. */
async function proposedLists(draft: Partial<HouseChange>, maySee: boolean): Promise<HouseDraft['media']> {
  const { internal_image, public_image, files } = mediaOf(draft);
  const images = await readImages([...(internal_image ?? []), ...(public_image ?? [])]);
  const documents = await readFiles(files ?? []);
  const pictures = (ids: number[]) =>
    ids.flatMap((id) => images.get(id) ?? []).map((one) => named(serializeImage(one), maySee));
  return {
    ...(internal_image && { internal_image: pictures(internal_image) }),
    ...(public_image && { public_image: pictures(public_image) }),
    ...(files && {
      files: files.flatMap((id) => documents.get(id) ?? []).map((one) => named(serializeFile(one), maySee)),
    }),
  };
}

/** The open draft, for those who may see what is proposed. */
async function draftOf(actor: Actor, house: House, maySee: boolean): Promise<HouseDraft | null> {
  if (!canSeeHouseDraft(actor, house)) return null;
  const draft = await findOpenDraft(house.id);
  if (!draft) return null;
  const editor = (await readStaffNames([draft.user_id])).get(draft.user_id);
  const proposal = { ...draft, house };
  const [changes = []] = await showProposals(actor, [proposal], await draftChangesOf([proposal]));
  return {
    id: draft.id,
    attributes: JSON.stringify(showAttributes(draft.attributes, maySee)),
    media: await proposedLists(draft.attributes, maySee),
    changes,
    user: editor ? { id: editor.id, name: editor.name, avatar: editor.avatar } : null,
    base_version: draft.base_version,
    updated_at: toEpoch(draft.updated_at),
  };
}

interface Shown {
  actor: Actor;
  house: House;
  /** The actor may see the numbers in its texts. D125 */
  maySee: boolean;
  pictures: Awaited<ReturnType<typeof findHouseImages>>;
}

/** The internal fields; empty for people who may not see them. D109. */
async function internalsOf({ actor, house, maySee, pictures }: Shown) {
  if (!canSeeHouseInternals(actor, house)) return { ...hiddenInternals, internal_image: [], files: [] };
  const internal = pictures.filter(({ kind }) => kind === 'internal');
  return {
    ...rowFor(house, 'internals', maySee),
    internal_image: internal.map(({ image }) => named(serializeImage(image), maySee)),
    files: (await findHouseFiles(house.id)).map(({ file }) => named(serializeFile(file), maySee)),
  };
}

/** A house with all fields that this person may see. */
export async function detailOf(actor: Actor, house: House): Promise<HouseDetail> {
  const [row] = await readRows(actor, [house.id]);
  if (!row) throw new Error(`house ${house.id} has no row`);
  const pictures = await findHouseImages(house.id);
  const [maySee = false] = await mayReadNumbers(actor, [house]);
  return {
    ...row,
    ...rowFor(house, 'page', maySee),
    ...(await internalsOf({ actor, house, maySee, pictures })),
    public_image: pictures
      .filter(({ kind }) => kind === 'public')
      .map(({ image }) => named(serializeImage(image), maySee)),
    draft: await draftOf(actor, house, maySee),
    liked: (await readLikedHouses(actor.id, [house.id])).has(house.id),
    commercial_url: commercialAddress(row.slug),
    missing: missingOf(house, await readHeldMedia(house.id)),
  };
}

/** A house's page; forbidden if the actor may not see it. Specification 1 §2, D26, D31 */
export const readHouseCall = handle(readHouse, async ({ actor, query }) => {
  const house = await findHouse(query.house_id);
  refuseUnseen(actor, house);
  return detailOf(actor, house);
});
