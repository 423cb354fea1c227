import { listText } from '@toam/contracts/texts/list';
import { commonText } from '@toam/contracts/texts/common';
import { Button, Spin } from 'antd';
import type { ReactNode } from 'react';
import { EmptyHouse } from '../art/empty-house';
import { messageOf } from '../feedback/failure-message';
import { ArrowClockwiseIcon, CloudWarningIcon, LockSimpleIcon } from '../icons';

/** The parts of a React Query result that a screen's state depends on. */
export interface ScreenQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ScreenStateProps<Data> {
  query: ScreenQuery<Data>;
  /** Shape of what is coming; a spinner otherwise. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Pending, failed with retry, or the content. Screens hand their query here instead of asking `isLoading`.
 * Data that is already there stays on screen when a refetch fails.
 */
export function ScreenState<Data>({ query, skeleton, children }: ScreenStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  return skeleton ?? <PendingState />;
}

/** A spinner that shows only when waiting gets noticeable. */
export const PendingState = () => (
  <div className="ta-state" role="status" aria-label={listText.loading}>
    <Spin delay={200} />
  </div>
);

/** 'Error: {message}' and 'Thử lại'. Specification 1 §2. */
export const FailedState = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => unknown }) => (
  <div className="ta-state" role="alert">
    <CloudWarningIcon size={36} color="var(--error)" />
    <div className="ta-state-title">{commonText.listError(messageOf(error))}</div>
    <Button loading={busy} icon={<ArrowClockwiseIcon size={16} />} onClick={() => onRetry()}>
      {commonText.retry}
    </Button>
  </div>
);

/**
 * Instead of a record that is not there, or (`isForbidden`, a lock) not for this viewer: what the API or the rule says, and the
 * way back. It is all that its screen shows, so it is the heading.
 */
export const RefusedState = ({
  reason,
  isForbidden = false,
  heading: Heading = 'h1',
  children,
}: {
  reason: string;
  isForbidden?: boolean;
  /** `h2` in a dialog over a screen, which has its heading. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}) => (
  <div className="ta-state" role="alert">
    {isForbidden ? <LockSimpleIcon size={36} color="var(--warning)" /> : <EmptyHouse />}
    <Heading className="ta-state-title">{reason}</Heading>
    {children && <div className="ta-state-actions">{children}</div>}
  </div>
);

/** 'No Data', why, and a way out. */
export const EmptyState = ({ reason, children }: { reason?: string; children?: ReactNode }) => (
  <div className="ta-state" role="status">
    <EmptyHouse />
    <div className="ta-state-title">{commonText.noData}</div>
    {reason && <div className="ta-state-reason">{reason}</div>}
    {children && <div className="ta-state-actions">{children}</div>}
  </div>
);
