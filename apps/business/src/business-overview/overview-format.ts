import { businessOverviewText as text } from './business-overview.text';
import type { FiveWay } from '@toam/domain/business/five-way';
import { fullMoney, shortMoneyText } from '@toam/domain/money/money-format';
import { formatNumber } from '@toam/ui/core';

/** Every đồng: '1.148.000.000 đ'. */
export const exactMoney = (dong: number): string => text.money(fullMoney(dong));

const tenth = 100_000;

/** '2,136 tỷ', '112,4 tr': a glance needs no more than tenths of a million. What the figure opens has every đồng. */
export const shortMoney = (dong: number): string =>
  shortMoneyText(dong < 10 * tenth || dong >= 10_000 * tenth ? dong : Math.round(dong / tenth) * tenth);

/** '4,6%' */
export const percent = (value: number): string => text.percent(formatNumber(value));

/** The five figures of FiveWay, in the order in which they are multiplied. */
export const ways = [
  'potentialCustomerQuantity',
  'buyingPercent',
  'transactionQuantity',
  'averageBrokerageFee',
  'totalBrokerageFee',
] as const satisfies readonly (keyof FiveWay)[];
export type Way = (typeof ways)[number];

/** How a figure is written, and how its change is told: counts by how many, rates by points, money by percent. */
export const wayFormat: Record<Way, { write: (value: number) => string; change: 'count' | 'points' | 'percent' }> = {
  potentialCustomerQuantity: { write: formatNumber, change: 'count' },
  buyingPercent: { write: percent, change: 'points' },
  transactionQuantity: { write: formatNumber, change: 'count' },
  averageBrokerageFee: { write: shortMoney, change: 'percent' },
  totalBrokerageFee: { write: shortMoney, change: 'percent' },
};
