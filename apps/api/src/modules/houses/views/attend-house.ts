import { attendHouse } from '@toam/contracts/presence/presence.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { canEditHouse } from '@toam/domain/house/house-access';
import { momentary } from '../../../audit/audited';
import { sessionOf } from '../../../http/authorize';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { attend } from './attend';
import { findStanding, refuseUnseen } from '../houses.reads';

/**
 * Somebody opens or leaves a house. People who may see the house see the names and pictures of the others there.
 * @returns all others who have it open
 * @throws HttpError not_found; forbidden if the actor may not see the house, or edit it
 */
export const attendHouseCall = handle(
  attendHouse,
  { audit: momentary },
  async ({ actor, request, params: { houseId }, body: { page, doing } }) => {
    const house = await findStanding(houseId);
    refuseUnseen(actor, house);
    if (doing === 'editing' && !canEditHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotEdit);
    return attend(sessionOf(request), { noun: 'house', id: houseId }, page, doing);
  },
);
