import { isAdmin, isMarketer, type Actor } from '../actor';
import { canSeeHouse, type HouseVisibility } from './house-access';

/** Specification 1 §3: 0 visible, 1 hidden. */
export const CommentStatus = { visible: 0, hidden: 1 } as const;
export type CommentStatus = (typeof CommentStatus)[keyof typeof CommentStatus];

/** The most characters of a comment. */
export const longestComment = 2000;

interface Written {
  user_id: number;
}

/** Likes, comments on and tags a house: everyone of the brokerage who sees it. Marketers read only (D20). */
export const canTakePartInHouse = (actor: Actor, house: HouseVisibility): boolean =>
  !isMarketer(actor) && canSeeHouse(actor, house);

const wrote = (actor: Pick<Actor, 'id'>, comment: Written): boolean => comment.user_id === actor.id;

/** A hidden comment is there for its author and for admins only (D42). */
export const canSeeComment = (actor: Actor, comment: Written & { status: CommentStatus }): boolean =>
  comment.status === CommentStatus.visible || isAdmin(actor) || wrote(actor, comment);

/** Hides a comment and shows it again: author or admin (D42). */
export const canHideComment = (actor: Actor, comment: Written): boolean => isAdmin(actor) || wrote(actor, comment);

/** Puts other words into a comment or takes it away: its author alone; an admin hides. */
export const canChangeComment = wrote;

/** Renames, recolours and deletes a tag: its creator or an admin (D43). */
export const canChangeTag = (actor: Actor, tag: { user_id: number | null }): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || tag.user_id === actor.id);
