import { createRequest } from '@toam/contracts/need/need.endpoints';
import { needHistoryText, needText } from '@toam/contracts/need/need.text';
import { noWishes } from '@toam/domain/need/need-columns';
import { canChooseNeedOwner } from '@toam/domain/need/need-access';
import { tx } from '../../../db/db';
import { recordCreation } from '../../../history/record-changes';
import { creates, handle } from '../../../http/handle';
import { emitChange } from '../../../live/emit';
import { markForMatching } from '../../../match-marks/mark-for-matching';
import { checkChoices, isVouched, placeText } from './need-choices';
import { needAudience } from '../../need-scope/need-audience.reads';
import { toRow, viewerOf } from '../need-row-serializer';
import { insertNeed } from '../need.queries';
import { changesBetween } from '../need-labels';

/**
 * Creates a need of a customer whom the actor may see. People with whom it is shared later see the customer's number
 * only if the actor may see it. Specification 2 §5, §7, D24, D63.
 * @throws HttpError invalid by field
 */
export const createRequestCall = handle(createRequest, { audit: creates('request') }, ({ actor, body }) =>
  tx(async () => {
    const user_id = canChooseNeedOwner(actor) && body.user_id ? body.user_id : actor.id;
    const columns = { ...noWishes, ...body, user_id };
    const entries = await checkChoices(actor, null, columns, columns);
    const need = await insertNeed({
      ...columns,
      place: placeText(columns, entries),
      customer_vouched: await isVouched(actor, columns.customer_id),
    });
    const { id, version } = need;
    await recordCreation(actor, 'Request', id, needHistoryText.created, await changesBetween(null, need));
    await markForMatching('request', [id], { isNew: true });
    await emitChange('request', { id, version }, actor.id, await needAudience(need));
    return { need: await toRow(await viewerOf(actor), need), message: needText.created };
  }),
);
