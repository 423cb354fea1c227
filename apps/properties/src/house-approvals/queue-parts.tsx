import { Card, Row, useIsPhone, EmptyState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './queue.module.css';
import { approvalText } from './approval.text';

/** The frame of what to decide on. A phone has no room for it. */
export const QueueCard = ({ children }: { children: ReactNode }) => (
  <Card as="article" gap={10} padX={[16, 0]} padY={[16, 0]} border={!useIsPhone()}>
    {children}
  </Card>
);

/** What to know before the decision. */
export const Notice = (props: Pick<ComponentProps<typeof Alert>, 'type' | 'title' | 'action'>) => (
  <Alert {...props} className={css.notice} showIcon />
);

/** A link that looks like a button: to the house's page, to its form. */
export const LinkButton = ({ className, ...props }: Omit<ComponentProps<typeof Link>, 'relative'>) => (
  <Row
    {...props}
    as={Link}
    className={clsx(css.link, className)}
    inline
    justify="center"
    gap={6}
    height={[32, 40]}
    padX={12}
    size={13}
    tone="text"
    nowrap
    background="surface"
    border
    radius={6}
  />
);

/** An empty queue. `children` links to a queue that has items. Specification 2 §2. */
export const NothingWaits = ({ children }: { children?: ReactNode }) => (
  <EmptyState title={approvalText.nothing} reason={approvalText.nothingNote}>
    {children}
  </EmptyState>
);
