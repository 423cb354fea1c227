import { couponSorts } from '@toam/contracts/deal/ledger-sorts';
import { useQuery } from '@tanstack/react-query';
import type { CouponRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { couponColumns } from '@toam/domain/deal/deal-columns';
import { ListMenu } from '@toam/list-screen/list-menu';
import { MainAction, ScreenActions } from '../business/screen-actions';
import { CouponDialog } from '../business/paper/coupon.dialog';
import { couponListColumns, couponSheet } from './coupon-list.columns';
import { paperSearch, usePaperAddress } from '../business/paper-address';
import { PaperCard } from './paper-card';
import { PaperList } from './paper-list';
import { paperQueries } from './paper.queries';
import { RecordPaper } from './record-paper';

const card = (row: CouponRow) => (
  <PaperCard
    row={row}
    name={writtenDay(dayOf(row.created_at))}
    amount={row.reducedFee}
    amountLabel={couponColumns.reduced_fee.label}
  />
);

const search = paperSearch(couponSorts);

/** 'Phiếu giảm hoa hồng', usually by the day on which they were written, the latest first. Specification 3 §2.2. */
export function Component() {
  const at = usePaperAddress(search);
  const asked = paperQueries.coupons(at.question);
  const found = useQuery(asked);
  return (
    <PaperList
      name="coupon"
      columns={couponListColumns}
      list="coupon"
      at={at}
      live={{ noun: 'transaction', list: asked.queryKey }}
      found={found}
      words={text.coupon}
      sums={({ reduced }) => [{ key: 'reducedFee', label: couponColumns.reduced_fee.label, amount: reduced }]}
      phoneRow={card}
      edit={(row, onClose) => (
        <CouponDialog key={row.id} shareId={row.transaction_id} couponId={row.id} onClose={onClose} />
      )}
      actions={({ layout, count }) => (
        <>
          <ScreenActions>
            <ListMenu kind="coupon" question={at.question} layout={layout} {...couponSheet} count={count} />
          </ScreenActions>
          <MainAction>
            <RecordPaper label={text.couponNew} isDue>
              {(shareId, onClose) => <CouponDialog shareId={shareId} couponId={null} onClose={onClose} />}
            </RecordPaper>
          </MainAction>
        </>
      )}
    />
  );
}
