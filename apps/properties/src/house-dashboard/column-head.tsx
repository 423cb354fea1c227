import { Row } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from './dashboard-card';
import * as css from './house-dashboard.module.css';

interface ColumnHeadProps extends Pick<ComponentProps<typeof Row>, 'edge' | 'phone'> {
  title: string;
  /** On the right of the title. */
  children: ReactNode;
}

/** The title of the feed, and of what stands beside it. */
export const ColumnHead = ({ title, children, ...look }: ColumnHeadProps) => (
  <Row {...look} as="header" className={css.columnHead} flex="none" justify="between" gap={12} height={44} size={12}>
    <Heading>{title}</Heading>
    {children}
  </Row>
);
