import type { Random } from '../random';
import { darker, lighter, lit, mix, paint, pane, type Light } from './light';
import { d, path, rect, repeat, shape } from './svg';

/** What openings of one house have in common. */
export interface Joinery {
  frame: string;
  /** Coloured shutters, or none. */
  shutter: string | null;
  bars: 'cross' | 'mullion' | 'plain' | 'arched';
}

export const someJoinery = (r: Random, light: Light, modern: boolean): Joinery => ({
  frame: lit(light, modern ? r.pick(['#4A4A48', '#FFF8EE', '#3A3F42']) : r.pick([paint.trim, paint.trim, '#6D4F38'])),
  shutter: !modern && r.chance(0.4) ? lit(light, r.pick(['#3C7F77', '#5F7A5A', '#4A6FA5', '#8A5B3F'])) : null,
  bars: modern ? r.pick(['plain', 'mullion']) : r.pick(['cross', 'mullion', 'arched']),
});

/** A window: frame, pane with a slanting glint, curtain or lamp behind, bars, sometimes shutters. */
export function windowAt(
  r: Random,
  light: Light,
  joinery: Joinery,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const glass = pane(r, light);
  const isLit = glass === light.lamp;
  const border = Math.max(4, Math.min(w, h) * 0.06);
  const arch =
    joinery.bars === 'arched'
      ? path(d('M', x - border, y + 2, 'Q', x + w / 2, y - w * 0.34, x + w + border, y + 2, 'Z'), joinery.frame) +
        path(d('M', x + border, y + 2, 'Q', x + w / 2, y - w * 0.24, x + w - border, y + 2, 'Z'), glass)
      : '';
  const curtain = r.chance(0.45)
    ? mix(glass, lit(light, r.pick(['#FFF4E2', '#E8C9A8', '#D8E0D6'])), isLit ? 0.35 : 0.62)
    : '';
  const glint = isLit
    ? ''
    : shape(
        [
          [x + w * 0.1, y + h],
          [x + w * 0.48, y],
          [x + w * 0.7, y],
          [x + w * 0.32, y + h],
        ],
        light.glint,
        { opacity: 0.7 },
      );
  return (
    arch +
    rect(x - border, y - border, w + border * 2, h + border * 2, joinery.frame) +
    rect(x, y, w, h, glass) +
    (curtain ? rect(x, y, w * 0.22, h, curtain) + rect(x + w * 0.78, y, w * 0.22, h, curtain) : '') +
    glint +
    rect(x, y, w, h * 0.06, '#1F2A33', { opacity: 0.16 }) +
    (joinery.bars === 'plain' ? '' : rect(x + w / 2 - border / 2, y, border, h, joinery.frame)) +
    (joinery.bars === 'cross' ? rect(x, y + h * 0.36, w, border * 0.8, joinery.frame) : '') +
    (joinery.shutter ? shutters(joinery.shutter, x, y, w, h, border) : '') +
    rect(x - border * 1.6, y + h + border, w + border * 3.2, border * 1.1, lighter(joinery.frame, 0.3))
  );
}

function shutters(colour: string, x: number, y: number, w: number, h: number, border: number): string {
  const width = Math.min(30, w * 0.3);
  const leaf = (left: number) =>
    rect(left, y - border, width, h + border * 2, colour) +
    repeat(7, (index) => rect(left + 4, y + (h / 7) * index + 2, width - 8, 2.6, darker(colour, 0.25)));
  return leaf(x - border - width) + leaf(x + w + border);
}

/** A balcony across the façade: slab with its shadow, then iron bars, glass or a planted parapet. */
export function balcony(
  r: Random,
  light: Light,
  kind: 'bars' | 'glass' | 'planter',
  x: number,
  y: number,
  w: number,
): string {
  const slab = lit(light, paint.trim);
  const iron = lit(light, paint.iron);
  const high = 52;
  const rail = {
    bars: () =>
      rect(x + 2, y - high, w - 4, 6, iron) +
      repeat(Math.round(w / 17), (index) =>
        rect(x + 5 + index * ((w - 12) / Math.max(1, Math.round(w / 17) - 1)), y - high, 3.4, high, iron),
      ),
    glass: () =>
      rect(x + 2, y - high, w - 4, high, light.glint, { opacity: 0.55 }) +
      rect(x + 2, y - high - 3, w - 4, 5, lit(light, '#8E8A84')) +
      rect(x + w / 2, y - high, 3, high, lit(light, '#8E8A84')),
    planter: () => {
      const wall = lit(light, '#E9E2D4');
      return (
        rect(x, y - high + 10, w, high - 10, wall) +
        rect(x, y - high + 8, w, 7, lighter(wall, 0.5)) +
        trailing(r, light, x, y - high + 10, w)
      );
    },
  }[kind]();
  return (
    rect(x - 2, y + 14, w + 4, 12, '#2B1E14', { opacity: 0.13 }) +
    rail +
    rect(x - 8, y, w + 16, 15, slab) +
    rect(x - 8, y + 11, w + 16, 4, darker(slab, 0.12))
  );
}

/** Leaves spilling over an edge. */
export function trailing(r: Random, light: Light, x: number, y: number, w: number): string {
  const leaf = lit(light, r.pick(paint.leaves));
  const bloom = r.chance(0.5) ? lit(light, r.pick(paint.blossoms)) : '';
  return repeat(Math.round(w / 20), (index) => {
    const at = x + 10 + index * 20;
    const size = r.between(10, 18);
    const dot = bloom && r.chance(0.45) ? rect(at - 2, y + r.between(-8, 10), 7, 7, bloom, { round: 4 }) : '';
    return (
      path(
        d(
          'M',
          at - size,
          y + 4,
          'Q',
          at - size,
          y - size * 1.1,
          at,
          y - size,
          'Q',
          at + size,
          y - size * 1.1,
          at + size,
          y + 4,
          'Q',
          at + size * 0.4,
          y + size * 1.6,
          at,
          y + size * 0.5,
          'Q',
          at - size * 0.5,
          y + size * 1.5,
          at - size,
          y + 4,
          'Z',
        ),
        index % 2 ? leaf : darker(leaf, 0.1),
      ) + dot
    );
  });
}

/** A striped awning hanging from y. */
export function awning(r: Random, light: Light, x: number, y: number, w: number): string {
  const colour = lit(light, r.pick(paint.awnings));
  const pale = lit(light, '#FFF4E4');
  const stripes = Math.max(4, Math.round(w / 36));
  const step = w / stripes;
  return (
    rect(x - 6, y + 46, w + 12, 14, '#2B1E14', { opacity: 0.14 }) +
    repeat(stripes, (index) => {
      const [a, b] = [x + index * step, x + (index + 1) * step];
      const fill = index % 2 ? pale : colour;
      const spread = (at: number) => at + ((at - x - w / 2) / w) * 22;
      return (
        shape(
          [
            [a, y],
            [b, y],
            [spread(b), y + 40],
            [spread(a), y + 40],
          ],
          fill,
        ) +
        path(
          d('M', spread(a), y + 39, 'H', spread(b), 'Q', (spread(a) + spread(b)) / 2, y + 60, spread(a), y + 39, 'Z'),
          darker(fill, 0.08),
        )
      );
    })
  );
}
