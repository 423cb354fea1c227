import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { PlainButton } from '../layout/layout';
import * as css from './filter.module.css';

/** A framed button in a filter bar. Dashed: it adds a filter. */
export const Chip = ({ dashed, className, ...props }: ComponentProps<'button'> & { dashed?: boolean }) => (
  <PlainButton
    gap={6}
    height={32}
    maxWidth={280}
    padX={10}
    size={13}
    tone="text2"
    nowrap
    radius={6}
    border
    background="surface"
    data-dashed={dashed}
    className={clsx(css.chip, className)}
    {...props}
  />
);
