import { needWishLabel } from '@toam/contracts/texts/need';
import { needFormText as text } from '@toam/contracts/texts/need-form';
import { formatNumber } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { LockSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { wishedColumns } from './wished-columns';
import type { NeedFormValues } from './need-form.values';

interface NeedScoringProps {
  control: Control<NeedFormValues>;
  /** Facts about the stored need. */
  children?: ReactNode;
}

/** How the wishes typed so far will score houses: each wish with its points. Mandatory wishes have a lock. D61. */
export function NeedScoring({ control, children }: NeedScoringProps) {
  const asked = wishedColumns(useWatch({ control }) as NeedFormValues);
  return (
    <section className="need-scoring" aria-labelledby="need-scoring-title">
      {children}
      <h2 id="need-scoring-title">{text.scoring}</h2>
      <p>{asked.length > 0 ? text.scoringNote : text.scoringEmpty}</p>
      <ul>
        {asked.map(({ column, mandatory, points }) => (
          <li key={column}>
            <span>
              {needWishLabel[column]}
              {mandatory && <LockSimpleIcon size={12} weight="fill" label={text.mandatory} />}
            </span>
            <meter min={0} max={100} value={points} aria-hidden />
            <b>{text.points(formatNumber(points))}</b>
          </li>
        ))}
        {asked.length > 0 && (
          <li className="need-scoring-sum">
            <span>{text.sum}</span>
            <b>{text.points('100')}</b>
          </li>
        )}
      </ul>
    </section>
  );
}
