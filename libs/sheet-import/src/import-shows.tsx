import { sheetImportText as text } from '@toam/contracts/texts/sheet-import';
import { ChoiceRow, formatNumber, type Tone } from '@toam/ui/core';
import './import-rows.css';

interface ImportShowsProps<Show extends string> {
  shows: readonly { show: Show; label: string; count: number; tone: Tone }[];
  shown: Show;
  onShow: (show: Show) => void;
}

/** Counts that work as filters for the rows. Counts of 0 are left out. */
export function ImportShows<Show extends string>({ shows, shown, onShow }: ImportShowsProps<Show>) {
  return (
    <ChoiceRow
      className="import-shows"
      label={text.shows}
      choices={shows
        .filter(({ show, count }) => count > 0 || show === 'all' || show === shown)
        .map(({ show, label, count, tone }) => ({
          value: show,
          tone,
          label: (
            <>
              <b>{formatNumber(count)}</b>
              {label}
            </>
          ),
        }))}
      value={shown}
      onChange={onShow}
    />
  );
}
