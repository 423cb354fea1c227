import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { db } from '../../../db/db';
import { images } from '../../media/media.schema';
import { houseImages } from './house-media.schema';
import { alive, visibility } from '../house-scope.queries';
import { houses } from '../house.schema';

/** The houses that exist, by id. */
export const findArchivedHouses = (ids: number[]) =>
  db()
    .select(visibility)
    .from(houses)
    .where(and(inArray(houses.id, ids), alive));

/** Their pictures, by house. Public ones come first; each kind keeps its order. */
export const findArchivedImages = (houseIds: number[]) =>
  db()
    .select({ houseId: houseImages.house_id, kind: houseImages.kind, key: images.key, bytes: images.bytes })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(inArray(houseImages.house_id, houseIds))
    .orderBy(asc(houseImages.house_id), desc(houseImages.kind), asc(houseImages.position));

export type ArchivedImage = Awaited<ReturnType<typeof findArchivedImages>>[number];
