import type { PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { canEditHouse, canSeeHouse } from '@toam/domain/house/house-access';
import type { Presence } from '@toam/domain/record/presence';
import { HttpError } from '../../../http/http-error';
import { attend } from '../../../live/attend';
import type { Session } from '../../../sessions/find-session';
import { findStanding } from '../houses.reads';

/**
 * Somebody opens or leaves a house. People who may see the house see the names and pictures of the others there.
 * @returns all others who have it open
 * @throws HttpError not_found; forbidden if the actor may not see the house, or edit it
 */
export async function attendHouse(
  session: Session,
  houseId: number,
  page: string,
  doing: Presence | 'gone',
): Promise<PresentPerson[]> {
  const house = await findStanding(houseId);
  if (!house) throw new HttpError('not_found', houseText.notFound);
  if (!canSeeHouse(session.actor, house)) throw new HttpError('forbidden', houseText.mayNotSee);
  if (doing === 'editing' && !canEditHouse(session.actor, house))
    throw new HttpError('forbidden', houseText.mayNotEdit);
  return attend(session, { noun: 'house', id: houseId }, page, doing);
}
