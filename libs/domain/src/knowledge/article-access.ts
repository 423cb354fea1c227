import { type Actor, isAdmin } from '@toam/domain/actor';

/** What became of an article. D65 */
export const ArticleStatus = { waiting: 0, posted: 1, refused: 2 } as const;
export type ArticleStatus = (typeof ArticleStatus)[keyof typeof ArticleStatus];

type Reader = Pick<Actor, 'id' | 'role'>;
interface Written {
  user_id: number;
}

/** Its author and admins change and delete an article. D65 */
export const canWriteArticle = (actor: Reader, { user_id }: Written): boolean => isAdmin(actor) || actor.id === user_id;

/** Who says that an article is still true: whoever keeps it, and admins. C15 */
export const canReviewArticle = (actor: Reader, { keeper_id }: { keeper_id: number }): boolean =>
  isAdmin(actor) || actor.id === keeper_id;

/** Its writer and admins delete a comment. D65 */
export const canDeleteComment = canWriteArticle;

/** Months until an article that is still true is looked at again. C15 */
export const monthsToReview = 3;

/** A day some months after another; the month's last day where it is shorter. @param today YYYY-MM-DD */
export function monthsAfter(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
