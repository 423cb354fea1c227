import { mergeFieldNames, mergeSides } from '@toam/domain/customer/customer-merge';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { customerRow } from './customer.schema';

const id = z.number().int();
const count = z.number().int();
const access = 'brokerage';

const mergeField = z.enum(mergeFieldNames);
const mergeSide = z.enum(mergeSides);

/**
 * Kinds of records that refer to a customer and move in a merge. Deals are the houses at 'Giao dịch hoàn thành', transactions the
 * shares of recorded deals.
 */
export const heldKinds = ['requests', 'houses', 'showings', 'deals', 'contacts', 'transactions'] as const;
/** Number of records of each kind. */
const heldCounts = z.record(z.enum(heldKinds), count);
export type HeldCounts = z.output<typeof heldCounts>;

/** A field with different values in the two records. `values` are in the order in which the call named the records. */
const mergePreviewField = z.object({
  name: mergeField,
  /** For a picture: the address of its thumbnail. */
  values: z.tuple([z.string().nullable(), z.string().nullable()]),
  /** Both records have a value: a person chooses. Otherwise the only value stays. */
  is_asked: z.boolean(),
  /** Both values can be joined. This is the default if nobody chooses. */
  joinable: z.boolean(),
});
export type MergePreviewField = z.output<typeof mergePreviewField>;

/** One of the two records, and the number of records that refer to it. */
const mergePreviewRecord = z.object({
  customer: customerRow,
  /** All its numbers as typed, main number first. */
  phones: z.array(z.string()),
  held: heldCounts,
});
export type MergePreviewRecord = z.output<typeof mergePreviewRecord>;

/** What a merge of two customers would do. Only viewers who see the numbers of both get it, so it masks nothing. D56. */
export const mergePreview = z.object({
  records: z.tuple([mergePreviewRecord, mergePreviewRecord]),
  /** The record that the merge keeps by default. */
  kept_id: id,
  /** Numbers that both records have after normalising (D55): why they may be one person. */
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

/** The version that the person saw. If the record is newer, the answer is 409 with the current preview (D12). */
const seen = z.object({ id: recordId, version: z.number().int() });

const mergeCustomersBody = z.object({
  kept: seen,
  merged: seen,
  /** By field, the side whose value stays. An absent field follows the preview. */
  choices: z.partialRecord(mergeField, mergeSide).default({}),
});

/** The result of a merge. */
const doneMerge = z.object({
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
  /** The kept record, the separated record (both as in lists), and the number of records that went back. */
  data: z.object({ customer: customerRow, separated: customerRow, moved: heldCounts }),
});

const named = z.object({ id, name: z.string() });

/** An earlier merge of a customer. */
const customerMerge = z.object({
  id,
  kept: named,
  merged: named,
  by: person.nullable(),
  created_at: epochSeconds,
  undo_until: epochSeconds,
  undone_at: epochSeconds.nullable(),
  undone_by: person.nullable(),
  /** The viewer may undo it now. */
  may_undo: z.boolean(),
  /** Why nobody can undo it: a later merge must be undone first, or the time is over. Null: it can be undone, or it was. */
  blocked: z.string().nullable(),
  moved: heldCounts,
  /** Values that were not chosen. Phone numbers in them are hidden from viewers who may not see them (D24). */
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
