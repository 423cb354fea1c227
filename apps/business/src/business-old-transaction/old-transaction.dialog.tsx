import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { oldTransactionText as text } from '@toam/contracts/deal/old-transaction.text';
import { Button, EmptyState, Facts, Modal, NoValue, ScreenState, toast } from '@toam/ui/core';
import { Fragment, useState } from 'react';
import { call } from '@toam/api-client/call';
import { changeOldTransaction } from '@toam/contracts/deal/deal.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { dealText } from '@toam/contracts/deal/deal.text';
import { changedFields } from '@toam/domain/record/three-way';
import { DialogForm } from '@toam/record-form/dialog-form';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { oldTransactionQueries } from './old-transaction.queries';
import { oldLabels, oldValues, oldWords, type OldValues, oldBody, oldSchema } from './old-transaction.values';
import { refreshLedger } from '../business/ledger.queries';
import { OldTransactionFields } from './old-transaction-fields';

interface OldTransactionDialogProps {
  row: OldTransactionRow;
  onClose: () => void;
}

const scope = 'old-transaction';

interface OldTransactionFormProps {
  row: OldTransactionRow;
  onClose: () => void;
}

/** Corrects an old transaction. Specification 3 §5.2. */
function OldTransactionForm({ row, onClose }: OldTransactionFormProps) {
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

/** The whole form for those who record, all fields to read for everybody else. Specification 3 §5.2, D78. */
export function OldTransactionDialog({ row, onClose }: OldTransactionDialogProps) {
  const query = useQuery({ ...oldTransactionQueries.one(row.id), staleTime: 0 });
  // a form begins with what the API says now, and keeps it while others change it
  const fresh = query.isFetchedAfterMount ? query.data : undefined;
  const [first, setFirst] = useState(fresh);
  if (fresh && !first) setFirst(fresh);
  if (first?.may_edit) return <OldTransactionForm row={first} onClose={onClose} />;
  return (
    <Modal
      open
      title={text.title(row.address)}
      width={560}
      phone="full"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <ScreenState query={{ ...query, data: fresh }}>
        {(found) => (found ? <ReadOnly row={found} /> : <EmptyState reason={text.notFound} />)}
      </ScreenState>
    </Modal>
  );
}

const names = Object.keys(oldLabels) as (keyof OldValues)[];

const ReadOnly = ({ row }: { row: OldTransactionRow }) => (
  <Facts columns="176px minmax(0, 1fr)">
    {names.map((name) => (
      <Fragment key={name}>
        <dt>{oldLabels[name]}</dt>
        <dd>{oldWords(name, oldValues(row), row) || <NoValue />}</dd>
      </Fragment>
    ))}
  </Facts>
);
