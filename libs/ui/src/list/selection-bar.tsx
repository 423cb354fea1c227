import { listText } from '@toam/contracts/texts/list';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { FunnelIcon, XIcon } from '../icons';
import type { ListSelection } from './list-table-props';

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
    <div className="ta-selection" role="toolbar" aria-label={listText.selected(formatNumber(ids.size))}>
      <b aria-live="polite">{listText.selected(formatNumber(ids.size))}</b>
      {summary && <span className="ta-selection-sum">{summary}</span>}
      {chooseAll && (
        <button type="button" className="ta-selection-all" disabled={chooseAll.busy} onClick={chooseAll.onChoose}>
          {chooseAll.text}
        </button>
      )}
      <s />
      <button type="button" aria-pressed={only} onClick={() => onOnlyChange(!only)}>
        <FunnelIcon size={16} weight={only ? 'fill' : 'regular'} />
        <span>{listText.onlySelected}</span>
      </button>
      {children}
      <s />
      <button
        type="button"
        aria-label={listText.deselect}
        title={`${listText.deselect} (Esc)`}
        onClick={() => onChange(new Set())}
      >
        <XIcon size={16} />
      </button>
    </div>
  );
}

interface SelectionActionProps {
  icon: ReactNode;
  /** A destructive action, in red. */
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** One action on the chosen rows. */
export const SelectionAction = ({
  icon,
  danger = false,
  disabled = false,
  onClick,
  children,
}: SelectionActionProps) => (
  <button type="button" className={danger ? 'ta-selection-danger' : undefined} disabled={disabled} onClick={onClick}>
    {icon}
    <span>{children}</span>
  </button>
);
