import type { Random } from '../random';
import { darker, lighter, lit, paint, type Light } from './light';
import { circle, d, ellipse, path, placed, rect, repeat, shape, stroke } from './svg';

/** Every drawing of a scene shares this grid. */
export const canvas = { width: 1200, height: 900 } as const;

/** Pixels of a finished picture: sharp on a full screen, quick to encode. */
export const pictureSize = { width: 1040, height: 780 } as const;

/** Where façades meet the pavement. */
export const groundLine = 742;

export function sky(r: Random, light: Light): string {
  const [high, middle, low] = light.sky;
  const sunX = r.between(160, 1040);
  const sunY = light.name === 'golden' ? r.between(330, 420) : r.between(110, 200);
  const sun =
    light.name === 'overcast'
      ? ''
      : circle(sunX, sunY, 92, light.sun, { opacity: 0.28 }) + circle(sunX, sunY, 58, light.sun, { opacity: 0.95 });
  return (
    rect(0, 0, canvas.width, canvas.height, low) +
    path(d('M', 0, 0, 'H', 1200, 'V', 430, 'Q', 900, 480, 600, 440, 'T', 0, 450, 'Z'), middle) +
    path(d('M', 0, 0, 'H', 1200, 'V', 210, 'Q', 880, 270, 560, 220, 'T', 0, 240, 'Z'), high) +
    sun +
    (light.lamp
      ? repeat(14, () =>
          circle(r.between(0, 1200), r.between(10, 260), r.between(1.4, 2.8), '#FFF6DF', { opacity: 0.7 }),
        )
      : '') +
    repeat(light.name === 'overcast' ? 5 : r.whole(1, 3), () =>
      cloud(r.between(0, 1080), r.between(70, 330), r.between(0.7, 1.5), light),
    )
  );
}

const cloud = (x: number, y: number, scale: number, light: Light) =>
  placed(
    x,
    y,
    scale,
    path('M0 46h190a34 34 0 0 0-36-42a56 56 0 0 0-104-10a38 38 0 0 0-50 52z', light.cloud, {
      opacity: light.lamp ? 0.45 : 0.75,
    }),
  );

/** Towers far away, two rows deep, now and then one that everybody knows the outline of. */
export function skyline(r: Random, light: Light): string {
  const row = (opacity: number, low: number, high: number) =>
    repeat(15, (index) => {
      const h = r.between(low, high);
      const w = r.between(62, 100);
      const x = index * 86 - 20;
      const lamps = light.lamp
        ? repeat(4, () =>
            rect(x + r.between(8, w - 16), groundLine - h + r.between(12, h * 0.7), 8, 10, light.lamp ?? '', {
              opacity: 0.45,
            }),
          )
        : '';
      return rect(x, groundLine - h, w, h, light.skyline, { opacity }) + lamps;
    });
  const x = r.between(90, 1040);
  const step = (w: number, top: number) => rect(x - w / 2, top, w, groundLine - top, light.skyline, { opacity: 0.5 });
  const tall = r.chance(0.4)
    ? step(104, 420) + step(76, 330) + step(48, 262) + rect(x - 2, 206, 4, 60, light.skyline, { opacity: 0.6 })
    : '';
  return row(0.35, 170, 380) + tall + row(0.6, 90, 250);
}

export function bush(r: Random, light: Light, x: number, y: number, size: number): string {
  const leaf = lit(light, r.pick(paint.leaves));
  const flowers = r.chance(0.35) ? lit(light, r.pick(paint.blossoms)) : '';
  return (
    circle(x - size * 0.85, y - size * 0.4, size * 0.7, darker(leaf, 0.12)) +
    circle(x + size * 0.85, y - size * 0.42, size * 0.74, leaf) +
    circle(x, y - size * 0.7, size, leaf) +
    circle(x - size * 0.25, y - size * 0.98, size * 0.46, lighter(leaf, 0.16)) +
    rect(x - size * 1.5, y - size * 0.2, size * 3, size * 0.2, darker(leaf, 0.12), { round: size * 0.1 }) +
    (flowers
      ? repeat(6, () => circle(x + r.between(-1.2, 1.2) * size, y - r.between(0.2, 1.4) * size, size * 0.13, flowers))
      : '')
  );
}

export function tree(r: Random, light: Light, x: number, y: number, height: number): string {
  const leaf = lit(light, r.pick(paint.leaves));
  const blooms = r.chance(0.22) ? lit(light, r.pick(paint.blossoms)) : leaf;
  const crown = height * 0.34;
  const top = y - height + crown;
  return (
    ellipse(x, y + 3, crown * 0.8, 9, '#1F2A22', { opacity: 0.14 }) +
    stroke(
      d('M', x, y, 'Q', x + height * 0.03, y - height * 0.3, x, top + crown * 0.3),
      lit(light, '#7A5C43'),
      height * 0.06,
    ) +
    stroke(
      d('M', x, y - height * 0.36, 'L', x + crown * 0.5, top + crown * 0.2),
      lit(light, '#7A5C43'),
      height * 0.03,
    ) +
    circle(x - crown * 0.62, top + crown * 0.24, crown * 0.62, darker(leaf, 0.16)) +
    circle(x + crown * 0.62, top + crown * 0.16, crown * 0.66, darker(leaf, 0.07)) +
    circle(x, top - crown * 0.06, crown * 0.86, blooms === leaf ? leaf : blooms) +
    circle(x - crown * 0.26, top - crown * 0.36, crown * 0.42, lighter(blooms, 0.15)) +
    circle(x + crown * 0.4, top + crown * 0.46, crown * 0.3, leaf)
  );
}

/** A coconut or areca palm: leaning stem, drooping fronds. */
export function palm(r: Random, light: Light, x: number, y: number, height: number): string {
  const leaf = lit(light, r.pick(['#5E8C61', '#4E8257', '#6E9A4F']));
  const lean = r.between(-0.12, 0.12) * height;
  const [topX, topY] = [x + lean, y - height];
  const s = height / 260;
  const frond = (dx: number, dy: number, bend: number) =>
    path(
      d(
        'M',
        topX,
        topY,
        'Q',
        topX + dx * s * 0.5,
        topY - bend * s,
        topX + dx * s,
        topY + dy * s,
        'Q',
        topX + dx * s * 0.45,
        topY - bend * s * 0.35,
        topX,
        topY + 10 * s,
        'Z',
      ),
      dy > 40 ? darker(leaf) : leaf,
    );
  return (
    ellipse(x, y + 3, 40 * s, 8, '#1F2A22', { opacity: 0.14 }) +
    stroke(d('M', x, y, 'Q', x + lean * 0.15, y - height * 0.55, topX, topY), lit(light, '#94724F'), 13 * s) +
    frond(-112, 66, 66) +
    frond(112, 62, 66) +
    frond(-124, 8, 84) +
    frond(122, 4, 84) +
    frond(-70, -54, 74) +
    frond(72, -58, 74) +
    circle(topX - 8 * s, topY + 14 * s, 9 * s, lit(light, '#B07D3A')) +
    circle(topX + 9 * s, topY + 16 * s, 9 * s, lit(light, '#A06A30'))
  );
}

/** A glazed pot with leaves. */
export function pot(r: Random, light: Light, x: number, y: number, size: number): string {
  const leaf = lit(light, r.pick(paint.leaves));
  const clay = lit(light, r.pick(['#B5653C', '#3C7F77', '#E9DFCE', '#4A6FA5', '#8A5B3F']));
  const blade = (dx: number, h: number) =>
    path(
      d(
        'M',
        x - size * 0.08,
        y - size * 0.8,
        'Q',
        x + dx * size * 0.4,
        y - size * h,
        x + dx * size,
        y - size * (h - 0.1),
        'Q',
        x + dx * size * 0.6,
        y - size * (h - 0.5),
        x + size * 0.08,
        y - size * 0.8,
        'Z',
      ),
      leaf,
    );
  return (
    blade(-0.9, 1.7) +
    blade(0.9, 1.7) +
    blade(-0.45, 2.2) +
    blade(0.5, 2.15) +
    blade(0.05, 2.4) +
    shape(
      [
        [x - size * 0.55, y - size * 0.9],
        [x + size * 0.55, y - size * 0.9],
        [x + size * 0.38, y],
        [x - size * 0.38, y],
      ],
      clay,
    ) +
    rect(x - size * 0.6, y - size * 0.98, size * 1.2, size * 0.18, darker(clay, 0.1), { round: 3 })
  );
}

/** A concrete pole with a transformer and the city's famous bundles of cable. */
export function cables(r: Random, light: Light, poleX: number): string {
  const wire = lit(light, '#4C443E');
  const y = r.between(250, 300);
  return (
    repeat(6, (index) => {
      const h = y + index * 9;
      return stroke(
        d('M', -10, h - 24 + index * 3, 'Q', poleX / 2, h + 46 + index * 5, poleX, h, 'T', 1210, h - 16 + index * 6),
        wire,
        index === 2 ? 4.5 : 2.2,
        { opacity: 0.6 },
      );
    }) +
    rect(poleX - 8, y - 46, 17, groundLine - y + 60, lit(light, '#B8B0A5')) +
    rect(poleX + 3, y - 46, 6, groundLine - y + 60, lit(light, '#A1998E')) +
    rect(poleX - 46, y - 10, 92, 9, lit(light, '#8E867C')) +
    rect(poleX - 40, y + 24, 32, 44, lit(light, '#8F9896'), { round: 6 }) +
    repeat(3, (index) => circle(poleX - 38 + index * 38, y - 16, 6, lit(light, '#D9D2C6')))
  );
}
