import { Cell, Row } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './customer-merge.module.css';

interface MergeChoiceProps {
  /** Name of the radio group. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  /** Takes the whole width below the two sides. */
  wide?: boolean;
  /** A whole record, not one value. */
  large?: boolean;
  children: ReactNode;
}

/** One side of a choice: a real radio button, so that arrow keys move within the group. */
export const MergeChoice = ({ group, checked, onChoose, wide, large, children }: MergeChoiceProps) => (
  <Row
    as="label"
    align="start"
    gap={8}
    padX={large ? 12 : 10}
    padY={large ? 10 : [6, 8]}
    size={13}
    tone={checked ? 'teal' : 'text2'}
    background={checked ? 'tealTint' : 'surface'}
    border
    radius={large ? 10 : 6}
    self={wide ? 'all' : undefined}
    breaks
    touch
    className={css.choice}
  >
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <Cell as="span" preLine>
      {children}
    </Cell>
  </Row>
);
