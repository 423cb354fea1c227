import { useQuery } from '@tanstack/react-query';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { oldTransactionText as text } from '@toam/contracts/deal/old-transaction.text';
import { Button, EmptyState, Facts, Modal, NoValue, ScreenState } from '@toam/ui/core';
import { Fragment, useState } from 'react';
import { OldTransactionForm } from './old-transaction-form';
import { oldTransactionQueries } from './old-transaction.queries';
import { oldLabels, oldValues, oldWords, type OldValues } from './old-transaction.values';

interface OldTransactionDialogProps {
  row: OldTransactionRow;
  onClose: () => void;
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
