import { changeOldTransaction } from '@toam/contracts/deal/deal.endpoints';
import type { OldTransactionChange } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { changes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { goneErrors, readStanding, refuseField, refuseStale } from './check-ledger';
import { lockOld, updateOld } from './deal.queries';
import type { OldTransaction } from './deal.schema';
import { readerOf } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { serializeOld } from './paper-serializer';
import { publishFigures } from './publish-ledger';

/** The columns that the form sends. `detail` stays as the old system had it. */
const columnsOf = (said: OldTransactionChange, before: OldTransaction) => ({
  ...{ user_id: said.user_id ?? before.user_id, date: said.date, notarized_day: said.notarizedDay },
  ...{ receive_day: said.brokerageReceiveDay, price: said.price, fee: said.brokerageFee },
  ...{ fee_received: said.brokerageFeeReceived, fee_status: said.brokerageFeeStatus, type: said.transactionType },
  ...{ status: said.status, address: said.address, note: said.note === undefined ? before.note : said.note },
});

/**
 * Corrects an old transaction. Nobody makes new ones. Specification 3 §5.2, D78.
 * @throws HttpError not_found; conflict if the version is stale (D12); invalid for somebody who is not there
 */
export const changeOldTransactionCall = handle(
  changeOldTransaction,
  { audit: changes('old_transaction', 'id') },
  ({ actor, body: said }) =>
    tx(async () => {
      const before = await lockOld(said.id);
      if (!before) throw new HttpError('not_found', dealText.notFound);
      const reader = await readerOf(actor);
      const [current] = await serializeOld(reader, [before]);
      refuseStale(said.version, current!);
      const isMoved = said.user_id !== undefined && said.user_id !== before.user_id;
      const named = { staff_id: isMoved ? said.user_id : undefined };
      const { staff_id: gone } = goneErrors(named, await readStanding([named]));
      if (gone) throw refuseField('invalid', 'user_id', gone);
      const written = columnsOf(said, before);
      const changes = await ledgerChanges('old_transaction', before, written);
      if (changes.length === 0) {
        auditNothing();
        return current!;
      }
      const updated = await updateOld(before.id, written);
      await recordChanges(actor, 'OldTransaction', before.id, changes);
      await publishFigures(actor);
      const [row] = await serializeOld(reader, [updated]);
      return row!;
    }),
);
