import { sql } from 'drizzle-orm';
import { isMarketer } from '@toam/domain/actor';
import { canEditHouse, canSeeHouse, isEditDrafted } from '@toam/domain/house/house-access';
import type { ImageReferenceHandler } from '../../../references/image-reference';
import { isHouseFileShownTo, isHouseImageShownTo } from './house-media.reads';
import { readHousesOfImage } from '../houses.reads';
import { idsOf } from '../../../db/rows';

/** Pictures and documents of houses and of their open drafts. Marketers can't change any (D20). */
export const houseImageReference: ImageReferenceHandler = {
  name: 'houses',
  uses: sql`exists (select 1 from house_images h where h.image_id = i.id)
    or exists (select 1 from house_drafts d where d.status = 'open'
      and (d.attributes -> 'internal_image' @> to_jsonb(i.id) or d.attributes -> 'public_image' @> to_jsonb(i.id)))`,
  isShownTo: isHouseImageShownTo,
  isFileShownTo: isHouseFileShownTo,
  isListedFor: async (actor, imageId) => (await readHousesOfImage(imageId)).some((house) => canSeeHouse(actor, house)),
  holding: async (actor, imageId) => {
    const holders = await readHousesOfImage(imageId);
    return {
      isHeld: holders.length > 0,
      mayChange: !isMarketer(actor) && holders.every((house) => canEditHouse(actor, house)),
      isDrafted: holders.some((house) => isEditDrafted(actor, house)),
      houses: idsOf(holders),
    };
  },
};
