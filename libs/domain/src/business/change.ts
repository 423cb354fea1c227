import { divideTo } from './ratio';

/** How a figure stands against the one of the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** By how much, without a sign. At most three decimals. */
  by: number;
  /** The same in percent of the figure before, one decimal half up. Null: that was 0. */
  percent: number | null;
}

/** Whole thousandths: rates have three decimals. */
const thousandths = (figure: number): bigint => BigInt(Math.round(figure * 1000));

/** From the previous figure to the present one. */
export function changeOf(current: number, previous: number): Change {
  const [now, before] = [thousandths(current), thousandths(previous)];
  const by = now > before ? now - before : before - now;
  return {
    direction: now > before ? 'up' : now < before ? 'down' : 'same',
    by: Number(by) / 1000,
    percent: before === 0n ? null : divideTo(1, by * 100n, before),
  };
}
