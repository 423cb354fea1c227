import {
  type CounterName,
  counterNames,
  largestCount,
  accumulationCounters,
} from '@toam/domain/business/accumulation-rules';
import { z } from 'zod';
import { firstBusinessMoment } from '../business/business-days';
import { person } from '../house/house-row.schema';
import { moment } from '../moment';
import { epochSeconds } from '../page';
import { accumulationText, counterText } from '../texts/accumulation';
import { validationText } from '../texts/validation';

/** A day since 2000, by any second of it in Vietnam. */
export const accumulationDate = moment(accumulationText.dateMissing).min(
  firstBusinessMoment,
  accumulationText.dateMissing,
);

/** A count of a day. An empty field is null in a browser's form. */
const count = (missing: string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? missing : accumulationText.notANumber) })
    .int(accumulationText.notANumber)
    .min(0, accumulationText.notANumber)
    .max(largestCount, validationText.tooBig(largestCount.toLocaleString('vi-VN')));

const each = <Schema extends z.ZodType>(schemaOf: (name: CounterName) => Schema) =>
  Object.fromEntries(counterNames.map((name) => [name, schemaOf(name)])) as Record<CounterName, Schema>;

const isMarketing = (name: CounterName): boolean => accumulationCounters[name].side === null;
const shortCount = count(accumulationText.quantityMissing);

/** The full report: everything is required. Specification 3 §5.1. */
export const fullCounters = z.object(
  each((name) =>
    count(isMarketing(name) ? accumulationText.marketingMissing : accumulationText.missing(counterText[name])),
  ),
);

/** The short form: 7 are required, the others are 0. D74. */
export const sentCounters = z.object({
  ...each((name) => count(accumulationText.missing(counterText[name])).default(0)),
  marketingQuantity: count(accumulationText.marketingMissing),
  saleQuantity: shortCount,
  saleCustomerSeenQuantity: shortCount,
  purchaseQuantity: shortCount,
  purchaseCustomerSeenQuantity: shortCount,
  connectionQuantity: shortCount,
  connectionCustomerSeenQuantity: shortCount,
});

/** The counters of the short form, for its dialog. */
export const shortCounters = sentCounters.pick({
  marketingQuantity: true,
  saleQuantity: true,
  saleCustomerSeenQuantity: true,
  purchaseQuantity: true,
  purchaseCustomerSeenQuantity: true,
  connectionQuantity: true,
  connectionCustomerSeenQuantity: true,
});

/** Of a change: an absent counter stays as it is. */
export const changedCounters = z.object(
  each((name) => (isMarketing(name) ? count(accumulationText.marketingMissing) : shortCount).optional()),
);

/** A person's day. */
export const accumulationRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  user_id: z.number().int(),
  user: person,
  /** Its first second in Vietnam. */
  date: epochSeconds,
  ...each(() => z.number().int()),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  /** D74, D89. */
  may_edit: z.boolean(),
});
export type AccumulationRow = z.output<typeof accumulationRow>;
