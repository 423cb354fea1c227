import { mediaText } from '@toam/contracts/media/media.text';
import type { Actor } from '@toam/domain/actor';
import { HttpError } from '../../../http-error';
import { isImageHeld } from '../../media/media.reads';
import { lockImage, setImagesPublic } from '../../media/media.writes';

const refuse = () => new HttpError('invalid', mediaText.notYours, { errors: { profile_picture: mediaText.notYours } });

/**
 * Makes an upload public because it becomes a portrait. Call it in the transaction that stores the portrait. It accepts only an
 * upload of the actor that no record uses: otherwise this could make a private house's picture public.
 * @throws HttpError invalid at `profile_picture`
 */
export async function takePortrait(actor: Pick<Actor, 'id'>, imageId: number): Promise<void> {
  const image = await lockImage(imageId);
  if (image?.uploaded_by !== actor.id || (await isImageHeld(imageId))) throw refuse();
  await setImagesPublic([imageId], true);
}

/** Makes a replaced portrait private; the clean-up of unused uploads removes it. Call it after the change. */
export async function leavePortrait(imageId: number | null): Promise<void> {
  if (imageId !== null && !(await isImageHeld(imageId))) await setImagesPublic([imageId], false);
}
