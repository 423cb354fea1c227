import type { Actor } from '@toam/domain/actor';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { HouseStatus } from '@toam/domain/house/house-values';
import type { PostedHouse } from '@toam/domain/post/post-content';
import { richTextToPlain } from '@toam/domain/rich-text';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { readAtOnce } from '../../../db/read-at-once';
import { idsOf } from '../../../db/rows';
import { idArray } from '../../../db/id-array';
import { type ImageRow, images } from '../../media/media.schema';
import { type EntryKey, readEntries } from '../../options/options.reads';
import { readProjectNames } from '../../projects/projects.reads';
import { addressOf, placeKeys } from '../dictionary/house-address';
import { isVisible } from '../house-scope.queries';
import { type House, houses } from '../house.schema';
import { houseImages } from '../media/house-media.schema';

/** A condition on houses that may be posted: seen by the actor, on sale, with a price. Brief 4 §5. */
export const isPostable = (actor: Actor): SQL =>
  and(isVisible(actor), eq(houses.status, HouseStatus.onSale), gt(houses.into_money, 0))!;

const columns = {
  ...{ id: houses.id, user_id: houses.user_id, deleted_at: houses.deleted_at, status: houses.status },
  ...{ title: houses.title, description: houses.description, descriptions: houses.descriptions },
  ...{ into_money: houses.into_money, purpose: houses.purpose, measured_area: houses.measured_area },
  ...{ width: houses.width, length: houses.length, floors: houses.floors, direction: houses.direction },
  ...{ number_bedroom: houses.number_bedroom, number_wc: houses.number_wc, project_id: houses.project_id },
  ...{ property_type: houses.property_type, house_type: houses.house_type, ownership: houses.ownership },
  ...{ house_number: houses.house_number, house_address: houses.house_address },
  ...{ province: houses.province, district: houses.district, city: houses.city },
  ...{ type_news: houses.type_news, type_news_day: houses.type_news_day, type_news_value: houses.type_news_value },
  ...{ batdongsan_type_news: houses.batdongsan_type_news, batdongsan_type_news_days: houses.batdongsan_type_news_days },
  reason_stop_selling: houses.reason_stop_selling,
};
type Read = Pick<House, keyof typeof columns>;

/** A public picture of a house, with what a portal asks about it. */
export type PostedPicture = Pick<ImageRow, 'id' | 'key' | 'is_public' | 'name' | 'rotation' | 'bytes'>;

export interface HouseToPost extends Read {
  /** What of it goes into posts. */
  posted: PostedHouse;
  pictures: PostedPicture[];
  /** With the number, for those who see the house. Without numbers of people (D125). */
  address: string;
  /** Its district's name. */
  quarter: string | null;
}

async function readPictures(ids: number[]): Promise<Map<number, PostedPicture[]>> {
  const { id, key, is_public, name, rotation, bytes } = images;
  const found = await db()
    .select({ house_id: houseImages.house_id, picture: { id, key, is_public, name, rotation, bytes } })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(and(sql`${houseImages.house_id} = any(${idArray(ids)})`, eq(houseImages.kind, 'public')))
    .orderBy(asc(houseImages.house_id), asc(houseImages.position), asc(images.id));
  const byHouse = new Map<number, PostedPicture[]>();
  for (const { house_id, picture } of found) byHouse.set(house_id, [...(byHouse.get(house_id) ?? []), picture]);
  return byHouse;
}

const entryKeys = (house: Read): EntryKey[] => [
  ...placeKeys(house),
  { type: 'type', id: house.property_type },
  { type: 'class', id: house.house_type },
  { type: 'ownership', id: house.ownership },
];

/** Houses by id, deleted ones, too, with what posts say of them. */
export async function readHousesToPost(ids: readonly number[]): Promise<Map<number, HouseToPost>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await db()
    .select(columns)
    .from(houses)
    .where(sql`${houses.id} = any(${idArray(unique)})`);
  const [pictures, entries, projects] = await readAtOnce(
    () => readPictures(unique),
    () => readEntries(found.flatMap(entryKeys)),
    () => readProjectNames(found.flatMap(({ project_id }) => project_id ?? [])),
  );
  return new Map(
    found.map((house) => {
      const own = pictures.get(house.id) ?? [];
      const posted: PostedHouse = {
        title: house.title,
        text: richTextToPlain(house.description) || house.descriptions,
        ...{ price: house.into_money, purpose: house.purpose, area: house.measured_area },
        ...{ width: house.width, length: house.length, floors: house.floors, bedrooms: house.number_bedroom },
        ...{ bathrooms: house.number_wc, direction: house.direction[0] ?? null },
        property_type: entries.nameOf('type', house.property_type),
        house_type: entries.nameOf('class', house.house_type),
        ownership: entries.nameOf('ownership', house.ownership),
        project: house.project_id === null ? null : (projects.get(house.project_id)?.name ?? null),
        street: hideHouseNumbers(house.house_address),
        ward: entries.nameOf('district', house.district),
        district: entries.nameOf('province', house.province),
        city: entries.nameOf('city', house.city),
        images: idsOf(own),
      };
      const place = { address: addressOf(house, entries), quarter: posted.district };
      return [house.id, { ...house, ...place, posted, pictures: own }];
    }),
  );
}
