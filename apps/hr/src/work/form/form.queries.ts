import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { readExplainedDay } from '@toam/contracts/checkin/checkin.endpoints';
import { listHolidays } from '@toam/contracts/checkin/holiday.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { readFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import {
  countWaitingForms,
  listMyForms,
  listWaitingForms,
  readForm,
  readFormNeighbours,
  readFormSetting,
} from '@toam/contracts/form/form.endpoints';
import { previewLeave, readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import type { FormKind } from '@toam/domain/work/form-kinds';
import type { FormStatus } from '@toam/domain/work/form-access';
import type { ShiftNames } from './form-words';

/** Which forms a list asks for. */
interface FormQuestion {
  kind: FormKind | 'all';
  status: FormStatus | null;
}

/** A leave that is being written. */
export interface WrittenLeave {
  reason: number | null;
  start_date: string;
  end_date: string;
  shift: number;
  /** The form that is being changed. */
  id: number | null;
}

const size = 50;

const statusOf = ({ status }: FormQuestion) => (status === null ? {} : { status });

/**
 * Queries of forms. Keys begin with the noun of the live event; lists of what waits lie under 'approval', so that
 * `approval.changed` reads them again at once (libs/live).
 */
export const formQueries = {
  all: ['form'] as const,
  /** What is read again when this form changes. */
  under: (id: number) => [...formQueries.all, 'detail', id] as const,
  mineAll: ['form', 'list', 'mine'] as const,
  waitingAll: ['approval', 'forms'] as const,

  mine: (asked: FormQuestion) =>
    infiniteQueryOptions({
      queryKey: [...formQueries.mineAll, asked],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listMyForms, { params: { type: asked.kind }, query: { page, size, ...statusOf(asked) } }, signal),
        byId,
      ),
      ...keepRows,
    }),

  waiting: (asked: FormQuestion) =>
    infiniteQueryOptions({
      queryKey: [...formQueries.waitingAll, asked],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(
            listWaitingForms,
            { params: { type: asked.kind }, query: { page, size, status: asked.status ?? 0 } },
            signal,
          ),
        byId,
      ),
      ...keepRows,
    }),

  /** How many forms of mine wait. */
  mineWaiting: () =>
    queryOptions({
      queryKey: [...formQueries.mineAll, 'waiting'],
      queryFn: ({ signal }) =>
        call(listMyForms, { params: { type: 'all' }, query: { page: 1, size: 1, status: 0 } }, signal),
      select: ({ total }) => total,
    }),

  /** How many forms wait for me. */
  waitingCount: () =>
    queryOptions({
      queryKey: [...formQueries.waitingAll, 'count'],
      queryFn: ({ signal }) => call(countWaitingForms, {}, signal),
    }),

  /** One form. @param kind 'all' for a link that does not know it */
  record: (kind: FormKind | 'all', id: number) =>
    queryOptions({
      queryKey: [...formQueries.under(id), 'record', kind],
      queryFn: ({ signal }) => call(readForm, { params: { type: kind, id } }, signal),
    }),

  neighbours: (kind: FormKind, id: number) =>
    queryOptions({
      queryKey: [...formQueries.under(id), 'neighbours'],
      queryFn: ({ signal }) => call(readFormNeighbours, { params: { type: kind, id } }, signal),
    }),

  /** The day of an explanation, with the events and the credit that its approver asks for. */
  explainedDay: (id: number) =>
    queryOptions({
      queryKey: [...formQueries.under(id), 'day'],
      queryFn: ({ signal }) => call(readExplainedDay, { params: { id } }, signal),
    }),

  setting: () =>
    queryOptions({
      queryKey: [...formQueries.all, 'setting'],
      queryFn: ({ signal }) => call(readFormSetting, {}, signal),
    }),

  ledger: (userId: number, year: number) =>
    queryOptions({
      queryKey: [...formQueries.all, 'ledger', userId, year],
      queryFn: ({ signal }) => call(readLeaveLedger, { params: { userId }, query: { year } }, signal),
    }),

  /** The year of a form's sender. It lies under the form: what changes the form is read again with it. */
  ledgerOf: (formId: number, userId: number, year: number) =>
    queryOptions({
      queryKey: [...formQueries.under(formId), 'ledger', userId, year],
      queryFn: ({ signal }) => call(readLeaveLedger, { params: { userId }, query: { year } }, signal),
    }),

  preview: ({ reason, id, ...span }: WrittenLeave) =>
    queryOptions({
      queryKey: [...formQueries.all, 'preview', reason, id, span],
      queryFn: ({ signal }) =>
        call(previewLeave, { query: { ...span, ...(reason && { reason }), ...(id && { id }) } }, signal),
      staleTime: 0,
    }),

  /** Shifts and reasons for leave. */
  types: () =>
    queryOptions({
      queryKey: ['form-type', 'all'],
      queryFn: ({ signal }) => call(readFormTypes, {}, signal),
    }),

  holidays: (year: number) =>
    queryOptions({
      queryKey: ['holiday', 'list', year],
      queryFn: ({ signal }) => call(listHolidays, { query: { year } }, signal),
    }),
};

const noNames: ShiftNames = new Map();

/** Names of shifts by id; empty until they are known. */
export function useShiftNames(): ShiftNames {
  const { data } = useQuery({
    ...formQueries.types(),
    select: ({ shift }) => new Map(shift.map(({ id, name }) => [id, name])),
  });
  return data ?? noNames;
}

/** The shifts that make a working day: active and not optional. D90. */
export const countedShiftsOf = (shifts: readonly FormType[]): FormType[] =>
  shifts.filter(({ active, optional }) => active && !optional);

/** The shifts and reasons that forms choose from. */
export type FormTypeLists = DataOf<typeof readFormTypes>;
