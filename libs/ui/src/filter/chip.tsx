import { listText } from '@toam/contracts/texts/list';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { XIcon } from '../icons';
import { PlainButton, Row, Text } from '../layout/layout';
import * as css from './filter.module.css';

/** A framed button in a filter bar. Dashed: it adds a filter. `aria-pressed`: a switch. */
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

interface OnChipProps {
  /** What is filtered, for screen readers. */
  title: string;
  /** What × does, for screen readers and as its tooltip. Default 'Bỏ lọc …'. */
  clearText?: string;
  onClear: () => void;
  /** Not a filter of a column: without the colour of one. */
  quiet?: boolean;
  children: ReactNode;
}

/** An active filter: its words, and × to remove it. */
export const OnChip = ({ title, clearText, onClear, quiet = false, children }: OnChipProps) => (
  <Row
    as="span"
    inline
    height={32}
    maxWidth={280}
    size={13}
    weight={quiet ? 400 : 500}
    tone={quiet ? 'text2' : 'teal'}
    radius={6}
    border
    background={quiet ? 'surface' : 'tealTint'}
    className={quiet ? css.quiet : css.on}
  >
    {children}
    <PlainButton
      height="100%"
      className={css.off}
      aria-label={clearText ?? listText.unfilterColumn(title)}
      title={clearText}
      onClick={onClear}
    >
      <XIcon size={12} weight="bold" />
    </PlainButton>
  </Row>
);

/** The words of an active filter; a click on them edits it. */
export const ChipWords = (props: ComponentProps<'button'>) => (
  <Text as="button" type="button" ellipsis height="100%" className={css.words} {...props} />
);
