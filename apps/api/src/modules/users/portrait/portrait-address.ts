import { and, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { imageAddress } from '../../media/media.reads';
import { images } from '../../media/media.schema';
import { users } from '../user.schema';

/**
 * The key of a person's portrait, as a column of a query of `users`. An address by key never changes its picture, so a browser keeps it
 * for ever; by id it would ask again.
 */
export const portraitKey = sql<string | null>`
  (select ${images.key} from ${images} where ${images.id} = ${users.profile_picture} and ${images.is_public})`;

/** Address of a profile picture; null where there is none. Portraits are public. @param key `portraitKey` */
export const avatarUrl = (key: string | null): string | null =>
  key === null ? null : imageAddress({ key, is_public: true }, 'thumbnail');

/** Addresses of the portraits of people whose rows are here already. @returns the address by `profile_picture` */
export async function readAvatars(
  people: readonly { profile_picture: number | null }[],
): Promise<(person: { profile_picture: number | null }) => string | null> {
  const ids = [...new Set(people.flatMap(({ profile_picture }) => profile_picture ?? []))];
  const { id, key, is_public } = images;
  const found = ids.length
    ? await db()
        .select({ id, key })
        .from(images)
        .where(and(inArray(id, ids), eq(is_public, true)))
    : [];
  const keys = new Map(found.map((image) => [image.id, image.key]));
  return ({ profile_picture }) => avatarUrl((profile_picture === null ? null : keys.get(profile_picture)) ?? null);
}
