import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
import { ChoiceRow, formatNumber, Stack, Text, type Tone } from '@toam/ui/core';
import * as css from './import-rows.module.css';

interface ImportShowsProps<Show extends string> {
  shows: readonly { show: Show; label: string; count: number; tone: Tone }[];
  shown: Show;
  onShow: (show: Show) => void;
}

/** Only these colour a count. */
const tones: Partial<Record<Tone, 'success' | 'error' | 'warning'>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
};

/** Counts that work as filters for the rows. Counts of 0 are left out. */
export function ImportShows<Show extends string>({ shows, shown, onShow }: ImportShowsProps<Show>) {
  return (
    <ChoiceRow
      className={css.shows}
      label={text.shows}
      choices={shows
        .filter(({ show, count }) => count > 0 || show === 'all' || show === shown)
        .map(({ show, label, count, tone }) => ({
          value: show,
          label: (
            <Stack as="span" flex={1} textAlign="start" size={12} tone={show === shown ? 'text' : 'text2'} weight={400}>
              <Text as="b" size={20} weight={600} tone={tones[tone] ?? 'text'}>
                {formatNumber(count)}
              </Text>
              {label}
            </Stack>
          ),
        }))}
      value={shown}
      onChange={onShow}
    />
  );
}
