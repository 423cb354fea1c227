import type { Random } from '../random';
import { darker, lighter, lit, type Light } from './light';
import { bush, canvas, palm, tree } from './scenery';
import { circle, d, path, rect, repeat, shape, stroke } from './svg';

/** Đất: the plot itself, staked out between neighbours' greenery, a lane leading to it. */
export function land(r: Random, light: Light): string {
  const far = lit(light, r.pick(['#8FB07A', '#9DBB83', '#A9B97E']));
  const near = lighter(far, 0.14);
  const horizon = 520;
  return (
    hills(r, light, horizon) +
    rect(0, horizon, canvas.width, canvas.height - horizon, far) +
    path(d('M', 0, 640, 'Q', 340, 580, 700, 626, 'T', 1200, 606, 'V', 900, 'H', 0, 'Z'), near) +
    rows(r, light, horizon, far) +
    neighbours(r, light, horizon) +
    plot(r, light) +
    palm(r, light, r.between(940, 1080), 640, r.between(220, 300)) +
    (r.chance(0.6)
      ? tree(r, light, r.between(90, 200), 640, r.between(230, 300))
      : palm(r, light, r.between(90, 190), 650, 250)) +
    bush(r, light, r.between(40, 140), 760, 40) +
    bush(r, light, r.between(1080, 1160), 770, 44)
  );
}

const hills = (r: Random, light: Light, y: number) =>
  path(
    d(
      'M',
      0,
      y,
      'Q',
      200,
      y - r.between(30, 110),
      420,
      y - 20,
      'T',
      820,
      y - r.between(20, 60),
      'T',
      1200,
      y - 30,
      'V',
      y + 4,
      'H',
      0,
      'Z',
    ),
    light.skyline,
    { opacity: 0.5 },
  );

/** Young orchards or vegetable beds behind the plot. */
const rows = (r: Random, light: Light, y: number, ground: string) =>
  repeat(5, (row) => rect(0, y + 14 + row * 16, canvas.width, 5, darker(ground, 0.08))) +
  repeat(18, (index) =>
    circle(
      r.between(0, 1200),
      y + 16 + (index % 4) * 17,
      r.between(7, 14),
      lit(light, r.pick(['#5E8C61', '#6E9A4F', '#45714C'])),
    ),
  );

function neighbours(r: Random, light: Light, y: number): string {
  const one = (x: number) => {
    const [w, h] = [r.between(90, 150), r.between(60, 96)];
    const wall = lit(light, r.pick(['#F3EADB', '#EBC4B0', '#D8CDB8', '#A9C4C4', '#EBBF62']));
    const tile = lit(light, r.pick(['#B5532F', '#8E4030', '#5D6468']));
    return (
      rect(x, y + 30 - h, w, h, wall) +
      shape(
        [
          [x - 14, y + 32 - h],
          [x + w / 2, y - 16 - h],
          [x + w + 14, y + 32 - h],
        ],
        tile,
      ) +
      rect(x + w * 0.2, y + 46 - h, w * 0.22, h * 0.34, light.lamp ?? light.glass) +
      rect(x + w * 0.58, y + 46 - h, w * 0.22, h - 16, lit(light, '#6D4F38'))
    );
  };
  return one(r.between(250, 360)) + one(r.between(520, 620)) + (r.chance(0.6) ? one(r.between(740, 840)) : '');
}

function plot(r: Random, light: Light): string {
  const soil = lit(light, r.pick(['#D9B98C', '#CDAA7B', '#C99A6B', '#DCC7A0']));
  const corners = [
    [290, 660],
    [860, 636],
    [1050, 800],
    [220, 838],
  ] as const;
  const stake = ([x, y]: readonly [number, number]) =>
    rect(x - 5, y - 58, 10, 62, lit(light, '#F6EFE2')) + rect(x - 5, y - 58, 10, 16, '#C44600');
  const outline = d('M', ...corners.flatMap(([x, y], index) => (index ? ['L', x, y - 34] : [x, y - 34])), 'Z');
  const sign =
    rect(592, 566, 10, 124, lit(light, '#6D4F38')) +
    rect(500, 540, 194, 86, lit(light, '#FFF8EE'), { round: 6 }) +
    rect(500, 540, 194, 24, '#C44600', { round: 6 }) +
    rect(520, 580, 150, 9, lit(light, '#B3A38F'), { round: 4 }) +
    rect(520, 598, 96, 9, lit(light, '#CFC2B0'), { round: 4 });
  return (
    shape(
      [
        [430, 900],
        [640, 900],
        [610, 826],
        [520, 830],
      ],
      lit(light, '#CFC4B5'),
    ) +
    shape(corners, soil) +
    shape(
      [
        [290, 660],
        [860, 636],
        [890, 662],
        [280, 690],
      ],
      darker(soil, 0.06),
    ) +
    repeat(14, () =>
      rect(r.between(330, 900), r.between(680, 800), r.between(14, 46), 5, darker(soil, 0.1), { round: 3 }),
    ) +
    repeat(7, () =>
      stroke(
        d('M', r.between(320, 900), r.between(690, 800), 'l', -5, -12, 'm', 5, 12, 'l', 6, -14),
        lit(light, '#6E9A4F'),
        3,
      ),
    ) +
    `<g stroke-dasharray="16 12">${stroke(outline, '#C44600', 5)}</g>` +
    corners.map(stake).join('') +
    (r.chance(0.7) ? sign : '')
  );
}
