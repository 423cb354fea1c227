import type { BusinessFigure } from '@toam/domain/business/business-figures';
import { Row, Text } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import { FigureLink } from '../business/figure/figure-link';
import * as css from './figure-line.module.css';

interface FigureLineProps {
  figure: BusinessFigure;
  /** What the line is about. Buttons in it work by themselves. */
  children: ReactNode;
  /** Before the value: a smaller figure. */
  before?: ReactNode;
  /** Null: nobody knows. */
  value: string | null;
  /** After the value. */
  after?: ReactNode;
  tone?: ComponentProps<typeof Text>['tone'];
}

/** A line of a card: a name, and at the right its figure. The whole line opens the figure. */
export const FigureLine = ({ figure, children, before, value, after, tone }: FigureLineProps) => (
  <Row className={css.line} gap={8} minHeight={[28, 40]} size={13} relative>
    <Row flex={1} gap={6}>
      {children}
    </Row>
    {before}
    {value === null ? (
      <Text tone="text3">–</Text>
    ) : (
      <FigureLink figure={figure} value={value} className={css.figure}>
        <Text weight={600} nowrap digits {...(tone && { tone })}>
          {value}
        </Text>
      </FigureLink>
    )}
    {after}
  </Row>
);
