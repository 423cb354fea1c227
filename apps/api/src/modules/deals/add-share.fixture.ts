import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { readStanding, refuseErrors, refuseTakenCodes } from './check-ledger';
import { insertShares, lockCodes, lockDealsOf } from './deal.queries';
import { followNewShares, type NewShare, newShareErrors, shareColumnsOf } from './record-deal';

/**
 * Adds a share to a deal that is there, as a single call would. B15.
 * @param besideId another share of the deal
 * @throws HttpError not_found; invalid as for a new deal, or if the shares would exceed the fee; conflict for a code that is taken
 */
export const addShare = (actor: Actor, besideId: number, input: NewShare): Promise<void> =>
  tx(async () => {
    const shares = [...(await lockDealsOf([besideId])).values()];
    const [{ deal } = { deal: undefined }] = shares;
    if (!deal) throw new HttpError('not_found', dealText.notFound);
    const state = await readStanding([{ staff_id: input.user_id, customer_id: input.customer_id }]);
    refuseErrors(newShareErrors(input, deal, shares, state));
    await lockCodes('transaction');
    await refuseTakenCodes('transaction', new Map([['transactionCode', input.transactionCode]]));
    await followNewShares(actor, deal, await insertShares([shareColumnsOf(deal.id, input)]));
  });
