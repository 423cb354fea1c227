import { z } from 'zod';
import { scopeQuery } from '@toam/contracts/business/scope.schema';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { momentParam } from '@toam/contracts/moment';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { accumulationRow, changedAccumulation, newAccumulation } from './accumulation.schema';

/** The most days of the attendance grid. */
export const maxAttendanceDays = 62;

const exampleCounters = {
  ...{ marketingQuantity: 12, saleQuantity: 1, saleCustomerSeenQuantity: 2, purchaseQuantity: 3 },
  ...{ purchaseCustomerSeenQuantity: 2, connectionQuantity: 0, connectionCustomerSeenQuantity: 0 },
};

/** A second entry of a day answers 409 with the first, for editing. D74. */
export const addAccumulation = endpoint({
  method: 'POST',
  once: true,
  path: '/business/accumulation/add',
  summary: 'Enters what I did on a day; admins also for others',
  access: 'brokerage',
  body: newAccumulation,
  example: { body: { date: 1_767_200_400, ...exampleCounters } },
  conflict: accumulationRow,
  data: accumulationRow,
});

export const changeAccumulation = endpoint({
  method: 'PUT',
  path: '/business/accumulation/update',
  summary: 'Changes what was entered for a day',
  access: 'brokerage',
  body: changedAccumulation,
  example: { body: { id: 1, version: 1, ...exampleCounters, marketingQuantity: 14 } },
  conflict: accumulationRow,
  data: accumulationRow,
});

/** Null: nothing was entered for the day. */
export const readAccumulation = endpoint({
  method: 'GET',
  path: '/business/accumulation/get-by',
  summary: 'An entry by its id, or by day and person; mine without a person',
  access: 'brokerage',
  query: z
    .object({ id: idParam.optional(), date: momentParam.optional(), user_id: idParam.optional() })
    .refine(({ id, date }) => id !== undefined || date !== undefined, {
      path: ['date'],
      message: accumulationText.dateMissing,
    }),
  example: { query: { date: 1_767_200_400 } },
  data: accumulationRow.nullable(),
});

export const listAccumulations = endpoint({
  method: 'GET',
  path: '/business/accumulation/list',
  summary: 'Entries of those whom I may see, the last day first',
  access: 'brokerage',
  query: pageQuery(20)
    .extend({
      /** Accepted: the list always has pages. */
      paginate: z.string().optional(),
      startAt: momentParam.optional(),
      endAt: momentParam.optional(),
    })
    .extend(scopeQuery.shape),
  example: { query: { paginate: '1', page: 1, size: 20 } },
  data: pageOf(accumulationRow),
});

const attendanceStates = ['yes', 'no', 'sunday', 'future', 'before'] as const;

/** A person's day of the grid. A Sunday is a Sunday, entered or not. B8. */
const attendanceCell = z.object({
  state: z.enum(attendanceStates),
  /** The entry of the day. */
  id: z.number().int().optional(),
  /** Approved leave, in words. */
  leave: z.string().optional(),
});
export type AttendanceCell = z.output<typeof attendanceCell>;

const attendanceRange = z
  .object({ startAt: momentParam, endAt: momentParam })
  .refine(({ startAt, endAt }) => endAt >= startAt, { path: ['endAt'], message: accumulationText.endBeforeStart })
  .refine(({ startAt, endAt }) => endAt - startAt < maxAttendanceDays * 86_400, {
    path: ['endAt'],
    message: accumulationText.tooManyDays(maxAttendanceDays),
  });

export const readAttendance = endpoint({
  method: 'GET',
  path: '/business/accumulation/attendance',
  summary: 'Who of those whom I may see entered which day',
  access: 'brokerage',
  query: z.intersection(attendanceRange, scopeQuery),
  example: { query: { startAt: 1_793_466_000, endAt: 1_796_057_999 } },
  data: z.object({
    days: z.array(
      z.object({
        /** Its first second in Vietnam. */
        date: epochSeconds,
        /** The name of the holiday. */
        holiday: z.string().nullable(),
      }),
    ),
    list: z.array(
      z.object({
        user: person.extend({ job_position: z.number().int() }),
        /** One for each day. */
        cells: z.array(attendanceCell),
        entered: z.number().int(),
        missing: z.number().int(),
      }),
    ),
  }),
});
