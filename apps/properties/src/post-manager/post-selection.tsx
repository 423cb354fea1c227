import type { PostRow } from '@toam/contracts/post/post.schema';
import { postManagerText as text } from '../post/post-manager.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { onPress } from '@toam/ui/core';
import { type ListSelection, SelectionAction, SelectionBar } from '@toam/ui/list';
import { ArrowClockwiseIcon, ArrowsLeftRightIcon, CalendarPlusIcon, CheckIcon, TrashIcon } from '@toam/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { type BulkStep, bulkSteps, mayTake } from '../post/post-steps';
import { useBulkRun } from '../post/use-bulk-run';

const PostBulkDialog = onPress(() => import('../post/post-bulk.dialog'));

const icons: Record<BulkStep, ReactNode> = {
  approve: <CheckIcon size={16} />,
  retry: <ArrowClockwiseIcon size={16} />,
  update: <ArrowsLeftRightIcon size={16} />,
  renew: <CalendarPlusIcon size={16} />,
  remove: <TrashIcon size={16} />,
};

/** '378.000 đ · 3 tin khác hồ sơ' */
function summaryOf(rows: readonly PostRow[]): string {
  const sum = rows.reduce((total, row) => total + (row.total ?? 0), 0);
  const drifted = rows.filter(({ drift }) => drift.length > 0).length;
  return [sum > 0 && `${fullMoney(sum)} đ`, drifted > 0 && text.chosenDrift(drifted)].filter(Boolean).join(' · ');
}

interface PostSelectionProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
  /** The chosen posts. */
  rows: readonly PostRow[];
}

/** The bar over the list with what the chosen posts can take. A step counts those that may take it. */
export function PostSelection({ selection, onOnlyChange, rows }: PostSelectionProps) {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const bulk = useBulkRun((done) => {
    const { ids, onChange } = latest.current;
    if (done.some((id) => ids.has(id))) onChange(new Set([...ids].filter((id) => !done.includes(id))));
  });
  const offered = bulkSteps.flatMap((step) => {
    const fit = rows.filter(mayTake[step]);
    return fit.length > 0 ? [{ step, fit }] : [];
  });
  return (
    <>
      <SelectionBar selection={selection} onOnlyChange={onOnlyChange} summary={summaryOf(rows)}>
        {offered.map(({ step, fit }) => (
          <SelectionAction
            key={step}
            icon={icons[step]}
            main={step !== 'remove' && step === offered[0]?.step}
            danger={step === 'remove'}
            onClick={() => bulk.ask(step, fit)}
          >
            {fit.length === rows.length ? text.bulk[step].name : `${text.bulk[step].name} (${fit.length})`}
          </SelectionAction>
        ))}
      </SelectionBar>
      {bulk.run && <PostBulkDialog bulk={bulk} run={bulk.run} onClose={bulk.close} />}
    </>
  );
}
