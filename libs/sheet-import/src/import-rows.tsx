import { useQuery } from '@tanstack/react-query';
import type { SheetImport, SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import {
  ChoiceRow,
  EmptyState,
  formatNumber,
  ScreenState,
  Stack,
  StatusTag,
  Text,
  type Tone,
  useUrlState,
} from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './import-rows.module.css';
import {
  columnsOf,
  type ImportNoun,
  importQueries,
  importSearch,
  rowsAPage,
  type Shown,
  showsOf,
  toneOf,
} from './import-noun';
import { RowRemarks, RowTable } from './row-table';
import { sheetImportText as text } from './sheet-import.text';

/** Preview and result: alerts and filters above the rows. */
export const ImportRowsArea = ({ children }: { children: ReactNode }) => (
  <Stack flex={1} className={css.area}>
    {children}
  </Stack>
);

interface ImportShowsProps {
  shows: readonly Shown[];
  shown: string;
  onShow: (show: string) => void;
}

/** Only these colour a count. */
const tones: Partial<Record<Tone, 'success' | 'error' | 'warning'>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
};

/** Counts that work as filters for the rows. Counts of 0 are left out. */
export function ImportShows({ shows, shown, onShow }: ImportShowsProps) {
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

interface ImportRowsProps {
  noun: ImportNoun;
  one: SheetImport;
}

/** The rows of the file by what becomes of them, page by page. Each error is shown at its cell. */
export function ImportRows({ noun, one }: ImportRowsProps) {
  const [search, change] = useUrlState(importSearch);
  const shows = showsOf(noun.text, one);
  const show = shows.find((known) => known.show === search.show)?.show ?? 'all';
  const rows = useQuery(importQueries(noun).rows(one, show, search.page));
  const { Between } = noun;
  return (
    <>
      <ImportShows shows={shows} shown={show} onShow={(next) => change({ show: next, page: 1 }, { replace: true })} />
      {Between && <Between one={one} show={show} />}
      <ScreenState query={rows}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState reason={text.emptyShow} />
          ) : (
            <>
              <RowTable
                rows={list}
                columns={columnsOf(noun, one)}
                busy={rows.isPlaceholderData}
                stateOf={(row) => <RowState noun={noun} one={one} row={row} />}
              />
              <ListPager
                page={search.page}
                size={rowsAPage}
                total={total}
                onPage={(page) => change({ page }, { replace: true })}
              />
            </>
          )
        }
      </ScreenState>
    </>
  );
}

interface RowStateProps extends ImportRowsProps {
  row: SheetImportRow;
}

/** The row's planned or actual result, where its errors are, and the way to its record. */
function RowState({ noun, one, row }: RowStateProps) {
  const { OfRow } = noun;
  const state = row.undone ?? row.outcome ?? row.state;
  const record = row.record_id === null || row.undone === 'deleted' ? null : noun.record(one, row.record_id);
  const wrong = columnsOf(noun, one).filter(({ at }) => row.errors.some((error) => error.at === at));
  return (
    <Stack gap={4} align="start" size={12} tone="text2" className={css.result}>
      <StatusTag tone={toneOf[state]}>{noun.text.states[state]}</StatusTag>
      <RowRemarks row={row} at={null} />
      {wrong.length > 0 && (
        <Text tone="error" maxWidth={168}>
          {text.wrong(wrong.map(({ title }) => title).join(', '))}
        </Text>
      )}
      {OfRow && <OfRow one={one} row={row} />}
      {row.outcome_note && <span>{row.outcome_note}</span>}
      {record && <Link to={record.to}>{record.label}</Link>}
    </Stack>
  );
}
