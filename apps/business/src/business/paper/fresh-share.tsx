import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import type { TransactionPage } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { Button, FailedState, Modal, PendingState, RefusedState } from '@toam/ui/core';
import { type ReactNode, useState } from 'react';
import { ledgerQueries } from '../ledger.queries';

interface FreshShareProps {
  shareId: number;
  title: string;
  onClose: () => void;
  children: (share: TransactionPage) => ReactNode;
}

/** A form about a share begins with what the API says now, and keeps this while others change it: saving then asks. */
export function FreshShare({ shareId, title, onClose, children }: FreshShareProps) {
  const query = useQuery({ ...ledgerQueries.share(shareId), staleTime: 0 });
  const fresh = query.isFetchedAfterMount ? query.data : undefined;
  const [first, setFirst] = useState(fresh);
  if (fresh && !first) setFirst(fresh);
  if (first) return children(first);
  return (
    <Modal
      open
      title={title}
      width={560}
      phone="full"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <Waiting error={query.error} isFetching={query.isFetching} onRetry={() => void query.refetch()} />
    </Modal>
  );
}

function Waiting({ error, isFetching, onRetry }: { error: unknown; isFetching: boolean; onRetry: () => void }) {
  if (isRefused(error)) return <RefusedState heading="h2" reason={error.message} isForbidden={error.status === 403} />;
  if (error) return <FailedState error={error} busy={isFetching} onRetry={onRetry} />;
  return <PendingState />;
}
