import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeOldTransaction } from '@toam/contracts/deal/deal.endpoints';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { dealText } from '@toam/contracts/deal/deal.text';
import { oldTransactionText as text } from '@toam/contracts/deal/old-transaction.text';
import { changedFields } from '@toam/domain/record/three-way';
import { DialogForm } from '@toam/record-form/dialog-form';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { useState } from 'react';
import { refreshLedger } from '../business/ledger.queries';
import { OldTransactionFields } from './old-transaction-fields';
import { oldBody, oldLabels, oldSchema, oldValues, oldWords, type OldValues } from './old-transaction.values';

const scope = 'old-transaction';

interface OldTransactionFormProps {
  row: OldTransactionRow;
  onClose: () => void;
}

/** Corrects an old transaction. Specification 3 §5.2. */
export function OldTransactionForm({ row, onClose }: OldTransactionFormProps) {
  const queries = useQueryClient();
  const [schema] = useState(() => oldSchema(row.id));
  const { form, draft, saving, conflict } = useRecordEditor<OldValues, OldTransactionRow, OldTransactionRow>({
    name: draftNameOf('old-transaction', row.id),
    schema,
    begin: { version: row.version, values: oldValues(row) },
    valuesOf: oldValues,
    send: ({ version, before, after }, once) =>
      changedFields(before, after).length === 0
        ? null
        : call(changeOldTransaction, { body: { ...oldBody(row.id, after), version }, ...once }),
    onSaved: (saved) => {
      if (saved) toast.success(dealText.saved);
      onClose();
      return refreshLedger(queries);
    },
    showFailure: (failed, error) => showSaveFailure(failed, error, scope),
  });
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={oldLabels} words={oldWords} />;
  return (
    <DialogForm
      title={text.title(row.address)}
      width={720}
      isLong
      scope={scope}
      kept={{ draft }}
      save={{ label: text.save, isPending: saving.isPending, send }}
      onClose={onClose}
    >
      <OldTransactionFields form={form} row={row} />
    </DialogForm>
  );
}
