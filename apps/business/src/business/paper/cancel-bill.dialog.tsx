import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { longestNote } from '@toam/contracts/deal/deal-fields';
import { cancelDeal, changeCancelBill } from '@toam/contracts/deal/deal.endpoints';
import type { BillRow, TransactionPage, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { changedFields } from '@toam/domain/record/three-way';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast, Cell, Row, Text } from '@toam/ui/core';
import { DateField, SegmentedField, TextArea, todayInVietnam, useWatch } from '@toam/ui/form';
import { useState } from 'react';
import { fullMoney } from '@toam/domain/money/money-format';
import { WarningIcon } from '@toam/ui/icons';
import { refreshLedger } from '../ledger.queries';
import { noteSaved } from '../saved-row';
import {
  billBody,
  billLabels,
  billSchema,
  billValues,
  billWords,
  cancelledBy,
  type BillValues,
  lossOf,
} from './cancel-bill.values';
import { FreshShare } from './fresh-share';
import { PaperModal, paperScope } from './paper-modal';
import { ShareFacts } from './share-facts';
import { useRemovals } from './use-removals';

interface CancelBillDialogProps {
  shareId: number;
  onClose: () => void;
}

/** Cancels a deal or one share of it; changes or takes back what was cancelled. Specification 3 §5.5, D79, B10, B11. */
export const CancelBillDialog = ({ shareId, onClose }: CancelBillDialogProps) => (
  <FreshShare shareId={shareId} title={text.billNew} onClose={onClose}>
    {(share) => <CancelBillForm share={share} bill={share.cancel_bill} onClose={onClose} />}
  </FreshShare>
);

interface CancelBillFormProps {
  share: TransactionPage;
  /** Null for a new one. */
  bill: BillRow | null;
  onClose: () => void;
}

type Saved = BillRow | { list: BillRow[] };

/** What becomes of the fee and of the money, before it is cancelled. D79. */
function CancelOutcome({ shares }: { shares: readonly TransactionRow[] }) {
  const { payable, retained } = lossOf(shares);
  return (
    <Row
      flex="none"
      gap={10}
      align="start"
      padX={12}
      padY={10}
      radius={8}
      background="warningTint"
      size={13}
      role="status"
    >
      <WarningIcon size={18} color="var(--warning)" />
      <Cell gap={2}>
        <Text weight={600}>{text.billLost(fullMoney(payable))}</Text>
        <span>{retained > 0 ? text.billRetained(fullMoney(retained)) : text.billNothing}</span>
        <span>{text.billThen}</span>
        {shares.length > 1 && (
          <Text tone="text2">
            {shares.map(({ transactionCode, staff }) => `${transactionCode} ${staff.name}`).join(' · ')}
          </Text>
        )}
      </Cell>
    </Row>
  );
}

function CancelBillForm({ share, bill, onClose }: CancelBillFormProps) {
  const queries = useQueryClient();
  const { removeBill } = useRemovals();
  const [today] = useState(() => todayInVietnam());
  const [schema] = useState(() => billSchema(share));
  const { form, draft, saving, conflict } = useRecordEditor<BillValues, BillRow, Saved>({
    name: bill ? draftNameOf('cancel-bill', bill.id) : draftNameOf('cancel-bill', 'new', share.id),
    schema,
    begin: { version: bill?.version ?? 0, values: billValues(bill, today) },
    valuesOf: billValues,
    send: ({ version, before, after }, once): Promise<Saved> | null => {
      const body = billBody(after);
      if (!bill) {
        const whole_deal = after.extent === 'deal';
        return call(cancelDeal, { body: { transaction_id: share.id, ...body, whole_deal }, ...once });
      }
      if (changedFields(before, after).length === 0) return null;
      return call(changeCancelBill, { body: { id: bill.id, version, ...body }, ...once });
    },
    onSaved: (saved) => {
      if (saved) toast.success(bill ? dealText.updated : dealText.created);
      if (saved && 'list' in saved) noteSaved({ cancel: saved.list[0]?.id });
      onClose();
      return refreshLedger(queries);
    },
    showFailure: (failed, error) => showSaveFailure(failed, error, paperScope),
  });
  const extent = useWatch({ control: form.control, name: 'extent' });
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={billLabels} words={billWords} />;
  const remove = async (stored: BillRow) => {
    const isAlone = share.others.every(({ cancelDate }) => cancelDate === null);
    if (await removeBill(stored, isAlone)) onClose();
  };
  const whole = cancelledBy(share, 'deal').length;
  return (
    <PaperModal
      title={bill ? text.billEdit(share.transactionCode) : text.billNew}
      draft={draft}
      isPending={saving.isPending}
      onSend={() => void send()}
      onClose={onClose}
      closeText={text.close} // 'Huỷ' would read as the act itself
      removal={bill ? { label: text.billRemove, remove: () => void remove(bill) } : undefined}
    >
      <ShareFacts share={share} />
      {!bill && whole > 1 && (
        <SegmentedField
          control={form.control}
          name="extent"
          label={text.billScope}
          choices={[
            { value: 'deal', label: text.billWhole(whole) },
            { value: 'share', label: text.billShare(share.staff.name) },
          ]}
        />
      )}
      <DateField control={form.control} name="cancelDate" label={billLabels.cancelDate} noFuture required />
      <TextArea control={form.control} name="note" label={billLabels.note} longest={longestNote} />
      {!bill && <CancelOutcome shares={cancelledBy(share, extent)} />}
    </PaperModal>
  );
}
