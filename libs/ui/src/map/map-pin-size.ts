import type { MapPin } from './map-view';

/** A box in px on screen. */
export interface ScreenBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Size class of a circle by its count. The three classes differ clearly in size and shade. */
type PinStep = 'few' | 'some' | 'lots';

const pinSteps = {
  few: { from: 2, size: 34 },
  some: { from: 10, size: 42 },
  lots: { from: 100, size: 54 },
} as const;

export function stepOf(count: number): PinStep {
  if (count >= pinSteps.lots.from) return 'lots';
  return count >= pinSteps.some.from ? 'some' : 'few';
}

/** Approximate size of a price pin in px: height with the tip, width per letter, and space on each side. */
const price = { height: 34, letter: 7, side: 10 } as const;

/** The area that a pin covers around its point. */
export function pinBox({ kind, text, count = 0 }: MapPin, { x, y }: { x: number; y: number }): ScreenBox {
  if (kind === 'one') {
    const half = (text.length * price.letter) / 2 + price.side;
    return { left: x - half, right: x + half, top: y - price.height, bottom: y };
  }
  const radius = pinSteps[stepOf(count)].size / 2 + 4;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
