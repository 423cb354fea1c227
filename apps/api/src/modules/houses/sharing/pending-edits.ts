import { listPendingEdits, readPendingEdit } from '@toam/contracts/house/house-approval.endpoints';
import type { DraftMedia, PendingEdit } from '@toam/contracts/house/house-approval.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouseDraft } from '@toam/domain/house/house-access';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
import { pageOf } from '../../../http/page';
import { HttpError } from '../../../http-error';
import { serializeFile, serializeImage, readFiles, readImages } from '../../media/media.reads';
import { readStaffNames } from '../../users/users.reads';
import type { HouseDraftRow } from '../saving/house-draft.schema';
import { mayReadNumbers, showAttributes, showProposals } from '../customer/house-customer.reads';
import { draftChangesOf, type Proposed, proposedMedia } from '../saving/house-draft';
import { changedMedia, type HeldMedia } from '../media/house-media';
import { readRows } from '../house-serializer';
import type { House } from '../house.schema';
import { findHouse, findOpenDraft } from '../house.queries';
import { listOpenDrafts } from './share-request.queries';

/** An open draft with the current house. */
export interface OpenEdit {
  draft: HouseDraftRow;
  house: House;
}

type Items = Map<number, DraftMedia['before'][number]>;

/** Pictures and documents by id, as a difference lists them. */
async function readItems(lists: HeldMedia[]): Promise<{ pictures: Items; documents: Items }> {
  const pictures = await readImages(lists.flatMap((list) => [...list.public_image, ...list.internal_image]));
  const documents = await readFiles(lists.flatMap((list) => list.files));
  const toPicture = (image: Parameters<typeof serializeImage>[0]) => {
    const { id, name, thumbnail, url } = serializeImage(image);
    return { id, name, thumbnail, url };
  };
  const toDocument = (file: Parameters<typeof serializeFile>[0]) => {
    const { id, name, url } = serializeFile(file);
    return { id, name, url, thumbnail: null };
  };
  return {
    pictures: new Map([...pictures].map(([id, image]) => [id, toPicture(image)])),
    documents: new Map([...documents].map(([id, file]) => [id, toDocument(file)])),
  };
}

/** The changed lists of each draft with their items, in the drafts' order. */
async function mediaOfAll(proposals: Proposed[]): Promise<DraftMedia[][]> {
  const lists: { held: HeldMedia; after: HeldMedia }[] = [];
  for (const proposed of proposals) lists.push(await proposedMedia(proposed));
  const { pictures, documents } = await readItems(lists.flatMap(({ held, after }) => [held, after]));
  return lists.map(({ held, after }) =>
    changedMedia(held, after).map((column) => {
      const known = column === 'files' ? documents : pictures;
      const items = (ids: number[]) => ids.flatMap((id) => known.get(id) ?? []);
      return { column, before: items(held[column]), after: items(after[column]) };
    }),
  );
}

/** People write numbers into names of files, too. D125 */
const withoutNumbers = ({ column, before, after }: DraftMedia): DraftMedia => {
  const named = (items: DraftMedia['before']) => items.map((item) => ({ ...item, name: hideHouseNumbers(item.name) }));
  return { column, before: named(before), after: named(after) };
};

/** Pending edits with their differences from the current houses, in order. Specification 1 §3, D38. */
export async function toPendingEdits(actor: Actor, edits: OpenEdit[]): Promise<PendingEdit[]> {
  if (edits.length === 0) return [];
  const proposals = edits.map(({ house, draft }) => ({ ...draft, house }));
  const changes = await showProposals(actor, proposals, await draftChangesOf(proposals));
  const media = await mediaOfAll(proposals);
  const maySee = await mayReadNumbers(
    actor,
    edits.map(({ house }) => house),
  );
  const editors = await readStaffNames(edits.map(({ draft }) => draft.user_id));
  const rows = await readRows(
    actor,
    edits.map(({ house }) => house.id),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return edits.flatMap(({ draft, house }, at) => {
    const row = rowOf.get(house.id);
    const editor = editors.get(draft.user_id);
    if (!row) return [];
    return {
      id: draft.id,
      house_id: house.id,
      draft: JSON.stringify(showAttributes(draft.attributes, maySee[at] ?? false)),
      house: row,
      changes: changes[at] ?? [],
      media: maySee[at] ? (media[at] ?? []) : (media[at] ?? []).map(withoutNumbers),
      user: editor ? { id: editor.id, name: editor.name, avatar: editor.avatar } : null,
      created_at: toEpoch(draft.created_at),
      updated_at: toEpoch(draft.updated_at),
      draft_version: draft.version,
      version: house.version,
      base_version: draft.base_version,
      stale: draft.base_version !== house.version,
    };
  });
}

export const pendingEditCalls = [
  // the queue, longest wait first; specification 2 §2
  handle(listPendingEdits, async ({ actor, query: page }) => {
    const { list, total } = await listOpenDrafts(page);
    return pageOf(await toPendingEdits(actor, list), total, page);
  }),
  // of one house, for the owner and admins; null if nothing is proposed; specification 1 §2 "Thay đổi cần duyệt"
  handle(readPendingEdit, async ({ actor, params: { houseId } }) => {
    const house = await findHouse(houseId);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!canSeeHouseDraft(actor, house)) throw new HttpError('forbidden', houseSharingText.mayNotSeeSharing);
    const draft = await findOpenDraft(houseId);
    if (!draft) return null;
    return (await toPendingEdits(actor, [{ draft, house }]))[0] ?? null;
  }),
];
