import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { longestNote } from '@toam/contracts/deal/deal-fields';
import { changeCoupon, createCoupon } from '@toam/contracts/deal/deal.endpoints';
import type { CouponRow, TransactionPage } from '@toam/contracts/deal/deal.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { payableOf, receivableOf } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { changedFields } from '@toam/domain/record/three-way';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { type Control, MoneyField, TextArea, useWatch } from '@toam/ui/form';
import { useState } from 'react';
import { refreshLedger } from '../ledger.queries';
import { noteSaved } from '../saved-row';
import {
  amountsBefore,
  couponBody,
  couponLabels,
  couponSchema,
  couponValues,
  couponWords,
  type CouponValues,
} from './coupon.values';
import { FreshShare } from './fresh-share';
import { PaperModal, paperScope } from './paper-modal';
import { ShareFacts } from './share-facts';
import { useRemovals } from './use-removals';

interface CouponDialogProps {
  shareId: number;
  /** Null for a new one. */
  couponId: number | null;
  onClose: () => void;
}

/** Reduces the fee of a share, or changes a reduction. Specification 3 §5.5, D80. */
export const CouponDialog = ({ shareId, couponId, onClose }: CouponDialogProps) => (
  <FreshShare shareId={shareId} title={text.couponNew} onClose={onClose}>
    {(share) => (
      <CouponForm share={share} coupon={share.coupons.find(({ id }) => id === couponId) ?? null} onClose={onClose} />
    )}
  </FreshShare>
);

interface CouponFormProps {
  share: TransactionPage;
  coupon: CouponRow | null;
  onClose: () => void;
}

function CouponForm({ share, coupon, onClose }: CouponFormProps) {
  const queries = useQueryClient();
  const { removeCoupon } = useRemovals();
  const before = amountsBefore(share, coupon);
  const [schema] = useState(() => couponSchema(before, coupon === null));
  const { form, draft, saving, conflict } = useRecordEditor<CouponValues, CouponRow, CouponRow>({
    name: coupon ? draftNameOf('coupon', coupon.id) : draftNameOf('coupon', 'new', share.id),
    schema,
    begin: { version: coupon?.version ?? 0, values: couponValues(coupon) },
    valuesOf: couponValues,
    send: ({ version, before: known, after }, once) => {
      if (!coupon) return call(createCoupon, { body: { transaction_id: share.id, ...couponBody(after) }, ...once });
      if (changedFields(known, after).length === 0) return null;
      return call(changeCoupon, { body: { id: coupon.id, version, ...couponBody(after) }, ...once });
    },
    onSaved: (saved) => {
      if (saved) toast.success(coupon ? dealText.updated : dealText.created);
      if (saved && !coupon) noteSaved({ coupon: saved.id });
      onClose();
      return refreshLedger(queries);
    },
    showFailure: (failed, error) => showSaveFailure(failed, error, paperScope),
  });
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={couponLabels} words={couponWords} />;
  const remove = async () => {
    if (coupon && (await removeCoupon(coupon, share.cancelDate !== null))) onClose();
  };
  return (
    <PaperModal
      title={coupon ? text.couponEdit(share.transactionCode) : text.couponNew}
      draft={draft}
      isPending={saving.isPending}
      onSend={() => void send()}
      onClose={onClose}
      removal={coupon ? { label: text.couponRemove, remove: () => void remove() } : undefined}
    >
      <ShareFacts share={share} />
      <Reduction control={form.control} before={before} />
      <TextArea control={form.control} name="note" label={couponLabels.note} longest={longestNote} />
    </PaperModal>
  );
}

/** The amount, the limit, and what would be left to collect. */
function Reduction({ control, before }: { control: Control<CouponValues>; before: ReturnType<typeof amountsBefore> }) {
  const amount = useWatch({ control, name: 'reducedFee' });
  const after = receivableOf({ ...before, reduced: before.reduced + (amount ?? 0) });
  return (
    <MoneyField
      control={control}
      name="reducedFee"
      label={couponLabels.reducedFee}
      required
      hint={text.couponLimit(fullMoney(payableOf(before)))}
      aside={Number.isFinite(after) ? text.couponAfter(fullMoney(after)) : undefined}
    />
  );
}
