import { listText } from '@toam/contracts/texts/list';
import { commonText } from '@toam/contracts/texts/common';
import { Button, Spin } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyHouse } from '../art/empty-house';
import { failureLine, isForbidden, isTooWide, messageOf } from '../feedback/failure-message';
import { ArrowClockwiseIcon, CloudWarningIcon, FunnelIcon, LockSimpleIcon } from '../icons';
import { Row, Stack, Text } from '../layout/layout';

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

/** In the middle of its place: an icon, what is the matter, what to do. */
const State = (props: ComponentProps<'div'>) => (
  <Stack align="center" justify="center" minHeight={232} padX={16} padY={24} textAlign="center" {...props} />
);

const Title = ({ as = 'div', children }: { as?: 'div' | 'h1' | 'h2'; children: ReactNode }) => (
  <Text as={as} size={14} weight={600} breaks top={10}>
    {children}
  </Text>
);

const Actions = ({ children }: { children: ReactNode }) => (
  <Row gap={8} top={12} wrap justify="center">
    {children}
  </Row>
);

/** A spinner that appears after 200 ms. */
export const PendingState = () => (
  <State role="status" aria-label={listText.loading}>
    <Spin delay={200} />
  </State>
);

/**
 * 'Error: {message}' and 'Thử lại'. Specification 1 §2. A question that was too wide asks for more filters instead. What the person may
 * not read is refused without a way to ask again.
 */
export const FailedState = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => unknown }) =>
  isForbidden(error) ? (
    <RefusedState heading="h2" reason={messageOf(error)} isForbidden />
  ) : (
    <State role="alert">
      {isTooWide(error) ? (
        <FunnelIcon size={36} color="var(--warning)" />
      ) : (
        <CloudWarningIcon size={36} color="var(--error)" />
      )}
      <Title>{failureLine(error)}</Title>
      <Actions>
        <Button loading={busy} icon={<ArrowClockwiseIcon size={16} />} onClick={() => onRetry()}>
          {commonText.retry}
        </Button>
      </Actions>
    </State>
  );

/**
 * Shown instead of a record that does not exist or that the viewer may not see (`isForbidden`, with a lock): the reason and a way
 * back. The screen shows nothing else, so the reason is its heading.
 */
export const RefusedState = ({
  reason,
  isForbidden = false,
  heading = 'h1',
  children,
}: {
  reason: string;
  isForbidden?: boolean;
  /** `h2` in a dialog, because the screen below has an `h1`. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}) => (
  <State role="alert">
    {isForbidden ? <LockSimpleIcon size={36} color="var(--warning)" /> : <EmptyHouse />}
    <Title as={heading}>{reason}</Title>
    {children && <Actions>{children}</Actions>}
  </State>
);

interface EmptyStateProps {
  /** Default: 'No Data'. */
  title?: string;
  reason?: string;
  className?: string;
  /** Actions. */
  children?: ReactNode;
}

/** 'No Data', the reason, and actions. */
export const EmptyState = ({ title = commonText.noData, reason, className, children }: EmptyStateProps) => (
  <State role="status" className={className}>
    <EmptyHouse />
    <Title>{title}</Title>
    {reason && (
      <Text size={13} tone="text2">
        {reason}
      </Text>
    )}
    {children && <Actions>{children}</Actions>}
  </State>
);
