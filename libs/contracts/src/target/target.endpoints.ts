import { optionalTargets, type TargetFigure } from '@toam/domain/business/targets';
import { z } from 'zod';
import { firstBusinessMoment, lastBusinessMoment } from '../business/business-days';
import { endpoint } from '../endpoint';
import { recordId } from '../field';
import { person } from '../house/house-row.schema';
import { moment } from '../moment';
import { epochSeconds } from '../page';
import { targetText } from '../texts/target';
import { validationText } from '../texts/validation';

/** The most years of one call. */
export const maxTargetYears = 10;
/** The largest starting value. */
export const largestTarget = 1_000_000;

const figure = (name: TargetFigure) =>
  z
    .number({
      error: ({ input }) => (input === undefined || input === null ? targetText.missing(name) : targetText.notANumber),
    })
    .int(targetText.notANumber)
    .min(0, targetText.notANumber)
    .max(largestTarget, validationText.tooBig(largestTarget.toLocaleString('vi-VN')));

/** Null: no target. */
const optionalFigures = Object.fromEntries(optionalTargets.map((name) => [name, figure(name).nullish()])) as Record<
  (typeof optionalTargets)[number],
  z.ZodOptional<z.ZodNullable<z.ZodNumber>>
>;

const quarters = [1, 2, 3, 4] as const;
const quarter = z.literal(quarters, targetText.quarterMissing);
const year = z
  .number(targetText.yearInvalid)
  .int(targetText.yearInvalid)
  .min(2000, targetText.yearInvalid)
  .max(2100, targetText.yearInvalid);

/** The values of a quarter. Specification 3 §5.6. */
export const targetFigures = z.object({
  purchase: figure('purchase'),
  connection: figure('connection'),
  ...optionalFigures,
});

/** A quarter's starting values of the company (user null) or of a person. D86. */
export const targetRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  year: z.number().int(),
  quarter: z.number().int(),
  /** First and last second of the quarter in Vietnam. */
  startAt: epochSeconds,
  endAt: epochSeconds,
  user_id: z.number().int().nullable(),
  user: person.nullable(),
  purchase: z.number().int(),
  connection: z.number().int(),
  sale: z.number().int().nullable(),
  sale_seen: z.number().int().nullable(),
  purchase_seen: z.number().int().nullable(),
  connection_seen: z.number().int().nullable(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
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
  body: targetFigures
    .extend({
      quarter,
      /** Absent: that of `startAt`, or else this year. */
      year: year.optional(),
      /** Accepted for the year only: the bounds follow from year and quarter. */
      startAt: moment().optional(),
      endAt: moment().optional(),
      user_id: recordId.nullish(),
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
  body: targetFigures.partial().extend({ id: recordId, version: z.number().int().optional() }),
  example: { body: { id: 1, version: 1, purchase: 95, sale: null } },
  conflict: targetRow,
  data: targetRow,
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
