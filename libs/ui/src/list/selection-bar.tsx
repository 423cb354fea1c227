import { listText } from '@toam/contracts/texts/list';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { FunnelIcon, XIcon } from '../icons';
import { PlainButton, Row, Text } from '../layout/layout';
import type { ListSelection } from './list-table-props';
import * as css from './selection-bar.module.css';

interface SelectionBarProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
  /** Totals of the chosen rows: "15,65 tỷ · 166 m²". */
  summary?: string;
  /** Offers to choose every row that matches the filters, also rows that are not loaded. */
  chooseAll?: { text: string; busy: boolean; onChoose: () => void } | undefined;
  /** `SelectionAction`s. Destructive ones come last. */
  children?: ReactNode;
}

/** The dark bar that rises over a list while rows are chosen. */
export function SelectionBar({ selection, onOnlyChange, summary, chooseAll, children }: SelectionBarProps) {
  const { ids, only, choosing, onChange } = selection;
  if (ids.size === 0 && !choosing) return null;
  return (
    <Row
      gap={2}
      height={[44, 52]}
      radius={10}
      size={13}
      nowrap
      liftsToasts="footer"
      className={css.bar}
      role="toolbar"
      aria-label={listText.selected(formatNumber(ids.size))}
    >
      <Text as="b" weight={600} aria-live="polite">
        {listText.selected(formatNumber(ids.size))}
      </Text>
      {summary && (
        <Text padX={6} phone="hidden" className={css.sum}>
          {summary}
        </Text>
      )}
      {chooseAll && (
        <Action data-tone="link" disabled={chooseAll.busy} onClick={chooseAll.onChoose}>
          {chooseAll.text}
        </Action>
      )}
      <i className={css.line} />
      <Action aria-pressed={only} onClick={() => onOnlyChange(!only)}>
        <FunnelIcon size={16} weight={only ? 'fill' : 'regular'} />
        <span>{listText.onlySelected}</span>
      </Action>
      {children}
      <i className={css.line} />
      <Action aria-label={listText.deselect} title={`${listText.deselect} (Esc)`} onClick={() => onChange(new Set())}>
        <XIcon size={16} />
      </Action>
    </Row>
  );
}

const Action = ({
  className,
  ...props
}: ComponentProps<'button'> & { 'data-tone'?: 'link' | 'danger' | 'main' | undefined }) => (
  <PlainButton
    gap={6}
    flex="none"
    height={[32, 40]}
    padX={10}
    radius={6}
    weight={500}
    className={clsx(css.action, className)}
    {...props}
  />
);

interface SelectionActionProps extends ComponentProps<'button'> {
  icon: ReactNode;
  /** A destructive action, in red. */
  danger?: boolean;
  /** What most people choose rows for. */
  main?: boolean;
}

/** One action on the chosen rows. It may open a menu or a popover around it. Without words give it an `aria-label`. */
export const SelectionAction = ({ icon, danger = false, main = false, children, ...props }: SelectionActionProps) => (
  <Action data-tone={danger ? 'danger' : main ? 'main' : undefined} {...props}>
    {icon}
    {children && <span>{children}</span>}
  </Action>
);
