import { accumulation, counterNames, shortCounterNames } from '@toam/domain/business/accumulation.record';
import { z } from 'zod';
import { changeBodyOf, newBodyOf, rowOf, valuesOf, type Words } from '@toam/contracts/record/record.schema';
import { accumulationText, counterText } from '@toam/contracts/business/accumulation.text';

const isCounter = (name: string): name is keyof typeof counterText => Object.hasOwn(counterText, name);

/** Specification 3 §5.1 words the marketing counter and the short form's in its own way. */
const wordsOf =
  (isQuantity: (name: string) => boolean): Words =>
  (name, { label }) => {
    if (name === 'date') return { missing: accumulationText.dateMissing, wrong: accumulationText.dateMissing };
    if (!isCounter(name)) return {};
    const missing = isQuantity(name) ? accumulationText.quantityMissing : accumulationText.missing(label);
    return {
      missing: name === 'marketingQuantity' ? accumulationText.marketingMissing : missing,
      wrong: accumulationText.notANumber,
    };
  };
const isShort = (name: string): boolean => shortCounterNames.some((one) => one === name);

/** The full report: everything is required. Specification 3 §5.1. */
export const fullCounters = valuesOf(
  accumulation,
  counterNames,
  wordsOf(() => false),
);

/** The counters of the short form, for its dialog. */
export const shortCounters = valuesOf(accumulation, shortCounterNames, wordsOf(isShort));

/** The short form's 7 are required, the others are 0. D74. */
export const newAccumulation = newBodyOf(accumulation, wordsOf(isShort));
export const changedAccumulation = changeBodyOf(accumulation, wordsOf(isCounter));

/** A person's day. `may_edit`: D74, D89. */
export const accumulationRow = rowOf(accumulation, { may_edit: z.boolean() });
export type AccumulationRow = z.output<typeof accumulationRow>;
