import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { longestNote } from '@toam/contracts/deal/deal-fields';
import { changeReceipt } from '@toam/contracts/deal/deal.endpoints';
import type { ReceiptRow, TransactionPage } from '@toam/contracts/deal/deal.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { longestCode } from '@toam/domain/deal/deal-codes';
import { fullMoney } from '@toam/domain/money/money-format';
import { changedFields } from '@toam/domain/record/three-way';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { EmptyState, Grid, Modal, toast } from '@toam/ui/core';
import { type Control, DateField, MoneyField, TextArea, TextField, useWatch } from '@toam/ui/form';
import { useState } from 'react';
import { refreshLedger } from '../ledger.queries';
import { FreshShare } from './fresh-share';
import { PaperModal, paperScope } from './paper-modal';
import {
  payableBefore,
  receiptBody,
  receiptLabels,
  receiptSchema,
  receiptValues,
  receiptWords,
  type ReceiptValues,
} from './receipt.values';
import { ShareFacts } from './share-facts';
import { useRemovals } from './use-removals';

interface ReceiptDialogProps {
  receipt: Pick<ReceiptRow, 'id' | 'transaction_id' | 'feeCode'>;
  onClose: () => void;
}

/** Changes or deletes a receipt. Specification 3 §5.4, B10. */
export const ReceiptDialog = ({ receipt, onClose }: ReceiptDialogProps) => (
  <FreshShare shareId={receipt.transaction_id} title={text.receiptEdit(receipt.feeCode)} onClose={onClose}>
    {(share) => {
      const stored = share.receipts.find(({ id }) => id === receipt.id);
      return stored ? (
        <ReceiptForm share={share} receipt={stored} onClose={onClose} />
      ) : (
        <Modal open title={text.receiptEdit(receipt.feeCode)} onCancel={onClose} footer={null}>
          <EmptyState reason={dealText.receiptNotFound} />
        </Modal>
      );
    }}
  </FreshShare>
);

interface ReceiptFormProps {
  share: TransactionPage;
  receipt: ReceiptRow;
  onClose: () => void;
}

function ReceiptForm({ share, receipt, onClose }: ReceiptFormProps) {
  const queries = useQueryClient();
  const { removeReceipt } = useRemovals();
  const payable = payableBefore(share, receipt);
  const [schema] = useState(() => receiptSchema(payable, receipt));
  const { form, draft, saving, conflict } = useRecordEditor<ReceiptValues, ReceiptRow, ReceiptRow>({
    name: draftNameOf('receipt', receipt.id),
    schema,
    begin: { version: receipt.version, values: receiptValues(receipt) },
    valuesOf: receiptValues,
    send: ({ version, before, after }, once) =>
      changedFields(before, after).length === 0
        ? null
        : call(changeReceipt, { body: { id: receipt.id, version, ...receiptBody(after) }, ...once }),
    onSaved: (saved) => {
      if (saved) toast.success(dealText.changed);
      onClose();
      return refreshLedger(queries);
    },
    showFailure: (failed, error) => showSaveFailure(failed, error, paperScope),
  });
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={receiptLabels} words={receiptWords} />;
  const remove = async () => {
    if (await removeReceipt(receipt)) onClose();
  };
  return (
    <PaperModal
      title={text.receiptEdit(receipt.feeCode)}
      draft={draft}
      isPending={saving.isPending}
      onSend={() => void send()}
      onClose={onClose}
      removal={{ label: text.receiptRemove, remove: () => void remove() }}
    >
      <ShareFacts share={share} />
      <Grid columns={2} gap={16} rowGap={12}>
        <TextField control={form.control} name="feeCode" label={receiptLabels.feeCode} longest={longestCode} required />
        <DateField control={form.control} name="dateCollect" label={receiptLabels.dateCollect} noFuture required />
      </Grid>
      <Amount control={form.control} payable={payable} />
      <TextArea control={form.control} name="note" label={receiptLabels.note} longest={longestNote} />
    </PaperModal>
  );
}

/** The amount, and what it leaves to collect. */
function Amount({ control, payable }: { control: Control<ReceiptValues>; payable: number }) {
  const amount = useWatch({ control, name: 'feeCollect' });
  const rest = payable - (amount ?? 0);
  return (
    <MoneyField
      control={control}
      name="feeCollect"
      label={receiptLabels.feeCollect}
      required
      aside={rest > 0 ? text.leftAfter(fullMoney(rest)) : rest === 0 ? text.settled : undefined}
    />
  );
}
