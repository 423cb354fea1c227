import type { Random } from '../random';
import { darker, lighter, mix, paint } from './light';
import { circle, clipped, d, ellipse, path, rect, repeat, shape, stroke } from './svg';

/** Where wall and floor of an interior meet. */
export const floorLine = 640;

/** The colours that furniture and walls of one home agree on. */
export interface Scheme {
  wall: string;
  floor: string;
  wood: string;
  /** Large soft things: sofa, blanket, cupboard doors. */
  main: string;
  /** Small ones: cushions, art, a stool. */
  accent: string;
  soft: string;
  evening: boolean;
}

const families = [
  { wall: '#F3E9DC', main: '#2F7C73', accent: '#E3A877', soft: '#F0DFC4' },
  { wall: '#E4E9E3', main: '#B5653C', accent: '#5E8C61', soft: '#F5E9D6' },
  { wall: '#EADFD0', main: '#4A6FA5', accent: '#E0A13C', soft: '#F3EADB' },
  { wall: '#F1E3D6', main: '#6F7F5A', accent: '#C0643A', soft: '#EFE4CF' },
  { wall: '#E6E9E8', main: '#3F5B73', accent: '#D98E7A', soft: '#F2E7E2' },
  { wall: '#F6EFE2', main: '#5B6770', accent: '#D9A441', soft: '#E9E4DA' },
  { wall: '#E9D9C6', main: '#7A3E2A', accent: '#3C7F77', soft: '#F7EDDD' },
  { wall: '#D5E0D6', main: '#E9DFCB', accent: '#B5532F', soft: '#FBF4E6' },
] as const;

export function someScheme(r: Random): Scheme {
  const family = r.pick(families);
  const evening = r.chance(0.16);
  const dim = (colour: string) => (evening ? mix(colour, '#3A2E4A', 0.22) : colour);
  return {
    evening,
    wall: dim(family.wall),
    floor: dim(r.pick(['#C79F75', '#B98A5E', '#D9BE97', '#DAD3C8', '#CFC6B8', '#A97B52'])),
    wood: dim(r.pick(['#8A5B3F', '#6D4F38', '#A87447', '#C08F5C'])),
    main: dim(family.main),
    accent: dim(family.accent),
    soft: dim(family.soft),
  };
}

/** Wall, floor in perspective (planks or tiles), skirting, sometimes a panelled or painted lower half. */
export function shell(r: Random, scheme: Scheme): string {
  const { wall, floor } = scheme;
  const tiles = r.chance(0.4);
  const lines = repeat(15, (index) =>
    stroke(d('M', 600 + (index - 7) * 104, floorLine, 'L', 600 + (index - 7) * 238, 900), darker(floor, 0.1), 3),
  );
  const rows = tiles
    ? [662, 694, 738, 798, 872].map((y) => rect(0, y, 1200, 3, darker(floor, 0.1))).join('')
    : repeat(16, () =>
        rect(r.between(0, 1100), r.between(floorLine + 14, 890), r.between(40, 120), 3, darker(floor, 0.07)),
      );
  const panel = r.weighted<() => string>([
    [() => '', 4],
    [() => rect(0, 420, 1200, floorLine - 420, darker(wall, 0.07)) + rect(0, 414, 1200, 8, lighter(wall, 0.6)), 2],
    [() => repeat(30, (index) => rect(index * 40 + 6, 0, 2.5, floorLine, darker(wall, 0.05))), 1.4],
    [
      () =>
        repeat(
          4,
          (index) =>
            `<rect x="${index * 300 + 34}" y="70" width="232" height="500" fill="none" stroke="${darker(wall, 0.08)}" stroke-width="5"/>`,
        ),
      1.6,
    ],
  ])();
  return (
    rect(0, 0, 1200, floorLine, wall) +
    panel +
    rect(0, 0, 1200, 26, lighter(wall, 0.55)) +
    rect(0, 26, 1200, 6, darker(wall, 0.06)) +
    rect(0, floorLine, 1200, 260, floor) +
    lines +
    rows +
    rect(0, floorLine - 18, 1200, 18, lighter(wall, 0.7)) +
    rect(0, floorLine, 1200, 12, '#2B1E14', { opacity: 0.08 })
  );
}

/** A window (or balcony door) with the city or a garden behind it, and curtains. */
export function view(r: Random, scheme: Scheme, x: number, y: number, w: number, h: number, id: string): string {
  const sky = scheme.evening ? '#4E5B85' : r.pick(['#CFE5E8', '#BFE0EA', '#F4DDBC', '#DCE7E4']);
  const far = mix(sky, scheme.evening ? '#2E3658' : '#7F9AA3', 0.42);
  const garden = r.chance(0.5);
  const towers = repeat(7, (index) => {
    const th = r.between(0.18, 0.6) * h;
    const tx = x + (index * w) / 6.5 - 10;
    return (
      rect(tx, y + h - th, w / 8, th, far) +
      (scheme.evening
        ? repeat(5, () => rect(tx + r.between(3, w / 8 - 8), y + h - r.between(10, th), 5, 6, '#FFD889'))
        : '')
    );
  });
  const leaf = r.pick(paint.leaves);
  const plants = garden
    ? repeat(6, (index) =>
        circle(x + (index * w) / 5, y + h - r.between(0, 26), r.between(34, 62), index % 2 ? leaf : darker(leaf, 0.12)),
      )
    : '';
  const frame = r.pick(['#FFF9F1', '#6D4F38', '#4A4A48']);
  const curtain = r.chance(0.75) ? r.pick([scheme.accent, scheme.soft, scheme.main, '#FBF4E8']) : null;
  const drape = (cx: number) =>
    curtain
      ? rect(cx, y - 24, w * 0.18, h + 60, curtain) +
        repeat(3, (index) => rect(cx + 8 + (index * w * 0.18) / 3, y - 24, 5, h + 60, darker(curtain, 0.1)))
      : '';
  const panes = w > 260 ? 3 : 2;
  return (
    rect(x - 13, y - 13, w + 26, h + 26, frame) +
    clipped(
      id,
      x,
      y,
      w,
      h,
      rect(x, y, w, h, sky),
      scheme.evening ? '' : circle(x + w * r.between(0.2, 0.8), y + h * 0.22, 32, '#FFF6E0', { opacity: 0.9 }),
      towers,
      plants,
      shape(
        [
          [x, y + h],
          [x + w * 0.3, y],
          [x + w * 0.42, y],
          [x + w * 0.12, y + h],
        ],
        '#FFFFFF',
        { opacity: 0.2 },
      ),
    ) +
    repeat(panes - 1, (index) => rect(x + ((index + 1) * w) / panes - 4, y, 8, h, frame)) +
    rect(x - 22, y + h + 12, w + 44, 12, lighter(frame, 0.3)) +
    (curtain
      ? rect(x - w * 0.16, y - 36, w * 1.32, 10, scheme.wood, { round: 5 }) + drape(x - w * 0.13) + drape(x + w * 0.95)
      : '')
  );
}

/** One to three framed pictures. */
export function wallArt(r: Random, scheme: Scheme, x: number, y: number, width: number): string {
  const count = r.pick([1, 2, 3]);
  const w = (width - (count - 1) * 22) / count;
  const h = count === 1 ? width * 0.62 : w * 1.28;
  return repeat(count, (index) => {
    const [ax, ay] = [x + index * (w + 22), y];
    const ground = r.pick([scheme.soft, lighter(scheme.accent, 0.55), lighter(scheme.main, 0.6)]);
    const motif = r.pick([
      () =>
        shape(
          [
            [ax + 10, ay + h - 10],
            [ax + w * 0.36, ay + h * 0.4],
            [ax + w * 0.56, ay + h * 0.66],
            [ax + w * 0.72, ay + h * 0.5],
            [ax + w - 10, ay + h - 10],
          ],
          scheme.main,
        ) + circle(ax + w * 0.7, ay + h * 0.3, Math.min(w, h) * 0.1, scheme.accent),
      () =>
        circle(ax + w / 2, ay + h / 2, Math.min(w, h) * 0.26, scheme.accent) +
        rect(ax + w * 0.2, ay + h * 0.52, w * 0.6, h * 0.05, scheme.main),
      () =>
        stroke(d('M', ax + w / 2, ay + h - 14, 'V', ay + h * 0.36), scheme.main, 5) +
        ellipse(ax + w * 0.36, ay + h * 0.5, w * 0.13, h * 0.07, scheme.main) +
        ellipse(ax + w * 0.64, ay + h * 0.42, w * 0.13, h * 0.07, scheme.main) +
        ellipse(ax + w / 2, ay + h * 0.28, w * 0.08, h * 0.11, scheme.accent),
      () =>
        rect(ax + w * 0.16, ay + h * 0.18, w * 0.4, h * 0.44, scheme.main) +
        rect(ax + w * 0.4, ay + h * 0.36, w * 0.42, h * 0.44, scheme.accent, { opacity: 0.85 }),
    ])();
    return (
      rect(ax - 4, ay + 6, w + 8, h, '#2B1E14', { opacity: 0.09 }) +
      rect(ax, ay, w, h, '#FFF9F1') +
      rect(ax + 9, ay + 9, w - 18, h - 18, ground) +
      motif
    );
  });
}

/** A big leafy plant standing on the floor at (x, y). */
export function housePlant(r: Random, scheme: Scheme, x: number, y: number, size: number): string {
  const leaf = r.pick(paint.leaves);
  const vase = r.pick(['#FFF9F1', scheme.accent, scheme.main, '#B5653C']);
  const one = (angle: number, length: number) =>
    `<g transform="translate(${x} ${Math.round(y - size * 0.8)}) rotate(${angle})">${path(d('M', 0, 0, 'C', -size * 0.34, -length * 0.4, -size * 0.22, -length * 0.9, 0, -length, 'C', size * 0.22, -length * 0.9, size * 0.34, -length * 0.4, 0, 0, 'Z'), angle % 4 ? leaf : darker(leaf, 0.12))}${stroke(d('M', 0, 0, 'V', -length * 0.9), darker(leaf, 0.22), 2.5)}</g>`;
  return (
    ellipse(x, y, size * 0.7, size * 0.12, '#2B1E14', { opacity: 0.14 }) +
    one(-62, size * 1.3) +
    one(60, size * 1.35) +
    one(-34, size * 1.7) +
    one(36, size * 1.65) +
    one(-8, size * 2) +
    one(14, size * 1.8) +
    shape(
      [
        [x - size * 0.46, y - size * 0.92],
        [x + size * 0.46, y - size * 0.92],
        [x + size * 0.34, y],
        [x - size * 0.34, y],
      ],
      vase,
    ) +
    rect(x - size * 0.5, y - size * 1, size, size * 0.14, darker(vase, 0.1), { round: 4 })
  );
}

/** A lamp hanging from the ceiling, with its light in the evening. */
export function pendant(r: Random, scheme: Scheme, x: number, drop: number): string {
  const shade = r.pick([scheme.accent, scheme.main, '#3F3A36', scheme.soft]);
  const glow = scheme.evening ? circle(x, drop + 40, 130, '#FFD889', { opacity: 0.16 }) : '';
  const form = r.pick([
    () =>
      path(
        d('M', x - 50, drop + 42, 'Q', x - 46, drop, x, drop - 4, 'Q', x + 46, drop, x + 50, drop + 42, 'Z'),
        shade,
      ) + rect(x - 50, drop + 40, 100, 6, darker(shade, 0.2)),
    () => circle(x, drop + 26, 36, scheme.evening ? '#FFE6AE' : '#FFF6E2') + rect(x - 12, drop - 12, 24, 10, shade),
    () =>
      shape(
        [
          [x - 20, drop],
          [x + 20, drop],
          [x + 46, drop + 44],
          [x - 46, drop + 44],
        ],
        shade,
      ),
  ])();
  return glow + rect(x - 2, 0, 4, drop, '#4A4037') + form;
}
