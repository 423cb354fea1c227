import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/customer/customer.text';
import { houseText } from '@toam/contracts/house/house.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { HttpError } from '../../../http-error';
import { isImageHeld, readImages } from '../../media/media.reads';
import { isActiveStaff } from '../../users/users.reads';

/** An upload that no record uses yet: the actor's own, or anybody's for an admin. */
async function mayTakeImage(actor: Actor, id: number): Promise<boolean> {
  const image = (await readImages([id])).get(id);
  if (!image || (image.uploaded_by !== actor.id && !isAdmin(actor))) return false;
  return !(await isImageHeld(id));
}

/** The new values of a save; absent or null: no new value. */
interface NewlyPut {
  date_of_birth?: string | null | undefined;
  image?: number | null | undefined;
  /** The owning staff, if it is not the actor. */
  user_id?: number | null | undefined;
}

/** Checks that need the server: today's date, the uploader, active staff. D57. @throws HttpError invalid by field */
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
