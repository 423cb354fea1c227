import { eq, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { documentTypes } from '../files/document-kind';
import type { Storage } from '../files/storage';
import { customers } from '../modules/customers/customer.schema';
import { houseFiles, houseImages } from '../modules/houses/media/house-media.schema';
import { filePath, imagePath } from '../modules/media/image-store';
import { files, images } from '../modules/media/media.schema';
import { users } from '../modules/users/user.schema';
import type { Brokerage } from './brokerage';
import { encode, type Drawing } from './pictures';
import { insertInParts, writeInParts } from './rows';

/** What a row needs to know of an encoded drawing, by its key. */
export type Encodings = Map<string, { width: number; height: number; bytes: number }>;

/** Two at a time: encoding takes a core each, and the database wants some of the second. */
const encoders = 2;

/** Draws, encodes and stores every picture that the brokerage shows, each once. */
export async function storePictures({ staff, customers, houses }: Brokerage, storage: Storage): Promise<Encodings> {
  const drawings = new Map<string, Drawing>();
  for (const { portrait } of [...staff, ...customers]) if (portrait) drawings.set(portrait.key, portrait);
  for (const { publicPictures, internalPictures } of houses)
    for (const drawing of [...publicPictures, ...internalPictures]) drawings.set(drawing.key, drawing);
  const waiting = drawings.values();
  const encodings: Encodings = new Map();
  const work = async () => {
    for (const { key, svg } of waiting) {
      const { main, thumbnail, width, height } = await encode(svg);
      await storage.put(imagePath(key, 'main'), main, 'image/webp');
      await storage.put(imagePath(key, 'thumbnail'), thumbnail, 'image/webp');
      encodings.set(key, { width, height, bytes: main.length });
    }
  };
  await Promise.all(Array.from({ length: encoders }, work));
  return encodings;
}

/** Every house has rows of its own for its pictures, over bytes that houses share: turning one's picture leaves the others'. */
export const imageRow = (
  { key, name }: Drawing,
  encodings: Encodings,
  is_public: boolean,
  uploaded_by: number,
  created_at: Date,
) => {
  const encoding = encodings.get(key);
  if (!encoding) throw new Error(`${name} was not stored`);
  return { key, upright_key: key, name, is_public, uploaded_by, created_at, ...encoding };
};

/** Puts the portraits on the customers, as uploads of their agents. */
export async function insertCustomerPictures(
  { customers: list }: Brokerage,
  encodings: Encodings,
  people: { staff: number[]; customers: number[] },
): Promise<void> {
  const shown = list.flatMap(({ portrait, agent, created }, index) =>
    portrait
      ? [{ id: people.customers[index]!, row: imageRow(portrait, encodings, false, people.staff[agent]!, created) }]
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

/** Puts the portraits on the staff and the pictures on the houses. */
export async function insertPictures(
  { staff, houses }: Brokerage,
  encodings: Encodings,
  staffIds: number[],
  houseIds: number[],
): Promise<void> {
  for (const [index, { portrait, created_at }] of staff.entries()) {
    if (!portrait) continue;
    const id = staffIds[index]!;
    const [row] = await db()
      .insert(images)
      .values(imageRow(portrait, encodings, true, id, created_at ?? new Date()))
      .returning({ id: images.id });
    await db().update(users).set({ profile_picture: row!.id }).where(eq(users.id, id));
  }
  const links = houses.flatMap((house, index) => {
    const pictures = [
      ...house.publicPictures.map((drawing) => ({ drawing, kind: 'public' as const })),
      ...house.internalPictures.map((drawing) => ({ drawing, kind: 'internal' as const })),
    ];
    return pictures.map(({ drawing, kind }, position) => ({
      link: {
        house_id: houseIds[index]!,
        kind,
        position: kind === 'public' ? position : position - house.publicPictures.length,
      },
      row: imageRow(drawing, encodings, kind === 'public', staffIds[house.agent]!, house.created),
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

/** Stores the internal documents and puts them on their houses. */
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
