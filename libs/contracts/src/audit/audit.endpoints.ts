import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, largestId, searchLine } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { momentParam } from '@toam/contracts/moment';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { auditActions, auditNouns } from './audit';
import { revealPlaces } from './reveal-place';

/** Default page size of the list. */
export const auditPageSize = 20;
/** Paging ends here. For older entries, people set a time range. */
export const maxCountedEntries = 10_000;
/** The most changes that a row of the list shows. The entry itself has all of them. */
export const maxListedChanges = 3;

const auditedChange = z.object({
  column: z.string(),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
});

/** In words: the API knows the columns of every noun, so a screen needs none of them. */
const listedChange = auditedChange.extend({ text: z.string() });
const writtenChange = auditedChange.extend({
  label: z.string(),
  /** Null: empty. */
  old_text: z.string().nullable(),
  new_text: z.string().nullable(),
});

/** The query of the list. */
export const auditQuery = z.object({
  /** Who acted. */
  user_id: idParam.optional(),
  action: z.enum(auditActions).optional(),
  /** The kind of record. With `record_id`, it is the kind of that record, and every entry that touched the record is found. */
  noun: z.enum(auditNouns).optional(),
  record_id: idParam.optional(),
  /** Epoch seconds, both ends included. */
  from: momentParam.optional(),
  to: momentParam.optional(),
  /** Words from old and new values, or an IP address. "#123" finds a record by its id. */
  search: searchLine(),
});
export type AuditQuestion = z.output<typeof auditQuery>;

const auditEntry = z.object({
  id: z.number().int(),
  /** Null: the system, or a visitor of the website. */
  user: person.nullable(),
  action: z.enum(auditActions),
  noun: z.enum(auditNouns),
  /** The record that the entry is about; null if there are several or none. */
  record_id: z.number().int().nullable(),
  /** The current name of that record. */
  record_name: z.string().nullable(),
  /** Number of records. */
  count: z.number().int(),
  /** For 'phone_reveal' only (one entry per person and hour): how many numbers were shown in which place. D107. */
  told: z.array(z.object({ place: z.enum(revealPlaces), count: z.number().int() })),
  /** The background job that acted for the person later. */
  job: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: epochSeconds,
});

const auditRow = auditEntry.extend({
  /** Changes of the first record that changed. */
  changes: z.array(listedChange).max(maxListedChanges),
  /** Number of changed columns in the records that the entry shows. */
  change_count: z.number().int(),
});
export type AuditRow = z.output<typeof auditRow>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit/list',
  summary: 'Who did what, newest first: every change, export and phone that was shown',
  access: 'superAdmin',
  query: auditQuery.extend({
    ...pageQuery(auditPageSize).shape,
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(maxCountedEntries / auditPageSize)
      .default(1),
    size: z.coerce
      .number()
      .int()
      .min(1)
      .default(auditPageSize)
      .transform((size) => Math.min(size, 100)),
  }),
  example: {
    query: {
      page: 1,
      size: 20,
      user_id: 7,
      action: 'update',
      noun: 'house',
      record_id: 1,
      from: 1_735_664_400,
      to: 4_102_419_599,
      search: 'nhà',
    },
  },
  data: pageOf(auditRow),
});

export const readAudit = endpoint({
  method: 'GET',
  path: '/audit/detail',
  summary: 'One entry of the audit with all that it says of each record before and after',
  access: 'superAdmin',
  query: z.object({ audit_id: z.coerce.number().int().positive().max(largestId) }),
  example: { query: { audit_id: 1 } },
  data: auditEntry.extend({
    /** Further details: filters of an export, what a bulk action did. */
    detail: z.record(z.string(), z.unknown()),
    /** The same in words, without what is empty. */
    detail_lines: z.array(z.object({ label: z.string(), text: z.string() })),
    records: z.array(
      z.object({
        noun: z.enum(auditNouns),
        id: z.number().int(),
        name: z.string().nullable(),
        changes: z.array(writtenChange),
      }),
    ),
    /** Number of touched records that are not in `records`. */
    more_records: z.number().int(),
  }),
});
