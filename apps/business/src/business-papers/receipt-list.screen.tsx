import { useQuery } from '@tanstack/react-query';
import { receiptSorts } from '@toam/contracts/deal/ledger-sorts';
import type { ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { receiptColumns } from '@toam/domain/deal/deal-columns';
import { ListMenu } from '@toam/list-screen/list-menu';
import { StatusTag } from '@toam/ui/core';
import { MainAction, ScreenActions } from '../business/screen-actions';
import { paperSearch, usePaperAddress } from '../business/paper-address';
import { PaperCard } from './paper-card';
import { PaperList } from './paper-list';
import { paperQueries } from './paper.queries';
import { receiptListColumns, receiptSheet } from './receipt-list.columns';
import { ReceiptDialog } from '../business/paper/receipt.dialog';
import { ReceiptOfShareDialog } from '../business/paper/receipt-of-share.dialog';
import { RecordPaper } from './record-paper';

const card = (row: ReceiptRow) => (
  <PaperCard
    row={row}
    name={`${row.feeCode} · ${writtenDay(dayOf(row.dateCollect))}`}
    amount={row.feeCollect}
    amountLabel={receiptColumns.fee_collect.label}
    tag={row.retained && <StatusTag tone="error">{ledgerLabel.retained}</StatusTag>}
  />
);

const search = paperSearch(receiptSorts);

/** 'Phiếu thu', usually by the day of collection, the latest first. Specification 3 §2.2. */
export function Component() {
  const at = usePaperAddress(search);
  const asked = paperQueries.receipts(at.question);
  const found = useQuery(asked);
  return (
    <PaperList
      name="receipt"
      columns={receiptListColumns}
      list="receipt"
      at={at}
      live={{ noun: 'receipt', list: asked.queryKey }}
      found={found}
      words={text.receipt}
      sums={({ collected }) => [{ key: 'feeCollect', label: receiptColumns.fee_collect.label, amount: collected }]}
      phoneRow={card}
      edit={(row, onClose) => <ReceiptDialog key={row.id} receipt={row} onClose={onClose} />}
      actions={({ layout, count }) => (
        <>
          <ScreenActions>
            <ListMenu kind="receipt" question={at.question} layout={layout} {...receiptSheet} count={count} />
          </ScreenActions>
          <MainAction>
            <RecordPaper label={text.receiptsNew(1)} isDue>
              {(shareId, onClose) => <ReceiptOfShareDialog shareId={shareId} onClose={onClose} />}
            </RecordPaper>
          </MainAction>
        </>
      )}
    />
  );
}
