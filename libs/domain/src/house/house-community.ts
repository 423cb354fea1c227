import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeHouse, type HouseVisibility } from './house-access';

/** Specification 1 §3: 0 visible, 1 hidden. */
export const CommentStatus = { visible: 0, hidden: 1 } as const;
export type CommentStatus = (typeof CommentStatus)[keyof typeof CommentStatus];

/** The most characters of a comment. */
export const longestComment = 2000;

interface Written {
  user_id: number;
}

/** Who likes, comments on and tags a house: everyone of the brokerage who sees it. Marketers only read (D20). */
export const canTakePartInHouse = (actor: Actor, house: HouseVisibility): boolean =>
  !isMarketer(actor) && canSeeHouse(actor, house);

const wrote = (actor: Pick<Actor, 'id'>, comment: Written): boolean => comment.user_id === actor.id;

/** Only its author and admins see a hidden comment (D42). */
export const canSeeComment = (actor: Actor, comment: Written & { status: CommentStatus }): boolean =>
  comment.status === CommentStatus.visible || isAdmin(actor) || wrote(actor, comment);

/** Who hides a comment and shows it again: its author or an admin (D42). */
export const canHideComment = (actor: Actor, comment: Written): boolean => isAdmin(actor) || wrote(actor, comment);

/** Who edits or deletes a comment: only its author. An admin hides it. */
export const canChangeComment = wrote;

/** Who renames, recolours and deletes a tag: its creator or an admin (D43). */
export const canChangeTag = (actor: Actor, tag: { user_id: number | null }): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || tag.user_id === actor.id);
