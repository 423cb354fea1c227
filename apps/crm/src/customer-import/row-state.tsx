import type { ImportDecision, ImportRow } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { RowResult } from '@toam/sheet-import/import-rows';
import { RowRemarks } from '@toam/sheet-import/row-remarks';
import { StatusTag, type Tone, useIsPhone } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

export interface DecideProps {
  /** Left out when no decision is possible any more. */
  onDecide: ((row: number, decision: ImportDecision) => void) | undefined;
}

const stateTone: Record<ImportRow['state'], Tone> = {
  unchecked: 'neutral',
  valid: 'success',
  error: 'error',
  duplicate: 'warning',
};
const outcomeTone = { created: 'success', merged: 'teal', skipped: 'neutral', failed: 'error' } as const;
const undoneTone = { deleted: 'neutral', given_back: 'neutral', kept: 'warning' } as const;

function Tag({ row: { undone, outcome, state } }: { row: ImportRow }) {
  if (undone) return <StatusTag tone={undoneTone[undone]}>{text.undone[undone]}</StatusTag>;
  if (outcome) return <StatusTag tone={outcomeTone[outcome]}>{text.outcome[outcome]}</StatusTag>;
  return <StatusTag tone={stateTone[state]}>{text.rowState[state]}</StatusTag>;
}

/** The customer who has the number already: name and staff. It is a link if the viewer may see the customer. D56. */
function Same({ row: { same_phone, same_row } }: { row: ImportRow }) {
  if (same_phone) {
    const words = text.sameAs(same_phone.name, same_phone.user);
    return same_phone.may_open ? <Link to={paths.customer(same_phone.id)}>{words}</Link> : <span>{words}</span>;
  }
  return same_row === null ? null : <span>{text.sameAsRow(same_row)}</span>;
}

/** A row's state, the customer it duplicates, and the decision about that, before or after the import. */
export function RowState({ row, onDecide }: { row: ImportRow } & DecideProps) {
  const isThere = row.customer_id !== null && row.undone !== 'deleted';
  return (
    <RowResult>
      <Tag row={row} />
      <RowRemarks row={row} at={null} />
      {row.state === 'duplicate' && <Same row={row} />}
      {row.state === 'duplicate' && onDecide && <Decision row={row} onDecide={onDecide} />}
      {row.outcome_note && <small>{row.outcome_note}</small>}
      {isThere && row.customer_id !== null && <Link to={paths.customer(row.customer_id)}>{text.open}</Link>}
    </RowResult>
  );
}

function Decision({ row, onDecide }: { row: ImportRow; onDecide: NonNullable<DecideProps['onDecide']> }) {
  const isPhone = useIsPhone();
  const options = (['skip', 'merge', 'create'] as const).map((value) => {
    const isForbidden = value === 'merge' && !row.can_merge;
    return { value, label: text.decision[value], disabled: isForbidden, title: isForbidden ? text.mayNotMerge : '' };
  });
  return (
    <Select
      size={isPhone ? 'large' : 'small'}
      value={row.decision}
      options={options}
      popupMatchSelectWidth={false}
      aria-label={text.decisionFor(row.id)}
      onChange={(decision) => onDecide(row.id, decision)}
    />
  );
}
