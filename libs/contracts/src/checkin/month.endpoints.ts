import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { closedMonthText } from './closed-month.text';

const params = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });
const example = { month: '2026-10' };
const longestReason = 1000;

const closing = z.object({
  id: z.number().int(),
  closed_by: person.nullable(),
  closed_at: epochSeconds,
  /** Null: it is closed now. */
  reopened_by: person.nullable(),
  reopened_at: epochSeconds.nullable(),
  reason: z.string().nullable(),
});
export type Closing = z.output<typeof closing>;

/** Whether a month is closed, and who closed and opened it, the newest first. D116 */
const workMonth = z.object({
  month: z.string(),
  is_closed: z.boolean(),
  closings: z.array(closing),
  /** I may close it now, or open it again. */
  may_close: z.boolean(),
  may_reopen: z.boolean(),
  /** Pending forms that cover one of its days. 0 for those who may not close. */
  waiting: z.number().int(),
});
export type WorkMonth = z.output<typeof workMonth>;

export const readWorkMonth = endpoint({
  method: 'GET',
  path: '/checkin/month/:month',
  summary: 'Whether the timesheets of a month are closed, by whom, and who opened them again',
  access: 'signedIn',
  params,
  example: { params: example },
  data: workMonth,
});

export const closeWorkMonth = endpoint({
  method: 'POST',
  path: '/checkin/month/:month/close',
  summary: 'Closes the timesheets of a month: their figures stay as they are',
  access: 'closeMonths',
  params,
  example: { params: example },
  data: workMonth,
});

export const reopenWorkMonth = endpoint({
  method: 'POST',
  path: '/checkin/month/:month/reopen',
  summary: 'Opens the timesheets of a month again, with a reason',
  access: 'closeMonths',
  params,
  body: z.object({
    reason: z
      .string(closedMonthText.reasonMissing)
      .transform(visibleText)
      .pipe(z.string().min(1, closedMonthText.reasonMissing).max(longestReason)),
  }),
  example: { params: example, body: { reason: 'Bổ sung đơn công tác của nhóm Thủ Đức' } },
  data: workMonth,
});
