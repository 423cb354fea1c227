import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useSave } from '@toam/api-client/use-save';
import { createReceipts } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { commonText } from '@toam/contracts/texts/common';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Button, Modal, PendingState, toast } from '@toam/ui/core';
import { todayInVietnam, useEntryForm } from '@toam/ui/form';
import { useState } from 'react';
import { ledgerQueries, refreshLedger } from '../ledger.queries';
import { noteSaved } from '../saved-row';
import { ReceiptsForm, receiptsScope } from './receipts-form';
import { receiptsBody, receiptsOf, receiptsSchema, type ReceiptsValues } from './receipts-new.values';

interface ReceiptsNewDialogProps {
  /** Those with something to collect. */
  shares: readonly TransactionRow[];
  /** Called when it is done, too. */
  onClose: () => void;
  /** The receipts are stored. */
  onDone?: () => void;
}

/** A receipt for each chosen share, all or none. Specification 3 §5.4, D80. */
export function ReceiptsNewDialog({ shares, onClose, onDone }: ReceiptsNewDialogProps) {
  const codes = useQuery(ledgerQueries.codes('receipt', shares.length));
  if (codes.isPending)
    return (
      <Modal open title={text.receiptsNew(shares.length)} width={620} phone="full" onCancel={onClose} footer={null}>
        <PendingState />
      </Modal>
    );
  // without a suggestion the codes are typed
  return <ReceiptsOf shares={shares} codes={codes.data ?? []} onClose={onClose} {...(onDone && { onDone })} />;
}

/** What is wrong with a share stands at its amount: nobody types the share. */
function atAmount(error: Error): Error {
  if (!(error instanceof CallFailed)) return error;
  const { status, code, message, current } = error;
  const errors = Object.entries(error.errors).map(([path, said]) => [
    path.replace(/transaction_id$/, 'feeCollect'),
    said,
  ]);
  return new CallFailed(status, code, message, Object.fromEntries(errors) as Record<string, string>, current);
}

function ReceiptsOf({ shares, codes, onClose, onDone }: ReceiptsNewDialogProps & { codes: readonly string[] }) {
  const queries = useQueryClient();
  const [schema] = useState(() => receiptsSchema(shares));
  const form = useEntryForm<ReceiptsValues>(schema, receiptsOf(shares, codes, todayInVietnam()));
  const typed = useSavedTyping(`receipts-${shares.map(({ id }) => id).join('-')}`, form);
  const cancel = () => {
    typed.drop();
    onClose();
  };
  const save = useSave({
    send: (values: ReceiptsValues, { idempotencyKey }) =>
      call(createReceipts, { body: receiptsBody(values), idempotencyKey }),
    onSuccess: ({ list: [first] }) => {
      typed.drop();
      noteSaved({ receipt: first?.id });
      onClose();
      onDone?.();
      toast.success(dealText.made);
      return refreshLedger(queries);
    },
    onError: (error) => {
      showSaveFailure(form, atAmount(error), receiptsScope);
      return refreshLedger(queries);
    },
  });
  const send = form.handleSubmit((values) => save.mutate(values));
  return (
    <Modal
      open
      title={text.receiptsNew(shares.length)}
      width={620}
      phone="full"
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={cancel}>
          {commonText.cancel}
        </Button>,
        <Button key="save" type="primary" loading={save.isPending} onClick={() => void send()}>
          {text.save}
        </Button>,
      ]}
    >
      <ReceiptsForm form={form} shares={shares} isBack={typed.isBack} onSubmit={() => void send()} />
    </Modal>
  );
}
