import { commonText } from '@toam/contracts/texts/common';
import { houseText } from '@toam/contracts/house/house.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import type { Change } from '../../../history/record-changes';
import { HttpError } from '../../../http-error';
import { readFiles, readImages } from '../../media/media.reads';
import { setImagesPublic } from '../../media/media.writes';
import { findPicturesOfPeople } from '../../users/users.reads';
import {
  findFilesElsewhere,
  findHouseFiles,
  findHouseImages,
  findImagesElsewhere,
  replaceHouseFiles,
  replaceHouseImages,
} from './house-media.queries';
import { type MediaField, mediaFields, type MediaLists } from '../saving/house-patch';

/** The ids of a house's pictures and documents, in their order. */
export type HeldMedia = Record<MediaField, number[]>;

export const nothingHeld: HeldMedia = { internal_image: [], public_image: [], files: [] };

export async function readHeldMedia(houseId: number): Promise<HeldMedia> {
  const pictures = await findHouseImages(houseId);
  const of = (kind: 'public' | 'internal') => pictures.filter((one) => one.kind === kind).map(({ image }) => image.id);
  const documents = await findHouseFiles(houseId);
  return { internal_image: of('internal'), public_image: of('public'), files: documents.map(({ file }) => file.id) };
}

type Owned = Map<number, { uploaded_by: number | null }>;

/** Where a house may take uploads from: what it holds, and what its open draft proposes, whoever edited it. */
interface Sources {
  held: number[];
  proposed: number[];
  known: Owned;
  elsewhere: Set<number>;
}

/**
 * A house may keep what it holds. It may take an upload that no other record holds, if the actor uploaded it, the actor
 * is an admin, or the house's draft proposes it. The editor of the draft may have handed the house over since.
 */
const mayTake = (actor: Actor, ids: number[], { held, proposed, known, elsewhere }: Sources): boolean =>
  new Set(ids).size === ids.length &&
  ids.every((id) => {
    if (held.includes(id)) return true;
    const upload = known.get(id);
    if (upload === undefined || elsewhere.has(id)) return false;
    return isAdmin(actor) || upload.uploaded_by === actor.id || proposed.includes(id);
  });

/**
 * Checks the new lists: pictures exist, the actor may use them, and each is in one list only.
 * @param proposed what the house's open draft proposes already
 * @throws HttpError invalid naming the list
 */
export async function checkMedia(
  actor: Actor,
  houseId: number | null,
  held: HeldMedia,
  wanted: MediaLists,
  proposed: MediaLists = {},
): Promise<HeldMedia> {
  const after = { ...held, ...wanted };
  const errors: Record<string, string> = {};
  const pictures = [...after.internal_image, ...after.public_image];
  const pictureSources: Sources = {
    held: [...held.internal_image, ...held.public_image],
    proposed: [...(proposed.internal_image ?? []), ...(proposed.public_image ?? [])],
    known: await readImages(pictures),
    // otherwise somebody's papers could get onto the website
    elsewhere: new Set([...(await findImagesElsewhere(pictures, houseId)), ...(await findPicturesOfPeople(pictures))]),
  };
  for (const field of ['internal_image', 'public_image'] as const) {
    if (!mayTake(actor, after[field], pictureSources)) errors[field] = houseText.unknownImage;
  }
  if (after.internal_image.some((id) => after.public_image.includes(id)))
    errors.internal_image = houseText.unknownImage;
  const fileSources: Sources = {
    held: held.files,
    proposed: proposed.files ?? [],
    known: await readFiles(after.files),
    elsewhere: await findFilesElsewhere(after.files, houseId),
  };
  if (!mayTake(actor, after.files, fileSources)) errors.files = houseText.unknownFile;
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
  return after;
}

const isSame = (one: number[], other: number[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

export const changedMedia = (held: HeldMedia, after: HeldMedia): MediaField[] =>
  mediaFields.filter((field) => !isSame(held[field], after[field]));

/** Replaces a house's pictures and documents by these lists. */
export async function writeMedia(houseId: number, held: HeldMedia, after: HeldMedia): Promise<void> {
  const changed = changedMedia(held, after);
  // Each kind is cleared and written separately. A picture that changes kinds moves to the kind that lists it now.
  if (changed.includes('internal_image')) await replaceHouseImages(houseId, 'internal', after.internal_image);
  if (changed.includes('public_image')) await replaceHouseImages(houseId, 'public', after.public_image);
  const closed = [...held.public_image, ...after.internal_image].filter((id) => !after.public_image.includes(id));
  await setImagesPublic(after.public_image, true);
  await setImagesPublic(closed, false);
  if (changed.includes('files')) await replaceHouseFiles(houseId, after.files);
}

/** A list's change as text: its counts, and how many were added and removed. */
function listInWords(field: MediaField, held: number[], after: number[]): Change {
  const count = field === 'files' ? houseText.files : houseText.images;
  const added = after.filter((id) => !held.includes(id)).length;
  const removed = held.filter((id) => !after.includes(id)).length;
  return {
    column: field,
    old_value: count(held.length),
    new_value: houseText.listChange(count(after.length), added, removed),
  };
}

export const mediaChanges = (held: HeldMedia, after: HeldMedia): Change[] =>
  changedMedia(held, after).map((field) => listInWords(field, held[field], after[field]));
