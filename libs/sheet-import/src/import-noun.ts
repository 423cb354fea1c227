import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import type {
  ImportEndpoints,
  ImportShow,
  SheetImport,
  SheetImportRow,
  StepEndpoints,
} from '@toam/contracts/sheet/import.endpoints';
import { isImportWorking } from '@toam/domain/sheet/import-state';
import { formatNumber, type Tone } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { sheetImportText as text } from './sheet-import.text';

/** What a row is, or became: of each also the label of the count that shows such rows. */
export type RowStanding = SheetImportRow['state'] | NonNullable<SheetImportRow['outcome'] | SheetImportRow['undone']>;

/** What these screens say of a noun. Numbers come formatted. */
export interface ImportText<One = SheetImport> {
  title: string;
  /** From the file to the result. With a step for the columns it is the second one. */
  steps: readonly string[];
  states: Record<RowStanding, string>;
  /** While the server works. */
  working?: { checking: string; storing: string; undoing: string };
  /** Parts of what storing will do: 'tạo 3 khách'. */
  willCreate: (rows: string) => string;
  willMerge?: (rows: string) => string;
  /** Asked before it stores; it then stores the valid rows even if others have errors. */
  sure?: (rows: string, errors: string) => { title: string; description?: string };
  /** Below the question whether to throw it away, and before an undo. */
  throwAwayNote?: string;
  undoNote(one: One): string;
  /** What storing did. */
  done(outcome: SheetImport['outcome']): string;
  undoneOf: (rows: string) => string;
  /** An import of before in a few words. */
  past(one: One): string;
  /** Once the rows are cleared away. */
  cleared: string;
}

interface Way {
  to: string;
  label: string;
}

/** What a remote gives so that these screens import its noun. They know only what every import has: methods take the noun's own. */
export interface ImportNoun<One extends SheetImport = SheetImport, Row extends SheetImportRow = SheetImportRow> {
  /** The first part of its queries' keys: the noun of its live events. */
  key: string;
  /** The queries of the records, which change when an import is stored or undone. */
  changes: readonly (readonly string[])[];
  paths: { start: string; of: (importId: number) => string };
  /** Where the records are seen that an import made, and one of them. */
  records(one: One): Way;
  record(one: One, id: number): Way;
  calls: ImportEndpoints<SheetImport, SheetImportRow>;
  /** Of a noun whose rows are kept from the upload on: its calls, and the way back, instructions and limit of the file's screen. */
  steps?: { calls: StepEndpoints<SheetImport, SheetImportRow>; back: Way; how: readonly string[]; mostRows: number };
  /** The name of a field, for a column without a title. */
  labelOf(one: One, field: string): string;
  text: ImportText<One>;
  /** Choosing the columns. */
  Mapping?(props: { noun: ImportNoun; one: One; onChecked: () => void }): ReactNode;
  /** What there is to say before the rows, between their counts and them, and of one row. */
  Above?(props: { one: One }): ReactNode;
  Between?(props: { one: One; show: ImportShow }): ReactNode;
  OfRow?(props: { one: One; row: Row }): ReactNode;
}

/** A noun that is imported by these screens from its file on. */
export type StepNoun = ImportNoun & Required<Pick<ImportNoun, 'steps'>>;

/** The state of an import in the address bar. Broken values get the default. */
export const importSearch = z.object({
  /** 'columns': back at the columns of a file that is already checked. */
  step: z.enum(['', 'columns']).catch(''),
  /** The chosen columns, before they are checked: 'name,phone_number,-'. */
  columns: z.string().catch(''),
  show: z.string().catch('all'),
  page: z.coerce.number().int().min(1).catch(1),
});

/** How often a running import is asked for, milliseconds. */
const watching = 1000;

/** Rows per page. */
export const rowsAPage = 50;

export const importQueries = ({ key, calls }: Pick<ImportNoun, 'key' | 'calls'>) => ({
  list: infiniteQueryOptions({
    queryKey: [key, 'list'],
    ...pagedRows((page: number, signal: AbortSignal) => call(calls.list, { query: { page } }, signal), byId),
  }),
  /** Asked for again while the server works. */
  detail: (importId: number) =>
    queryOptions({
      queryKey: [key, 'detail', importId],
      queryFn: ({ signal }) => call(calls.read, { params: { importId } }, signal),
      refetchInterval: ({ state }) => (state.data && isImportWorking(state.data.state) ? watching : false),
      retry: false,
    }),
  /** The rows as the import stands. */
  rows: ({ id, version }: SheetImport, show: ImportShow, page: number) =>
    queryOptions({
      queryKey: [key, 'rows', id, show, page, version],
      queryFn: ({ signal }) =>
        call(calls.rows, { params: { importId: id }, query: { page, size: rowsAPage, show } }, signal),
      placeholderData: keepPreviousData,
    }),
});

export const isDone = ({ state }: SheetImport): boolean => state === 'stored' || state === 'undone';

/** Carries out a step of an import. «Lỗi» shows a refusal. */
export function useImportStep(noun: ImportNoun, importId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: () => Promise<SheetImport>) => step(),
    onSuccess: async (now) => {
      const { detail, list } = importQueries(noun);
      queries.setQueryData(detail(importId).queryKey, now);
      await queries.invalidateQueries({ queryKey: list.queryKey });
      if (isDone(now)) for (const queryKey of noun.changes) await queries.invalidateQueries({ queryKey });
    },
  });
}

/** The imported columns, in the order of the file, by their titles, else the names of their fields. The file for download has the others. */
export const columnsOf = (noun: ImportNoun, one: SheetImport) =>
  one.columns.flatMap((field, at) =>
    field === null ? [] : [{ at, title: one.headers[at]?.title || noun.labelOf(one, field) }],
  );

export const toneOf: Record<RowStanding, Tone> = {
  ...{ unchecked: 'neutral', valid: 'success', error: 'error', duplicate: 'warning' },
  ...{ created: 'success', merged: 'teal', skipped: 'neutral', failed: 'error' },
  ...{ deleted: 'neutral', given_back: 'neutral', kept: 'warning' },
};

/** Rows that can be chosen by a count. */
export interface Shown<Show extends string = string> {
  show: Show;
  label: string;
  count: number;
  tone: Tone;
}

/** How many rows of each kind there are, as the import stands. */
export function showsOf({ states }: ImportText, { state, counts, outcome, undone }: SheetImport): Shown<ImportShow>[] {
  const of = (show: Exclude<RowStanding, 'unchecked' | 'failed'>, count: number): Shown<ImportShow> => {
    return { show, label: states[show], count, tone: toneOf[show] };
  };
  const left: Shown<ImportShow> = { show: 'error', label: states.failed, count: outcome.failed, tone: 'error' };
  return [
    { show: 'all', label: text.showAll, count: counts.rows, tone: 'neutral' },
    ...(state === 'stored'
      ? [of('created', outcome.created), of('merged', outcome.merged), of('skipped', outcome.skipped), left]
      : state === 'undone'
        ? [of('deleted', undone.deleted), of('given_back', undone.given_back), of('kept', undone.kept), left]
        : [
            ...[of('valid', counts.valid), of('error', counts.errors), of('duplicate', counts.duplicates)],
            { show: 'note', label: text.showNote, count: counts.notes, tone: 'info' } as const,
          ]),
  ];
}

/** 'Sẽ tạo 118 khách, gộp 2, không nhập 3 dòng lỗi'. */
export function willDo(
  { willCreate, willMerge = text.willMerge }: Pick<ImportText, 'willCreate' | 'willMerge'>,
  counts: { create: number; merge: number; skip: number; errors: number },
): string {
  const parts = [
    [counts.create, willCreate],
    [counts.merge, willMerge],
    [counts.skip, text.willSkip],
    [counts.errors, text.willLeave],
  ] as const;
  const said = parts.flatMap(([count, words]) => (count > 0 ? [words(formatNumber(count))] : []));
  return counts.create + counts.merge > 0 ? text.willDo(said.join(', ')) : text.nothing;
}
