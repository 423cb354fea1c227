import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { images } from '../media/media.schema';
import { houseImages } from './house-media.schema';
import { houses } from './house.schema';

/** What `house-access` looks at. */
const standing = {
  id: houses.id,
  user_id: houses.user_id,
  public: houses.public,
  public_approval: houses.public_approval,
  web: houses.web,
  status: houses.status,
  into_money: houses.into_money,
  project_id: houses.project_id,
  province: houses.province,
};

/** Houses that are there, by id. */
export const findArchivedHouses = (ids: number[]) =>
  db()
    .select(standing)
    .from(houses)
    .where(and(inArray(houses.id, ids), isNull(houses.deleted_at)));

/** Their pictures, by house, public ones first, each kind in its order. */
export const findArchivedImages = (houseIds: number[]) =>
  db()
    .select({ houseId: houseImages.house_id, kind: houseImages.kind, key: images.key, bytes: images.bytes })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(inArray(houseImages.house_id, houseIds))
    .orderBy(asc(houseImages.house_id), desc(houseImages.kind), asc(houseImages.position));

export type ArchivedImage = Awaited<ReturnType<typeof findArchivedImages>>[number];
