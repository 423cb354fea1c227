import { sql } from 'drizzle-orm';
import { canEditUser } from '@toam/domain/staff/user-access';
import type { ImageReferenceHandler } from '../../../references/image-reference';
import { isPersonImageShownTo, isPortrait, readPeopleOfImage } from '../users.reads';

/** Everybody sees portraits. Papers are for the person and admins, even if a former admin uploaded them. */
export const userImageReference: ImageReferenceHandler = {
  name: 'people',
  uses: sql`exists (select 1 from users u where i.id in (u.profile_picture, u.front_id_file, u.back_id_file, u.certificate))`,
  isShownTo: isPersonImageShownTo,
  isListedFor: (_actor, imageId) => isPortrait(imageId),
  holding: async (actor, imageId) => {
    const people = await readPeopleOfImage(imageId);
    return {
      isHeld: people.length > 0,
      mayChange: people.every((person) => canEditUser(actor, person)),
      isDrafted: false,
      houses: [],
    };
  },
};
