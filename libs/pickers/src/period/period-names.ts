import { PeriodType } from '@toam/domain/business/business-period';

/** Types of periods by their words in an address. */
export const periodTypes = {
  year: PeriodType.year,
  quarter: PeriodType.quarter,
  month: PeriodType.month,
  custom: PeriodType.custom,
} as const;

type PeriodName = keyof typeof periodTypes;
export const periodNames = Object.keys(periodTypes) as PeriodName[];

/** The word of a type. */
export const periodName = (type: PeriodType): PeriodName =>
  periodNames.find((name) => periodTypes[name] === type) ?? 'custom';
