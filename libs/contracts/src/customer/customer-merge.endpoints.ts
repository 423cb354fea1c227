import { mergeFieldNames, mergeSides } from '@toam/domain/customer/customer-merge';
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, recordId } from '../field';
import { person } from '../house/house-row.schema';
import { epochSeconds } from '../page';
import { customerRow } from './customer.schema';

const id = z.number().int();
const count = z.number().int();
const access = 'brokerage';

export const mergeField = z.enum(mergeFieldNames);
export const mergeSide = z.enum(mergeSides);

/** What refers to a customer and changes hands when they are merged; deals are the houses at 'Giao dịch hoàn thành'. */
export const heldKinds = ['requests', 'houses', 'showings', 'deals', 'contacts'] as const;
/** How many of each. */
export const heldCounts = z.record(z.enum(heldKinds), count);
export type HeldCounts = z.output<typeof heldCounts>;

/** A field in which the two differ, with both values in words, in the order in which the records were named. */
export const mergePreviewField = z.object({
  name: mergeField,
  /** A picture's is the address of its thumbnail. */
  values: z.tuple([z.string().nullable(), z.string().nullable()]),
  /** Both have a value: a person chooses. Else the one that there is stays. */
  is_asked: z.boolean(),
  /** The two can stand together, and do unless somebody chooses otherwise. */
  joinable: z.boolean(),
});
export type MergePreviewField = z.output<typeof mergePreviewField>;

/** One of the two records, and what refers to it. */
export const mergePreviewRecord = z.object({
  customer: customerRow,
  /** All its numbers as they were typed, the first one first. */
  phones: z.array(z.string()),
  held: heldCounts,
});
export type MergePreviewRecord = z.output<typeof mergePreviewRecord>;

/** What merging two customers would do. Only those who see the numbers of both get it, so nothing in it is masked. D56. */
export const mergePreview = z.object({
  records: z.tuple([mergePreviewRecord, mergePreviewRecord]),
  /** The one to keep unless somebody chooses the other. */
  kept_id: id,
  /** Numbers that both have, as comparison sees them (D55): why they may be one person. */
  same_phones: z.array(z.string()),
  fields: z.array(mergePreviewField),
});
export type MergePreview = z.output<typeof mergePreview>;

export const previewMerge = endpoint({
  method: 'POST',
  path: '/customer/merge/preview',
  summary: 'What merging two customers would do: where they differ, and what changes hands',
  access,
  body: z.object({ customer_id: recordId, other_id: recordId }),
  example: { body: { customer_id: 1, other_id: 2 } },
  data: mergePreview,
});

/** The record as the person saw it; a newer one gets 409 with the preview as it is now (D12). */
const seen = z.object({ id: recordId, version: z.number().int() });

export const mergeCustomersBody = z.object({
  kept: seen,
  merged: seen,
  /** Whose value stays, by field; what is left out goes as the preview says. */
  choices: z.partialRecord(mergeField, mergeSide).default({}),
});

/** A merge that was done. */
export const doneMerge = z.object({
  merge_id: id,
  customer: customerRow,
  moved: heldCounts,
  undo_until: epochSeconds,
});
export type DoneMerge = z.output<typeof doneMerge>;

export const mergeCustomers = endpoint({
  method: 'POST',
  once: true,
  path: '/customer/merge',
  summary: 'Merges one customer into another, with all that refers to it; can be taken back for 30 days',
  access,
  body: mergeCustomersBody,
  example: {
    body: {
      kept: { id: 1, version: 1 },
      merged: { id: 2, version: 1 },
      choices: { name: 'merged', phone_number: 'merged', description: 'both', user_id: 'kept' },
    },
  },
  conflict: mergePreview,
  data: doneMerge,
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/customer/merge/:id/undo',
  summary: 'Takes a merge back: both customers stand again, each with its own; what was written since stays',
  access,
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  /** The one that was kept and the one that stands again, as a list shows them, and what went back to it. */
  data: z.object({ customer: customerRow, separated: customerRow, moved: heldCounts }),
});

const named = z.object({ id, name: z.string() });

/** A merge in a customer's past. */
export const customerMerge = z.object({
  id,
  kept: named,
  merged: named,
  by: person.nullable(),
  created_at: epochSeconds,
  undo_until: epochSeconds,
  undone_at: epochSeconds.nullable(),
  undone_by: person.nullable(),
  /** The viewer may take it back now. */
  may_undo: z.boolean(),
  /** Why nobody can, in words: later merges come first, or the time is over. Null: it can be, or was. */
  blocked: z.string().nullable(),
  moved: heldCounts,
  /** Values that were not chosen, in words; numbers within them hidden from those who may not see them (D24). */
  aside: z.array(z.object({ name: mergeField, value: z.string() })),
});
export type CustomerMerge = z.output<typeof customerMerge>;

export const listMerges = endpoint({
  method: 'GET',
  path: '/customer/merge/list',
  summary: 'The merges in a customer’s past, newest first, and which of them can be taken back',
  access,
  query: z.object({ customer_id: idParam }),
  example: { query: { customer_id: 1 } },
  data: z.array(customerMerge),
});
