import { type Actor, isAdmin } from '../actor';

/** What became of an article. D65 */
export const ArticleStatus = { waiting: 0, posted: 1, refused: 2 } as const;
export type ArticleStatus = (typeof ArticleStatus)[keyof typeof ArticleStatus];

type Reader = Pick<Actor, 'id' | 'role'>;
interface Written {
  user_id: number;
}

/** Its author and admins change and delete an article. D65 */
export const canWriteArticle = (actor: Reader, { user_id }: Written): boolean => isAdmin(actor) || actor.id === user_id;

/** Everybody reads what is posted; its author and admins read what waits or was refused. D65 */
export const canReadArticle = (actor: Reader, article: Written & { status: ArticleStatus }): boolean =>
  article.status === ArticleStatus.posted || canWriteArticle(actor, article);

/** Who says that an article is still true: whoever keeps it, and admins. C15 */
export const canReviewArticle = (actor: Reader, { keeper_id }: { keeper_id: number }): boolean =>
  isAdmin(actor) || actor.id === keeper_id;

/** Months until an article that is still true is looked at again. C15 */
export const monthsToReview = 3;
