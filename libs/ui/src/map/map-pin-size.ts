import type { MapPin } from './map-view';

/** Px on screen. */
export interface ScreenBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How many of them a circle stands for, in three steps that are told apart at a glance: by size, shade and number. */
export type PinStep = 'few' | 'some' | 'lots';

export const pinSteps = {
  few: { from: 2, size: 34 },
  some: { from: 10, size: 42 },
  lots: { from: 100, size: 54 },
} as const;

export function stepOf(count: number): PinStep {
  if (count >= pinSteps.lots.from) return 'lots';
  return count >= pinSteps.some.from ? 'some' : 'few';
}

/** A price: its height with the tip, and about so much a letter. */
const price = { height: 34, letter: 7, side: 10 } as const;

/** What a pin covers around its point. */
export function pinBox({ kind, text, count = 0 }: MapPin, { x, y }: { x: number; y: number }): ScreenBox {
  if (kind === 'one') {
    const half = (text.length * price.letter) / 2 + price.side;
    return { left: x - half, right: x + half, top: y - price.height, bottom: y };
  }
  const radius = pinSteps[stepOf(count)].size / 2 + 4;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
