import { billSorts } from '@toam/contracts/deal/ledger-sorts';
import { useQuery } from '@tanstack/react-query';
import type { BillRow } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { ListMenu } from '@toam/list-screen/list-menu';
import { MainAction, ScreenActions } from '../business/screen-actions';
import { CancelBillDialog } from '../business/paper/cancel-bill.dialog';
import { billListColumns, billSheet } from './cancel-bill-list.columns';
import { paperSearch, usePaperAddress } from '../business/paper-address';
import { PaperCard } from './paper-card';
import { PaperList } from './paper-list';
import { paperQueries } from './paper.queries';
import { RecordPaper } from './record-paper';

const card = (row: BillRow) => (
  <PaperCard
    row={row}
    name={writtenDay(dayOf(row.cancelDate))}
    amount={row.feeCollected}
    amountLabel={ledgerLabel.retained}
  />
);

const search = paperSearch(billSorts);

/** 'Phiếu huỷ cọc', usually by the day, the latest first. Specification 3 §2.2. */
export function Component() {
  const at = usePaperAddress(search);
  const asked = paperQueries.bills(at.question);
  const found = useQuery(asked);
  return (
    <PaperList
      name="cancel-bill"
      columns={billListColumns}
      list="cancel"
      at={at}
      live={{ noun: 'transaction', list: asked.queryKey }}
      found={found}
      words={text.cancel}
      sums={({ retained }) => [{ key: 'feeCollected', label: ledgerLabel.retained, amount: retained }]}
      phoneRow={card}
      edit={(row, onClose) => <CancelBillDialog key={row.id} shareId={row.transaction_id} onClose={onClose} />}
      actions={({ layout, count }) => (
        <>
          <ScreenActions>
            <ListMenu kind="cancel_bill" question={at.question} layout={layout} {...billSheet} count={count} />
          </ScreenActions>
          <MainAction>
            <RecordPaper label={text.billNew} isDue={false}>
              {(shareId, onClose) => <CancelBillDialog shareId={shareId} onClose={onClose} />}
            </RecordPaper>
          </MainAction>
        </>
      )}
    />
  );
}
