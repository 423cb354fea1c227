import type { PostRow } from '@toam/contracts/post/post.schema';
import { postFormText } from './post-form.text';
import type { Repair } from '@toam/domain/post/post-repair';

/** Fields of the house's form, by what a portal misses. */
const houseFields: Readonly<Record<string, string>> = { price: 'into_money', district: 'province' };
export const houseFieldOf = (field: string): string => houseFields[field] ?? field;

/** Where what a portal refused is put right. */
type RepairAt = { at: 'post' | 'account'; words: string } | { at: 'house'; words: string; field: string };

const inPost: Partial<Record<Repair, string>> = {
  title: postFormText.goTo.title,
  text: postFormText.goTo.text,
  address: postFormText.goTo.address,
};

/** How a failed post is put right before it is sent again; null: sending it again is all that helps. @param me who looks */
export function repairOf({ repair, may_retry, house, user, renews }: PostRow, me: number): RepairAt | null {
  if (!may_retry || repair === null || repair === 'balance') return null;
  // nobody enters a colleague's password
  if (repair === 'account') return user.id === me ? { at: 'account', words: postFormText.enterAccount } : null;
  const words = inPost[repair];
  if (words && !renews) return { at: 'post', words };
  return house.is_visible ? { at: 'house', words: postFormText.goToHouse, field: houseFieldOf(repair) } : null;
}
