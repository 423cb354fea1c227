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
  /** Placeholder in the shape of the content. Default: a spinner. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows pending, failed with retry, or the content. Screens pass their query here and do not read `isLoading`.
 * Loaded data stays on screen if a refetch fails.
 */
export function ScreenState<Data>({ query, skeleton, children }: ScreenStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  return skeleton ?? <PendingState />;
}

/** A spinner that appears after 200 ms. */
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
 * Shown instead of a record that does not exist or that the viewer may not see (`isForbidden`, with a lock): the reason and a way
 * back. The screen shows nothing else, so the reason is its heading.
 */
export const RefusedState = ({
  reason,
  isForbidden = false,
  heading: Heading = 'h1',
  children,
}: {
  reason: string;
  isForbidden?: boolean;
  /** `h2` in a dialog, because the screen below has an `h1`. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}) => (
  <div className="ta-state" role="alert">
    {isForbidden ? <LockSimpleIcon size={36} color="var(--warning)" /> : <EmptyHouse />}
    <Heading className="ta-state-title">{reason}</Heading>
    {children && <div className="ta-state-actions">{children}</div>}
  </div>
);

/** 'No Data', the reason, and actions. */
export const EmptyState = ({ reason, children }: { reason?: string; children?: ReactNode }) => (
  <div className="ta-state" role="status">
    <EmptyHouse />
    <div className="ta-state-title">{commonText.noData}</div>
    {reason && <div className="ta-state-reason">{reason}</div>}
    {children && <div className="ta-state-actions">{children}</div>}
  </div>
);
