import { type Actor, isAdmin, isMarketer } from '@toam/domain/actor';

/** Whoever may open the post manager reads every post; admins and marketers act on each, staff who answer chats on their own. C12 */
export const canActOnPost = (actor: Actor, post: { user_id: number }): boolean =>
  isAdmin(actor) || isMarketer(actor) || post.user_id === actor.id;

/** D101 */
export const canApprovePost = (actor: Actor): boolean => isAdmin(actor);

/** An admin's post needs nobody else's approval. D101 */
export const firstStateOf = (actor: Actor) =>
  canApprovePost(actor) ? ('waiting' as const) : ('waitingApproval' as const);
