import { target } from '@toam/domain/business/target.record';
import { z } from 'zod';
import { firstBusinessMoment, lastBusinessMoment } from '@toam/contracts/business-days';
import { endpoint } from '@toam/contracts/endpoint';
import { person } from '@toam/contracts/person';
import { moment } from '@toam/contracts/moment';
import { epochSeconds } from '@toam/contracts/page';
import { changeBodyOf, newBodyOf, rowOf, type Words } from '@toam/contracts/record/record.schema';
import { targetText } from '@toam/contracts/business/target.text';
import { validationText } from '@toam/contracts/texts/validation';

/** The most years of one call. */
const maxTargetYears = 10;
/** The largest starting value. */
export const largestTarget = target.fields.purchase.max;

const words: Words = (name, { label }) => {
  if (name === 'quarter') return { missing: targetText.quarterMissing };
  if (name === 'year')
    return { missing: targetText.yearInvalid, wrong: targetText.yearInvalid, tooBig: () => targetText.yearInvalid };
  return { missing: targetText.missing(label), wrong: targetText.notANumber };
};

const newTarget = newBodyOf(target, words);

/** A quarter's starting values of the company (user null) or of a person, with the quarter's first and last second. D86. */
const targetRow = rowOf(target, { startAt: epochSeconds, endAt: epochSeconds });
export type TargetRow = z.output<typeof targetRow>;

/** The first moment says the year where nothing else does. */
const tellsYear = ({ year: said, startAt }: { year?: number | undefined; startAt?: number | undefined }): boolean =>
  said !== undefined || startAt === undefined || (startAt >= firstBusinessMoment && startAt <= lastBusinessMoment);

/** A second one for the same quarter and person answers 409 with the first. */
export const createTarget = endpoint({
  method: 'POST',
  once: true,
  path: '/business/target/create',
  summary: 'Sets the starting values of a quarter, for the company or a person',
  access: 'writeTargets',
  body: newTarget
    .extend({
      /** Absent: that of `startAt`, or else this year. */
      year: newTarget.shape.year.optional(),
      /** Accepted for the year only: the bounds follow from year and quarter. */
      startAt: moment().optional(),
      endAt: moment().optional(),
    })
    .refine(tellsYear, { path: ['startAt'], message: targetText.yearInvalid }),
  example: { body: { year: 2026, quarter: 4, purchase: 90, connection: 30, sale: 120 } },
  conflict: targetRow,
  data: targetRow,
});

export const changeTarget = endpoint({
  method: 'PUT',
  path: '/business/target/update',
  summary: 'Changes the starting values of a quarter',
  access: 'writeTargets',
  body: changeBodyOf(target, words),
  example: { body: { id: 1, version: 1, purchase: 95, sale: null } },
  conflict: targetRow,
  data: targetRow,
});

/** The most rows of one call: a year of 250 people. */
export const maxSavedTargets = 1000;

/**
 * Saves a sheet: all rows or none. A row is known by its year, quarter and person, and says all its values. One that somebody else has
 * changed or begun meanwhile answers 409 with it; errors are keyed by row ('rows.3.user_id').
 */
export const saveTargets = endpoint({
  method: 'PUT',
  path: '/business/target/save',
  summary: 'Saves the starting values of several quarters and people, all or none',
  access: 'writeTargets',
  body: z.object({
    rows: z
      .array(newTarget.extend({ /** That the person saw; 0: none was stored. */ version: z.number().int().min(0) }))
      .min(1)
      .max(maxSavedTargets, validationText.tooMany(maxSavedTargets)),
  }),
  example: { body: { rows: [{ version: 0, year: 2026, quarter: 3, purchase: 90, connection: 30, sale: 120 }] } },
  conflict: targetRow,
  /** The rows in the order of the call. */
  data: z.array(targetRow),
});

/** The company's are for the whole brokerage, a person's for those who may see that person's figures. */
export const listTargets = endpoint({
  method: 'POST',
  path: '/business/target/get',
  summary: 'Starting values of the quarters that a period touches',
  access: 'brokerage',
  body: z
    .object({ startAt: moment(), endAt: moment() })
    .refine(({ startAt, endAt }) => endAt >= startAt, { path: ['endAt'], message: targetText.endBeforeStart })
    .refine(({ startAt, endAt }) => endAt - startAt <= maxTargetYears * 366 * 86_400, {
      path: ['endAt'],
      message: targetText.tooLong(maxTargetYears),
    }),
  example: { body: { startAt: 1_767_200_400, endAt: 1_798_736_399 } },
  data: z.object({
    may_write: z.boolean(),
    /** How far each quarter is: days that are over of 90. D85. */
    quarters: z.array(
      z.object({
        year: z.number().int(),
        quarter: z.number().int(),
        startAt: epochSeconds,
        endAt: epochSeconds,
        days: z.number().int(),
        progress: z.number(),
      }),
    ),
    /** Who may have values: active people of the hierarchy whose values I may read, by name. */
    people: z.array(person.extend({ job_position: z.number().int() })),
    list: z.array(targetRow),
  }),
});
