import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import { commonText } from '@toam/contracts/texts/common';
import { mediaText } from '@toam/contracts/media/media.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import { type ImageHolding, imageReferences } from '../../references/image-reference';
import {
  copyUpright,
  giveUp,
  giveUpRecord,
  removeImages,
  type StoredEncoding,
  storeEncoded,
  storeTurned,
} from './image-store';
import { findImage, insertImage, keysWithoutImage, updateImage } from './media.queries';
import { serializeImage } from './media.reads';
import type { ImageRow } from './media.schema';
import { imageName } from './store-image';
import { lockImage } from './media.writes';

interface Changeable {
  image: ImageRow;
  /** True: a change makes a copy, which a draft then proposes (D38). */
  isPublished: boolean;
  /** Houses that use the picture. */
  houses: number[];
}

async function holdingsOf(actor: Actor, imageId: number): Promise<ImageHolding[]> {
  const holdings: ImageHolding[] = [];
  for (const { holding } of imageReferences()) if (holding) holdings.push(await holding(actor, imageId));
  return holdings.filter(({ isHeld }) => isHeld);
}

/** Allows people who may change every record that uses the picture. An unused picture: its uploader and admins. */
async function checkChangeable(actor: Actor, image: ImageRow | undefined): Promise<Changeable> {
  if (!image) throw new HttpError('not_found', mediaText.notFound);
  const held = await holdingsOf(actor, image.id);
  const may =
    held.length > 0 ? held.every(({ mayChange }) => mayChange) : isAdmin(actor) || image.uploaded_by === actor.id;
  if (!may) throw new HttpError('forbidden', mediaText.mayNotChange);
  return {
    image,
    isPublished: held.some(({ isDrafted }) => isDrafted),
    houses: held.flatMap(({ houses }) => houses),
  };
}

/** Writes the encoding to the picture's row, or to a new copy. @returns with the picture, the keys that are no longer used */
const record = (session: Session, id: number, seen: ImageRow, encoding: StoredEncoding, name: string) =>
  tx(async () => {
    await holdSession(session);
    const { actor } = session;
    const { image, isPublished, houses } = await checkChangeable(actor, await lockImage(id));
    if (image.key !== seen.key) throw new HttpError('conflict', commonText.stale);
    const values = { ...encoding, name };
    auditChange(actor, 'image', id, plainChanges(['name', 'rotation'], image, values));
    for (const house of houses) auditChange(actor, 'house', house);
    if (isPublished) return { image: await insertImage({ ...values, uploaded_by: actor.id }), unused: [] };
    const unused = [image.key, image.upright_key].filter((key) => key !== encoding.key && key !== encoding.upright_key);
    return { image: await updateImage(id, values), unused };
  });

/** Encodes before the transaction, because it takes long. If somebody else changes the picture meanwhile, it is a conflict. */
async function change(
  session: Session,
  id: number,
  encode: (found: Changeable) => Promise<StoredEncoding>,
  name?: string,
): Promise<Image> {
  const found = await checkChangeable(session.actor, await findImage(id));
  const encoding = await encode(found);
  const { key, upright_key } = found.image;
  const fresh = [encoding.key, encoding.upright_key].filter((one) => one !== key && one !== upright_key);
  const recorded = record(session, id, found.image, encoding, name ?? found.image.name);
  const { image, unused } = await recorded.catch((error) => giveUpRecord(error, () => removeImages(fresh)));
  // The picture is already changed. Old bytes that cannot be removed only take up space.
  await removeImages(await keysWithoutImage(unused)).catch(() => undefined);
  return serializeImage(image);
}

/**
 * Turns a picture to the angle, unless it has that angle already. For a non-admin's published house the answer is a copy with its own id.
 * @throws HttpError not_found, forbidden, conflict; unauthenticated if the session ended meanwhile
 */
export async function rotateImage(session: Session, id: number, rotation: Rotation): Promise<Image> {
  const { image: found } = await checkChangeable(session.actor, await findImage(id));
  if (found.rotation === rotation) {
    auditNothing();
    return serializeImage(found);
  }
  return change(session, id, ({ image, isPublished }) =>
    isPublished ? turnCopy(image.upright_key, rotation) : storeTurned(image.upright_key, rotation),
  );
}

/** @throws as the store does; then no copy remains */
async function turnCopy(uprightKey: string, rotation: Rotation): Promise<StoredEncoding> {
  const copy = await copyUpright(uprightKey);
  try {
    return await storeTurned(copy, rotation);
  } catch (error) {
    return giveUp(error, removeImages([copy]));
  }
}

/**
 * Replaces a picture with another one.
 * @throws HttpError as `rotateImage` and `encodeImage`
 */
export const replaceImage = (
  session: Session,
  id: number,
  upload: Upload,
  wish: { rotation: Rotation; newName?: string | undefined },
): Promise<Image> =>
  change(session, id, () => storeEncoded(upload.bytes, wish.rotation), imageName(upload, wish.newName));
