import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, largestId } from '../field';
import { person } from '../house/house-row.schema';
import { epochSeconds, latestMoment, pageOf, pageQuery } from '../page';
import { auditActions, auditNouns } from './audit';
import { revealPlaces } from './reveal-place';

/** A full page of the list. */
export const auditPageSize = 20;
/** How far pages go: whoever looks for something older says when it was. */
export const maxCountedEntries = 10_000;
/** Changes of a row of the list; the entry itself has all. */
export const maxListedChanges = 3;

const auditedChange = z.object({
  column: z.string(),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
});

const moment = z.coerce.number().int().min(0).max(latestMoment);

/** What the list is asked. */
export const auditQuery = z.object({
  /** Who did it. */
  user_id: idParam.optional(),
  action: z.enum(auditActions).optional(),
  /** What kind of record; with `record_id`, of which kind that is: then whatever touched it is found. */
  noun: z.enum(auditNouns).optional(),
  record_id: idParam.optional(),
  /** Epoch seconds, both ends included. */
  from: moment.optional(),
  to: moment.optional(),
  /** Words of values before and after, an address; "#123" is a record. */
  search: z.string().trim().max(130).default(''),
});
export type AuditQuestion = z.output<typeof auditQuery>;

const auditEntry = z.object({
  id: z.number().int(),
  /** Null: the system, or a visitor of the website. */
  user: person.nullable(),
  action: z.enum(auditActions),
  noun: z.enum(auditNouns),
  /** The one record that it is about; null where there are several or none. */
  record_id: z.number().int().nullable(),
  /** What that record is called now. */
  record_name: z.string().nullable(),
  /** How many records. */
  count: z.number().int(),
  /** Of 'phone_reveal', one entry for a person and an hour: where they were told how many numbers. D107. */
  told: z.array(z.object({ place: z.enum(revealPlaces), count: z.number().int() })),
  /** The job that did it for the person, later. */
  job: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: epochSeconds,
});

export const auditRow = auditEntry.extend({
  /** Of the first record that changed. */
  changes: z.array(auditedChange).max(maxListedChanges),
  /** How many columns changed, of the records that the entry shows. */
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
    /** What else tells it apart: filters of an export, what a bulk action did. */
    detail: z.record(z.string(), z.unknown()),
    records: z.array(
      z.object({
        noun: z.enum(auditNouns),
        id: z.number().int(),
        name: z.string().nullable(),
        changes: z.array(auditedChange),
      }),
    ),
    /** Records beside those that it touched as well. */
    more_records: z.number().int(),
  }),
});
