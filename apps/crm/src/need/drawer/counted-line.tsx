import { Cell, Row, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './touch-line.module.css';

interface CountedLineProps {
  count: string;
  tone?: 'success';
  /** The button. */
  action: ReactNode;
  children: string;
}

/** A line of a list: words, a number of houses, and a button. */
export const CountedLine = ({ count, tone, action, children }: CountedLineProps) => (
  <Row as="li" gap={12} minHeight={48} padY={6} edge="bottomSoft" className={css.line}>
    <Cell as="span">{children}</Cell>
    <Text as="b" tone={tone} weight={600} nowrap>
      {count}
    </Text>
    {action}
  </Row>
);
