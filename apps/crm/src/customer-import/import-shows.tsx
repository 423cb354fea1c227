import type { ImportShow } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { formatNumber, useUrlState, type Tone } from '@toam/ui/core';
import { importSearch } from './import.search';

interface ImportShowsProps {
  shows: readonly { show: ImportShow; label: string; count: number; tone: Tone }[];
}

/** Counts that are filters: which rows are shown. Those of which there are none are left out. */
export function ImportShows({ shows }: ImportShowsProps) {
  const [{ show: shown }, change] = useUrlState(importSearch);
  return (
    <div className="import-shows" role="group" aria-label={text.shows}>
      {shows
        .filter(({ show, count }) => count > 0 || show === 'all' || show === shown)
        .map(({ show, label, count, tone }) => (
          <button
            key={show}
            type="button"
            data-tone={tone}
            aria-pressed={show === shown}
            onClick={() => change({ show, page: 1 }, { replace: true })}
          >
            <b>{formatNumber(count)}</b>
            {label}
          </button>
        ))}
    </div>
  );
}
