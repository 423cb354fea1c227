import { findTaken } from '@toam/contracts/user/user.endpoints';
import { handle } from '../../../http/handle';
import { findByUniqueKeys } from '../user.queries';

interface Whose {
  id: number;
  name: string;
}

/** Who already has an email, number or paper number. Each is looked up separately, while somebody types. Issue 5. */
export const findTakenCall = handle(findTaken, async ({ query: { user_id: exceptId, ...marks } }) => {
  const found = await findByUniqueKeys(marks, exceptId);
  const email = marks.email?.toLowerCase();
  const whose = (has: (one: (typeof found)[number]) => boolean): Whose | null => {
    const holder = found.find(has);
    return holder ? { id: holder.id, name: holder.name } : null;
  };
  return {
    email: whose((one) => Boolean(email) && one.email?.toLowerCase() === email),
    phone_number: whose((one) => Boolean(marks.phone_number) && one.phone_number === marks.phone_number),
    social_id: whose((one) => Boolean(marks.social_id) && one.social_id === marks.social_id),
  };
});
