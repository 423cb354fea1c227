import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { line, recordId } from '@toam/contracts/field';
import { moment } from '@toam/contracts/moment';
import { matchTarget, standsNow } from './match.schema';

/** The customer's status now, and the number of the house's customers at statuses 1 and 2 (D53). */
const moved = z.object({
  house_id: z.number().int(),
  customer_id: z.number().int(),
  /** Null: suitable again. */
  status: matchTarget.nullable(),
  /** The previous status, for an undo. */
  previousTarget: matchTarget.nullable(),
  recommend_quantity: z.number().int(),
  seen_quantity: z.number().int(),
});

const pair = {
  house_id: recordId,
  customer_id: recordId,
  /** The need behind the offer. It must belong to the customer. */
  request_id: recordId.nullable().optional(),
  /** The status that the caller saw. If it is different now, the answer is 409 and nothing is overwritten. Null: suitable. */
  previousTarget: matchTarget.nullable().optional(),
};

/** The longest note on a visit. */
export const longestVisitNote = 1000;

/** A visit's appointment, epoch seconds. */
export const visitMoment = moment();

/** Specification 1 §7: `house_id`, `customer_id`, `status`. The other fields are optional additions. */
export const recommendCustomer = endpoint({
  method: 'POST',
  path: '/customer/house/recommend',
  summary: 'Sets where a customer stands with a house',
  access: 'brokerage',
  body: z.object({
    ...pair,
    status: matchTarget,
    /** Appointment of a visit in epoch seconds, and a note. Absent: unchanged; null: cleared. */
    visit_at: visitMoment.nullable().optional(),
    note: line(longestVisitNote).optional(),
  }),
  example: {
    body: { house_id: 1, customer_id: 1, status: 2, request_id: 1, visit_at: 1_790_000_000, note: 'Khách thích bếp' },
  },
  conflict: standsNow,
  data: moved,
});

/** 'Khôi phục': the house is suitable again. D59. */
export const restoreRecommendation = endpoint({
  method: 'PUT',
  path: '/customer/house/recommend/restore',
  summary: 'Takes a customer’s status on a house back; the house is suitable again',
  access: 'brokerage',
  body: z.object(pair),
  example: { body: { house_id: 1, customer_id: 1, request_id: 1, previousTarget: 2 } },
  conflict: standsNow,
  data: moved,
});
