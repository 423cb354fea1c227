import { targetFigureText } from '@toam/contracts/business/target.text';
import { targetScreenText as text } from './target-screen.text';
import { useChangedBy } from '@toam/record-form/record-conflict.dialog';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import { type Edits, readRowKey, type RowEdits, writeCell } from './target-cells';
import { company, type TargetPerson } from './target-sheet';
import type { TargetClash } from './use-save-targets';

interface TargetConflictProps {
  clashes: readonly TargetClash[];
  people: readonly TargetPerson[];
  edits: Edits;
  onCancel: () => void;
  /** @param edits with what was chosen, on what is stored now */
  onSettled: (edits: Edits) => void;
}

/** Cells that two people changed to different values: which one stays? D12. */
export function TargetConflict({ clashes, people, edits, onCancel, onSettled }: TargetConflictProps) {
  const cells = clashes.flatMap(({ key, row, figures }) =>
    figures.map((figure) => ({ key, figure, name: `${key} ${figure}`, theirs: row[figure] })),
  );
  const latest = [...clashes].sort((one, other) => other.row.updated_at - one.row.updated_at)[0];
  const changedBy = useChangedBy(latest?.changedBy);
  const nameOf = (key: string): string => people.find(({ id }) => id === readRowKey(key).userId)?.name ?? company.name;
  const settle = (choice: Partial<Record<string, string>>) => {
    const next: Record<string, RowEdits> = { ...edits };
    for (const { key, figure, name, theirs } of cells) {
      const { [figure]: mine, ...others } = next[key] ?? {};
      if (mine) next[key] = choice[name] === 'theirs' ? others : { ...others, [figure]: { ...mine, before: theirs } };
    }
    onSettled(Object.fromEntries(Object.entries(next).filter(([, row]) => Object.keys(row).length > 0)));
  };
  return (
    <ConflictDialog
      changedAt={formatClock(latest?.row.updated_at ?? 0)}
      changedBy={changedBy}
      fields={cells.map(({ key, figure, name, theirs }) => ({
        name,
        label: text.cell(nameOf(key), targetFigureText[figure]),
        mine: edits[key]?.[figure]?.text ?? '',
        theirs: writeCell(theirs),
      }))}
      onCancel={onCancel}
      onChoose={settle}
    />
  );
}
