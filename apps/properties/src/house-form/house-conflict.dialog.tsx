import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { useCustomerNames, useStaffNames } from '@toam/pickers/named';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import { Fragment } from 'react';
import { wordDiff, type DiffPiece } from '../house/word-diff';
import { clashes, isJoinable, type ConflictChoice, type HouseConflict } from './house-conflict';
import type { HouseField } from './house-form.values';
import { labelOf, wordsOf } from './house-words';

interface HouseConflictDialogProps {
  conflict: HouseConflict & { current: HouseDetail };
  options: HouseOptions;
  onCancel: () => void;
  onChoose: (choice: ConflictChoice) => void;
}

/** «Xung đột khi lưu»: what both changed, each in words. Mockup 13, D12. */
export function HouseConflictDialog({ conflict, options, onCancel, onChoose }: HouseConflictDialogProps) {
  const { current, mine, theirs } = conflict;
  const staff = useStaffNames([mine.user_id, theirs.user_id]);
  const customers = useCustomerNames([mine.customer_id, theirs.customer_id]);
  const nameOf = (field: HouseField, id: number): string | undefined => {
    if (field === 'customer_id') return current.customer?.id === id ? current.customer.name : customers(id);
    if (field !== 'user_id') return undefined;
    return current.user?.id === id ? current.user.name : staff(id);
  };
  const fields = clashes(conflict);
  return (
    <ConflictDialog
      changedAt={formatClock(current.updated_at)}
      fields={fields.map((field) => ({
        name: field,
        label: labelOf(field),
        joinable: isJoinable(field),
        ...sidesOf(wordsOf(field, conflict.mine, options, nameOf), wordsOf(field, conflict.theirs, options, nameOf)),
      }))}
      onCancel={onCancel}
      onChoose={onChoose}
    />
  );
}

/** Values that take more than a look to tell apart. */
const long = 40;

/** Two values side by side; in long ones the words that differ are marked. */
function sidesOf(mine: string, theirs: string) {
  if (mine.length < long && theirs.length < long) return { mine, theirs };
  const { before, after } = wordDiff(mine, theirs);
  return {
    mine: before.length > 0 ? <Marked pieces={before} /> : '',
    theirs: after.length > 0 ? <Marked pieces={after} /> : '',
  };
}

/** Characters around what differs; the rest of a long text is the same on both sides and only hides it. */
const around = 60;

/** The same words before, between and after what differs, shortened to those next to it. */
function excerpt({ text, differs }: DiffPiece, at: number, pieces: readonly DiffPiece[]): DiffPiece {
  const isFirst = at === 0;
  const isLast = at === pieces.length - 1;
  if (differs || text.length <= (isFirst || isLast ? around : 2 * around)) return { text, differs };
  const head = isFirst ? '' : text.slice(0, around);
  const tail = isLast ? '' : text.slice(-around);
  return { text: `${head}…${tail}`, differs };
}

const Marked = ({ pieces }: { pieces: readonly DiffPiece[] }) => (
  <span className="house-conflict-words">
    {pieces
      .map(excerpt)
      .map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>))}
  </span>
);
