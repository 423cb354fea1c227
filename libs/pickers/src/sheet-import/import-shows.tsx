import { sheetImportText as text } from '@toam/contracts/texts/sheet-import';
import { formatNumber, type Tone } from '@toam/ui/core';
import './import-rows.css';

interface ImportShowsProps<Show extends string> {
  shows: readonly { show: Show; label: string; count: number; tone: Tone }[];
  shown: Show;
  onShow: (show: Show) => void;
}

/** Counts that are filters: which rows are shown. Those of which there are none are left out. */
export function ImportShows<Show extends string>({ shows, shown, onShow }: ImportShowsProps<Show>) {
  return (
    <div className="import-shows" role="group" aria-label={text.shows}>
      {shows
        .filter(({ show, count }) => count > 0 || show === 'all' || show === shown)
        .map(({ show, label, count, tone }) => (
          <button key={show} type="button" data-tone={tone} aria-pressed={show === shown} onClick={() => onShow(show)}>
            <b>{formatNumber(count)}</b>
            {label}
          </button>
        ))}
    </div>
  );
}
