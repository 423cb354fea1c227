import { suggestCodes } from '@toam/contracts/deal/deal.endpoints';
import { dayOf } from '@toam/domain/day';
import { codeOf, codePrefix } from '@toam/domain/deal/deal-codes';
import { handle } from '../../http/handle';
import { highestCode } from './deal.queries';
import { dealShares, receipts } from './deal.schema';

/**
 * The next codes of this month. They are free now; somebody else may take one before it is saved, and the save then says so. B12.
 */
export const suggestCodesCall = handle(suggestCodes, async ({ query: { type: kind, count } }) => {
  const prefix = codePrefix(kind, dayOf(Date.now() / 1000));
  const highest = await highestCode(kind === 'transaction' ? dealShares : receipts, prefix);
  const codes = Array.from({ length: count }, (_, index) => codeOf(prefix, highest + 1 + index));
  return { code: codes[0]!, codes };
});
