import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { Actor } from '@toam/domain/actor';
import { isImageHeld } from '../../media/media.reads';
import { lockImage, setImagesPublic } from '../../media/media.writes';
import { leavePortrait } from './portrait';
import type { User } from '../user.schema';

/** Columns with the id of a picture. Everybody may see the portrait; identity papers stay private. */
const paperColumns = ['front_id_file', 'back_id_file', 'certificate'] as const;
const pictureColumns = ['profile_picture', ...paperColumns] as const;
type PictureColumn = (typeof pictureColumns)[number];
export type Pictures = Partial<Pick<User, PictureColumn>>;

/**
 * Takes the new pictures of a save: uploads of the actor that no record uses, each in one column only. Otherwise a portrait could
 * make a person's papers or a private house's picture public.
 * @returns errors by column
 */
export async function takePictures(
  actor: Pick<Actor, 'id'>,
  before: Pictures,
  put: Pictures,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  const taken = new Set<number>();
  for (const column of pictureColumns) {
    const id = put[column];
    if (!id || id === before[column]) continue;
    const image = await lockImage(id);
    if (!image) errors[column] = text.unknownImage;
    else if (image.uploaded_by !== actor.id || taken.has(id) || (await isImageHeld(id)))
      errors[column] = text.privateImage;
    taken.add(id);
  }
  if (put.profile_picture && put.profile_picture !== before.profile_picture && !errors.profile_picture)
    await setImagesPublic([put.profile_picture], true);
  return errors;
}

/** Makes a replaced portrait private; call it after the change. */
export async function leavePictures(before: Pictures, after: Pictures): Promise<void> {
  if (before.profile_picture && before.profile_picture !== after.profile_picture)
    await leavePortrait(before.profile_picture);
}
