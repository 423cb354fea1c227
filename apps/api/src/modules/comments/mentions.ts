import { listMentionable, maxOffered, type Mentionable } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { houseText } from '@toam/contracts/house/house.text';
import { mentionedIn } from '@toam/domain/house/comment-text';
import { canSeeHouse, type HouseVisibility } from '@toam/domain/house/house-access';
import { canTakePartInHouse } from '@toam/domain/house/house-community';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { findStanding } from '../houses/houses.reads';
import { readActiveStaff, readActiveUsers, readAvatars, readStaffNames, toActor } from '../users/users.reads';
import { idsOf } from '../../db/rows';

/** Rows of staff read at a time, until enough of them may see the house. */
const step = 100;

/** Colleagues whom a comment on the house may mention: active people who may see the house, by name. */
export const listMentionableCall = handle(
  listMentionable,
  async ({ actor, params: { houseId }, query: { search } }) => {
    const house = await findStanding(houseId);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!canTakePartInHouse(actor, house)) throw new HttpError('forbidden', commentText.mayNotComment);
    const found: Mentionable[] = [];
    for (let page = 1; found.length < maxOffered; page++) {
      const staff = await readActiveStaff(search, { page, size: step });
      const seeing = staff.filter((user) => user.id !== actor.id && canSeeHouse(toActor(user), house));
      const avatarOf = await readAvatars(seeing);
      found.push(...seeing.map((user) => ({ ...user, avatar: avatarOf(user) })));
      if (staff.length < step) break;
    }
    return found.slice(0, maxOffered);
  },
);

/** Those of the people who are active and may see the house, so they may be notified about it. */
export async function thoseWhoSee(ids: number[], house: HouseVisibility): Promise<number[]> {
  const people = await readActiveUsers([...new Set(ids)]);
  return idsOf(people.filter((user) => canSeeHouse(toActor(user), house)));
}

/**
 * People whom the new text mentions and the old one did not.
 * @throws HttpError invalid if one of them may not see the house
 */
export async function newlyMentioned(content: string, before: string, house: HouseVisibility): Promise<number[]> {
  const old = mentionedIn(before);
  const added = mentionedIn(content).filter((id) => !old.includes(id));
  const seeing = await thoseWhoSee(added, house);
  const blind = added.filter((id) => !seeing.includes(id));
  if (blind.length === 0) return added;
  const names = await readStaffNames(blind);
  const message = commentText.mayNotMention(blind.map((id) => names.get(id)?.name ?? `#${id}`).join(', '));
  throw new HttpError('invalid', message, { errors: { content: message } });
}
