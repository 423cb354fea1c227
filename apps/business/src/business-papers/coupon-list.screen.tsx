import { useQuery } from '@tanstack/react-query';
import type { CouponRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/texts/deal-paper';
import { dayOf, writtenDay } from '@toam/domain/day';
import { couponColumns } from '@toam/domain/deal/deal-columns';
import { MainAction } from '../business/screen-actions';
import { CouponDialog } from '../business/paper/coupon.dialog';
import { couponListColumns } from './coupon-list.columns';
import { NewCouponDialog } from './new-coupon.dialog';
import { usePaperAddress } from '../business/paper-address';
import { PaperCard } from './paper-card';
import { PaperList } from './paper-list';
import { paperQueries } from './paper.queries';
import { RecordButton } from './record-button';

const card = (row: CouponRow) => (
  <PaperCard
    row={row}
    name={writtenDay(dayOf(row.created_at))}
    amount={row.reducedFee}
    amountLabel={couponColumns.reduced_fee.label}
  />
);

/** 'Phiếu giảm hoa hồng', by the day on which they were written, the latest first. Specification 3 §2.2. */
export function Component() {
  const at = usePaperAddress();
  const asked = paperQueries.coupons(at.question);
  const found = useQuery(asked);
  return (
    <PaperList
      name="coupon"
      columns={couponListColumns}
      at={at}
      live={{ noun: 'transaction', list: asked.queryKey }}
      found={found}
      words={text.coupon}
      sums={({ reduced }) => [{ key: 'reducedFee', label: couponColumns.reduced_fee.label, amount: reduced }]}
      phoneRow={card}
      edit={(row, onClose) => (
        <CouponDialog key={row.id} shareId={row.transaction_id} couponId={row.id} onClose={onClose} />
      )}
      actions={() => (
        <MainAction>
          <RecordButton label={text.couponNew} dialog={NewCouponDialog} />
        </MainAction>
      )}
    />
  );
}
