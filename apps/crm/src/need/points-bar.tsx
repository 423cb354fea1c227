import { Row, Text } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import * as css from './points-bar.module.css';

interface PointsBarProps extends Pick<ComponentProps<typeof Row>, 'tone' | 'width' | 'phone'> {
  /** From 0 to 1. */
  share: number;
}

/** Points as a thin bar, beside their number. */
export const PointsBar = ({ share, ...look }: PointsBarProps) => (
  <Row as="span" height={4} radius={4} overflow="hidden" className={css.bar} aria-hidden {...look}>
    <Text as="i" width={`${100 * share}%`} height="100%" className={css.filled} />
  </Row>
);
