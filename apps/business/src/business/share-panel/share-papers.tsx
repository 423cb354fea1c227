import type { TransactionPage } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { Cell, IconButton, Row, Stack, Text } from '@toam/ui/core';
import { PencilSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import type { OpenPaper } from '../paper/paper-dialogs';
import * as css from './share-panel.module.css';

interface SharePapersProps {
  share: TransactionPage;
  onOpen: (paper: OpenPaper) => void;
}

/** Receipts, reductions and the cancel bill of a share; who records changes them. */
export function SharePapers({ share, onOpen }: SharePapersProps) {
  const { receipts, coupons, cancel_bill: bill } = share;
  return (
    <>
      <Papers title={text.receipts} none={text.noReceipts}>
        {receipts.map((receipt) => (
          <Paper
            key={receipt.id}
            name={receipt.feeCode}
            detail={[writtenDay(dayOf(receipt.dateCollect)), text.recordedBy(receipt.user.name), receipt.note]}
            amount={receipt.feeCollect}
            edit={receipt.may_edit ? text.editReceipt(receipt.feeCode) : undefined}
            onEdit={() => onOpen({ kind: 'receipt', receipt })}
          />
        ))}
      </Papers>
      {coupons.length > 0 && (
        <Papers title={text.coupons}>
          {coupons.map((coupon) => (
            <Paper
              key={coupon.id}
              name={writtenDay(dayOf(coupon.created_at))}
              detail={[text.recordedBy(coupon.user.name), coupon.note]}
              amount={-coupon.reducedFee}
              edit={coupon.may_edit ? text.editCoupon(fullMoney(coupon.reducedFee)) : undefined}
              onEdit={() => onOpen({ kind: 'coupon', couponId: coupon.id })}
            />
          ))}
        </Papers>
      )}
      {bill && (
        <Papers title={text.bill}>
          <Paper
            name={writtenDay(dayOf(bill.cancelDate))}
            detail={[text.recordedBy(bill.user.name), bill.note]}
            amount={bill.feeCollected}
            amountLabel={ledgerLabel.retained}
            edit={bill.may_edit ? text.editBill : undefined}
            onEdit={() => onOpen({ kind: 'bill' })}
          />
        </Papers>
      )}
    </>
  );
}

interface PapersProps {
  title: string;
  /** Instead of an empty list. */
  none?: string;
  children: ReactNode;
}

const Papers = ({ title, none, children }: PapersProps) => (
  <section className={css.section} aria-label={title}>
    <h3>{title}</h3>
    {none !== undefined && Array.isArray(children) && children.length === 0 ? (
      <Text as="p" top={6} size={13} tone="text3">
        {none}
      </Text>
    ) : (
      <Stack as="ul" divided top={6}>
        {children}
      </Stack>
    )}
  </section>
);

interface PaperProps {
  name: string;
  detail: (string | null)[];
  amount: number;
  amountLabel?: string;
  /** Name of the button; absent without the right. */
  edit: string | undefined;
  onEdit: () => void;
}

const Paper = ({ name, detail, amount, amountLabel, edit, onEdit }: PaperProps) => (
  <Row as="li" gap={10} padY={8} size={13}>
    <Cell>
      <Text weight={500} digits>
        {name}
      </Text>
      <Text size={12} tone="text2" breaks>
        {detail.filter(Boolean).join(' · ')}
      </Text>
    </Cell>
    <Stack flex="none" textAlign="end">
      {amountLabel && (
        <Text size={12} tone="text2">
          {amountLabel}
        </Text>
      )}
      <Text weight={600} nowrap digits>
        {amount < 0 ? '−' : ''}
        {text.dong(fullMoney(Math.abs(amount)))}
      </Text>
    </Stack>
    {edit && (
      <IconButton title={edit} aria-label={edit} onClick={onEdit}>
        <PencilSimpleIcon size={16} />
      </IconButton>
    )}
  </Row>
);
