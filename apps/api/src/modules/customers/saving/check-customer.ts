import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/texts/customer';
import { houseText } from '@toam/contracts/texts/house';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { HttpError } from '../../../http/http-error';
import { isImageHeld, readImages } from '../../media/media.reads';
import { isActiveStaff } from '../../users/users.reads';

/** The actor's own upload that nothing holds yet. */
async function mayTakeImage(actor: Actor, id: number): Promise<boolean> {
  const image = (await readImages([id])).get(id);
  if (!image || (image.uploaded_by !== actor.id && !isAdmin(actor))) return false;
  return !(await isImageHeld(id));
}

/** What a save newly puts on a customer; absent or null: nothing. */
interface NewlyPut {
  date_of_birth?: string | null | undefined;
  image?: number | null | undefined;
  /** The owning staff, if it is somebody else than the actor. */
  user_id?: number | null | undefined;
}

/** What only the API knows: today, whose an upload is, who still works here. D57. @throws HttpError invalid by field */
export async function checkCustomer(
  actor: Actor,
  put: NewlyPut,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const errors: Record<string, string> = { ...more };
  if (put.date_of_birth && put.date_of_birth > dayOf(Date.now() / 1000))
    errors.date_of_birth = customerText.bornInFuture;
  if (put.image && !(await mayTakeImage(actor, put.image))) errors.image = houseText.unknownImage;
  if (put.user_id && !(await isActiveStaff(put.user_id))) errors.user_id = houseText.unknownUser;
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
}
