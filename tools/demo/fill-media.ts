import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../apps/api/src/db/db';
import { documentTypes } from '../../apps/api/src/files/document-kind';
import { encodeThumbnail } from '../../apps/api/src/files/picture-work';
import type { Storage } from '../../apps/api/src/files/storage';
import { customers } from '../../apps/api/src/modules/customers/customer.schema';
import { houseFiles, houseImages } from '../../apps/api/src/modules/houses/media/house-media.schema';
import { filePath, imagePath } from '../../apps/api/src/modules/media/image-store';
import { files, images } from '../../apps/api/src/modules/media/media.schema';
import { users } from '../../apps/api/src/modules/users/user.schema';
import type { Brokerage } from './brokerage';
import { gallery, type Picture } from './pictures';
import { insertInParts, writeInParts } from './rows';

/** Width and height of the stored pictures, by key. */
export type Dimensions = Map<string, { width: number; height: number }>;

/** Stores each picture once, unchanged from the repository, and the thumbnail that an upload would get. */
export async function storePictures(storage: Storage): Promise<Dimensions> {
  const store = async ({ key, bytes }: Picture) => {
    const picture = sharp(bytes);
    const [{ width, height }, thumbnail] = await Promise.all([picture.metadata(), encodeThumbnail(picture)]);
    await storage.put(imagePath(key, 'main'), bytes, 'image/webp');
    await storage.put(imagePath(key, 'thumbnail'), thumbnail.data, 'image/webp');
    return [key, { width, height }] as const;
  };
  return new Map(await Promise.all(Object.values(gallery()).flat().map(store)));
}

/** Every house has its own rows for its pictures, but houses share the files: rotating one house's picture does not affect others. */
export const imageRow = (
  { key, name, bytes }: Picture,
  dimensions: Dimensions,
  is_public: boolean,
  uploaded_by: number,
  created_at: Date,
) => {
  const stored = dimensions.get(key);
  if (!stored) throw new Error(`${name} was not stored`);
  return { key, upright_key: key, name, is_public, uploaded_by, created_at, bytes: bytes.length, ...stored };
};

/** Gives customers their portraits, as uploads of their agents. */
export async function insertCustomerPictures(
  { customers: list }: Brokerage,
  dimensions: Dimensions,
  people: { staff: number[]; customers: number[] },
): Promise<void> {
  const shown = list.flatMap(({ portrait, agent, created }, index) =>
    portrait
      ? [{ id: people.customers[index]!, row: imageRow(portrait, dimensions, false, people.staff[agent]!, created) }]
      : [],
  );
  const ids = await insertInParts(
    shown.map(({ row }) => row),
    (part) => db().insert(images).values(part).returning({ id: images.id }),
  );
  for (const [at, { id }] of shown.entries())
    await db()
      .update(customers)
      .set({ image_id: ids[at]!, updated_at: sql`${customers.updated_at}` })
      .where(eq(customers.id, id));
}

/** Gives staff their portraits and houses their pictures. */
export async function insertPictures(
  { staff, houses }: Brokerage,
  dimensions: Dimensions,
  staffIds: number[],
  houseIds: number[],
): Promise<void> {
  for (const [index, { portrait, created_at }] of staff.entries()) {
    if (!portrait) continue;
    const id = staffIds[index]!;
    const [row] = await db()
      .insert(images)
      .values(imageRow(portrait, dimensions, true, id, created_at ?? new Date()))
      .returning({ id: images.id });
    await db().update(users).set({ profile_picture: row!.id }).where(eq(users.id, id));
  }
  const links = houses.flatMap((house, index) => {
    const pictures = [
      ...house.publicPictures.map((picture) => ({ picture, kind: 'public' as const })),
      ...house.internalPictures.map((picture) => ({ picture, kind: 'internal' as const })),
    ];
    return pictures.map(({ picture, kind }, position) => ({
      link: {
        house_id: houseIds[index]!,
        kind,
        position: kind === 'public' ? position : position - house.publicPictures.length,
      },
      row: imageRow(picture, dimensions, kind === 'public', staffIds[house.agent]!, house.created),
    }));
  });
  const ids = await insertInParts(
    links.map(({ row }) => row),
    (part) => db().insert(images).values(part).returning({ id: images.id }),
  );
  await writeInParts(
    links.map(({ link }, index) => ({ ...link, image_id: ids[index]! })),
    (part) => db().insert(houseImages).values(part),
  );
}

/** Stores the internal documents and links them to their houses. */
export async function insertDocuments(
  { houses }: Brokerage,
  storage: Storage,
  staffIds: number[],
  houseIds: number[],
): Promise<void> {
  const papers = houses.flatMap((house, index) =>
    house.documents.map((document, position) => ({
      document,
      position,
      house_id: houseIds[index]!,
      uploaded_by: staffIds[house.agent]!,
      created_at: house.created,
    })),
  );
  for (const { document } of papers) await storage.put(filePath(document.key), document.bytes, documentTypes.pdf);
  const rows = papers.map(({ document: { key, name, bytes }, uploaded_by, created_at }) => ({
    key,
    name,
    type: 'pdf' as const,
    bytes: bytes.length,
    uploaded_by,
    created_at,
  }));
  const ids = await insertInParts(rows, (part) => db().insert(files).values(part).returning({ id: files.id }));
  await writeInParts(
    papers.map(({ house_id, position }, index) => ({ house_id, position, file_id: ids[index]! })),
    (part) => db().insert(houseFiles).values(part),
  );
}
