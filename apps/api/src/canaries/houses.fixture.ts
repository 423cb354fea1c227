import { plainToRichText } from '@toam/domain/rich-text';
import sharp from 'sharp';
import { insertRow } from '../db/rows';
import { files as store } from '../files/files';
import { recordChanges } from '../history/record-changes';
import { houseDrafts } from '../modules/houses/saving/house-draft.schema';
import { houseFiles, houseImages } from '../modules/houses/media/house-media.schema';
import { houses } from '../modules/houses/house.schema';
import { filePath, imagePath } from '../modules/media/image-store';
import { files, images } from '../modules/media/media.schema';
import { insertCompleteHouse, insertHouse } from '../testing/insert-house';
import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { key, paper, plainWord, word } from './canary';

export const internalKey = key('internal of a house', '5ec2e700-0000-4000-8000-000000000001');
export const fileKey = key('internal of a house', '5ec2e700-0000-4000-8000-000000000002');

const thumbnail = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();

/** What is internal of house 1, which everybody sees: a text, the red book's number, a picture, a document, a proposed edit. D109 */
export async function plantInternals(): Promise<void> {
  const kind = 'internal of a house';
  const text = () => plainToRichText(`Chi noi voi nhau ${word(kind)}, số hồng ${paper(kind)}`);
  const bytes = Buffer.from(`bytes ${plainWord(kind)}`);
  const sizes = { width: 4, height: 3, bytes: bytes.length, uploaded_by: 7 };
  const picture = await insertRow(images, {
    key: internalKey,
    upright_key: internalKey,
    name: `${plainWord(kind)}.jpg`,
    ...sizes,
  });
  const file = await insertRow(files, {
    key: fileKey,
    name: `${plainWord(kind)}.pdf`,
    type: 'pdf',
    bytes: 3,
    uploaded_by: 7,
  });
  await store().storage.put(imagePath(internalKey, 'main'), bytes, 'image/webp');
  await store().storage.put(imagePath(internalKey, 'thumbnail'), await thumbnail(), 'image/webp');
  await store().storage.put(filePath(fileKey), Buffer.from(`%PDF ${plainWord(kind)}`), 'application/pdf');
  // without a public one it is the cover, too
  await db().delete(houseImages).where(eq(houseImages.house_id, 1));
  await insertRow(houseImages, { house_id: 1, image_id: picture.id, kind: 'internal', position: 0 });
  await insertRow(houseFiles, { house_id: 1, file_id: file.id, position: 0 });
  await db()
    .update(houses)
    .set({ internal_description: text(), latitude: 10.75, longitude: 106.65 })
    .where(eq(houses.id, 1));
  const attributes = { internalDescription: text(), internal_image: [picture.id], files: [file.id] };
  await db().update(houseDrafts).set({ attributes }).where(eq(houseDrafts.house_id, 1));
  await recordChanges({ id: 7 }, 'House', 1, [
    { column: 'internalDescription', old_value: word(kind), new_value: word(kind) },
  ]);
}

/** Houses that are not (yet) for everybody. */
export async function plantPrivateHouses(): Promise<void> {
  const kind = 'private house of 7';
  const about = () => ({
    ...{ title: word(kind), house_number: `148/${word(kind)}`, house_address: word(kind), new_address: word(kind) },
    ...{ key_word: word(kind), descriptions: word(kind), description: plainToRichText(word(kind)), place: word(kind) },
    ...{ province: 2, district: 21, property_type: 2, house_type: 1, latitude: 10.81, longitude: 106.71, user_id: 7 },
  });
  const states = [
    { public: 0 },
    { public: 1, public_approval: 0 },
    { public: 0, status: 1, reason_stop_selling: word(kind) },
    { public: 0, deleted_at: new Date() },
    { public: 0, web_requested: true },
  ] as const;
  for (const state of states) await insertCompleteHouse({ ...about(), ...state, slug: plainWord(kind) });
  await insertHouse({ ...about(), slug: plainWord(kind) });
}
