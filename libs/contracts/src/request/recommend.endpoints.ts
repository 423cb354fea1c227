import { z } from 'zod';
import { endpoint } from '../endpoint';
import { line, recordId } from '../field';
import { matchTarget, standsNow } from './match.schema';

/** Where the customer stands now, and how many customers of the house stand at 1 and 2 (D53). */
const moved = z.object({
  house_id: z.number().int(),
  customer_id: z.number().int(),
  /** Null: suitable again. */
  status: matchTarget.nullable(),
  /** What an undo goes back to. */
  previousTarget: matchTarget.nullable(),
  recommend_quantity: z.number().int(),
  seen_quantity: z.number().int(),
});

const pair = {
  house_id: recordId,
  customer_id: recordId,
  /** The need that leads there; it must be that customer's. */
  request_id: recordId.nullable().optional(),
  /** What the caller saw; another one by now is a conflict (409) instead of a silent overwriting. Null: suitable. */
  previousTarget: matchTarget.nullable().optional(),
};

/** The longest note on a visit. */
export const longestVisitNote = 1000;

/** A visit's appointment, epoch seconds. */
export const visitMoment = z.number().int().min(0).max(8_640_000_000);

/** Specification 1 §7: `house_id`, `customer_id`, `status`; the rest is for callers who know more. */
export const recommendCustomer = endpoint({
  method: 'POST',
  path: '/customer/house/recommend',
  summary: 'Sets where a customer stands with a house',
  access: 'brokerage',
  body: z.object({
    ...pair,
    status: matchTarget,
    /** A visit's appointment, epoch seconds, and a note; absent keeps what is there, null clears it. */
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
