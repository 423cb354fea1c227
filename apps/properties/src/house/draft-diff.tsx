import type { DraftMedia } from '@toam/contracts/house/house-approval.schema';
import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import { houseColumnLabel, houseValueLabel } from '@toam/contracts/house/house-value-labels';
import { houseActionText as text } from '@toam/contracts/texts/house-action';
import { columnCalled } from '@toam/domain/house/house-columns';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { formatNumber } from '@toam/ui/core';
import { Fragment } from 'react';
import './draft-diff.css';
import { DraftMediaRow } from './draft-media';
import { wordDiff, type DiffPiece } from './word-diff';

/** Running text, in which differences are marked word by word. Other columns mark the whole value. */
const isRunningText = (column: string): boolean =>
  ['line', 'rich', 'direction', 'directions'].includes(columnCalled(column)?.kind ?? '');

interface DraftDiffProps {
  changes: readonly DraftChange[];
  /** The pictures and documents that `changes` only counts. */
  media?: readonly DraftMedia[];
}

/**
 * 'Thay đổi cần duyệt (n)': column, old value, new value; on a phone one below the other. Used by a house's page and by
 * the queue of pending edits. Specification 1 §2, D38, mockup 07.
 */
export const DraftDiff = ({ changes, media = [] }: DraftDiffProps) => (
  <section className="draft-diff">
    <h2>{text.draftCount(changes.length)}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{text.column}</th>
          <th scope="col">{text.oldValue}</th>
          <th scope="col">{text.newValue}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const moved = media.find(({ column }) => column === change.column);
          return moved ? (
            <DraftMediaRow key={change.column} change={change} media={moved} />
          ) : (
            <DraftDiffRow key={change.column} change={change} />
          );
        })}
      </tbody>
    </table>
  </section>
);

function DraftDiffRow({ change: { column, oldValue, newValue } }: { change: DraftChange }) {
  const before = houseValueLabel(column, oldValue) ?? '';
  const after = houseValueLabel(column, newValue) ?? '';
  const diff = isRunningText(column) ? wordDiff(before, after) : { before: whole(before), after: whole(after) };
  const step = column === 'into_money' ? priceStep(oldValue, newValue) : null;
  return (
    <tr>
      <th scope="row">{houseColumnLabel(column)}</th>
      <td className="draft-diff-old">
        <Pieces pieces={diff.before} Mark="del" />
      </td>
      <td>
        <Pieces pieces={diff.after} Mark="ins" />
        {step && <span className="draft-diff-step">{step}</span>}
      </td>
    </tr>
  );
}

const whole = (words: string): DiffPiece[] => (words === '' ? [] : [{ text: words, differs: true }]);

/** Screen readers announce 'del' and 'ins', so the difference does not depend on colour alone. */
function Pieces({ pieces, Mark }: { pieces: readonly DiffPiece[]; Mark: 'del' | 'ins' }) {
  if (pieces.length === 0) return <span className="draft-diff-nothing">{text.nothing}</span>;
  return (
    <span className="draft-diff-words">
      {pieces.map(({ text: words, differs }, at) =>
        // Pieces have no identity except their position.
        differs ? <Mark key={at}>{words}</Mark> : <Fragment key={at}>{words}</Fragment>,
      )}
    </span>
  );
}

/** "−200 tr (−2,3%)": the change of the price; null if one of the two is unknown. */
function priceStep(oldValue: string | null, newValue: string | null): string | null {
  const [before, after] = [Number(oldValue ?? 0), Number(newValue ?? 0)];
  if (!(before > 0 && after > 0) || before === after) return null;
  const sign = after > before ? '+' : '−';
  const percent = formatNumber(Math.round((Math.abs(after - before) / before) * 1000) / 10);
  return `${sign}${shortMoneyText(Math.abs(after - before))} (${sign}${percent}%)`;
}
