import type { Random } from '../random';
import { darker, lighter } from './light';
import { floorLine, housePlant, pendant, shell, view, wallArt, type Scheme } from './room';
import { circle, ellipse, rect, repeat, shape } from './svg';

/** Phòng khách: a sofa under pictures or a television wall, the window on the other side. */
export function livingRoom(r: Random, scheme: Scheme): string {
  const windowLeft = r.chance(0.5);
  const wx = windowLeft ? 120 : 730;
  const sx = windowLeft ? 520 : 90;
  const wide = r.between(320, 370);
  const tv = r.chance(0.3);
  return (
    shell(r, scheme) +
    view(r, scheme, wx, 120, wide, r.chance(0.4) ? 500 : 360, 'window') +
    (tv
      ? television(r, scheme, sx + 90)
      : wallArt(r, scheme, sx + 130, 130, r.between(260, 330)) + sofa(r, scheme, sx)) +
    pendant(r, scheme, sx + 280, r.between(60, 110)) +
    rug(r, scheme, tv ? 600 : sx + 280) +
    (tv ? armchair(scheme, windowLeft ? 190 : 830) : lampOrShelf(r, scheme, sx + 590)) +
    coffeeTable(r, scheme, tv ? 560 : sx + 290) +
    housePlant(r, scheme, windowLeft ? 84 : 1116, floorLine + 86, r.between(84, 110))
  );
}

function sofa(r: Random, scheme: Scheme, x: number): string {
  const { main, accent, soft, wood } = scheme;
  const y = 560;
  const seats = r.pick([2, 3]);
  const w = 540;
  return (
    ellipse(x + w / 2, y + 152, w * 0.54, 16, '#2B1E14', { opacity: 0.13 }) +
    repeat(2, (index) => rect(x + 40 + index * (w - 96), y + 124, 16, 34, wood)) +
    rect(x + 30, y - 70, w - 60, 130, main, { round: 26 }) +
    repeat(seats, (index) =>
      rect(x + 50 + (index * (w - 100)) / seats, y - 52, (w - 100) / seats - 8, 92, lighter(main, 0.08), { round: 18 }),
    ) +
    rect(x + 30, y + 30, w - 60, 98, darker(main, 0.1), { round: 16 }) +
    repeat(seats, (index) =>
      rect(x + 50 + (index * (w - 100)) / seats, y + 18, (w - 100) / seats - 8, 60, lighter(main, 0.14), { round: 16 }),
    ) +
    rect(x, y - 14, 66, 146, main, { round: 24 }) +
    rect(x + w - 66, y - 14, 66, 146, main, { round: 24 }) +
    cushion(x + 74, y - 36, accent, -8) +
    cushion(x + w - 168, y - 36, r.pick([soft, accent]), 8) +
    (seats === 3 ? cushion(x + w / 2 - 20, y - 30, soft, 4) : '')
  );
}

const cushion = (x: number, y: number, colour: string, turn: number) =>
  `<g transform="rotate(${turn} ${x + 46} ${y + 40})">${rect(x, y, 92, 78, colour, { round: 16 })}${rect(x + 12, y + 34, 68, 7, lighter(colour, 0.35), { round: 4 })}</g>`;

function television(r: Random, scheme: Scheme, x: number): string {
  const { wood, accent } = scheme;
  const slats = r.chance(0.6)
    ? repeat(24, (index) => rect(x - 50 + index * 22, 90, 14, floorLine - 90, darker(wood, index % 2 ? 0.06 : 0)))
    : rect(x - 50, 90, 524, floorLine - 90, darker(scheme.wall, 0.12));
  return (
    slats +
    rect(x, 250, 424, 236, '#2C2A2B', { round: 8 }) +
    rect(x + 8, 258, 408, 220, '#3E4A52', { round: 4 }) +
    shape(
      [
        [x + 8, 478],
        [x + 160, 330],
        [x + 230, 400],
        [x + 300, 350],
        [x + 416, 478],
      ],
      '#4F626A',
    ) +
    rect(x - 30, 570, 484, 88, wood, { round: 6 }) +
    repeat(3, (index) => rect(x - 20 + index * 160, 582, 144, 62, lighter(wood, 0.16), { round: 4 })) +
    repeat(2, (index) => rect(x + 10 + index * 400, 658, 12, 30, darker(wood))) +
    rect(x + 330, 520, 30, 50, accent, { round: 8 }) +
    circle(x + 40, 548, 22, lighter(accent, 0.4))
  );
}

function armchair(scheme: Scheme, x: number): string {
  const { main, wood } = scheme;
  return (
    ellipse(x + 100, 762, 130, 14, '#2B1E14', { opacity: 0.13 }) +
    rect(x + 20, 716, 12, 48, wood) +
    rect(x + 168, 716, 12, 48, wood) +
    rect(x + 10, 540, 180, 150, main, { round: 40 }) +
    rect(x, 640, 200, 86, darker(main, 0.08), { round: 26 }) +
    rect(x + 30, 624, 140, 50, lighter(main, 0.16), { round: 20 })
  );
}

function lampOrShelf(r: Random, scheme: Scheme, x: number): string {
  if (x > 1080) return '';
  const glow = scheme.evening ? circle(x + 10, 370, 140, '#FFD889', { opacity: 0.2 }) : '';
  return (
    glow +
    rect(x + 6, 400, 7, 280, '#4A4037') +
    ellipse(x + 10, 684, 46, 9, '#4A4037') +
    shape(
      [
        [x - 34, 330],
        [x + 54, 330],
        [x + 76, 410],
        [x - 56, 410],
      ],
      scheme.evening ? '#FFE6AE' : r.pick([scheme.soft, scheme.accent]),
    )
  );
}

function rug(r: Random, scheme: Scheme, x: number): string {
  const base = r.pick([scheme.soft, lighter(scheme.accent, 0.45), lighter(scheme.main, 0.55)]);
  return (
    ellipse(x, 794, 400, 64, darker(base, 0.1)) +
    ellipse(x, 790, 400, 62, base) +
    `<g fill="none" stroke="${r.pick([scheme.main, scheme.accent])}" stroke-opacity="0.5" stroke-width="7"><ellipse cx="${Math.round(x)}" cy="790" rx="350" ry="50"/></g>`
  );
}

function coffeeTable(r: Random, scheme: Scheme, x: number): string {
  const { wood, accent } = scheme;
  const books =
    rect(x - 70, 716, 74, 11, accent, { round: 2 }) +
    rect(x - 64, 706, 62, 10, lighter(scheme.main, 0.3), { round: 2 });
  const legs = rect(x - 128, 748, 11, 56, darker(wood)) + rect(x + 117, 748, 11, 56, darker(wood));
  const round = r.chance(0.5);
  return (
    ellipse(x, 806, 150, 12, '#2B1E14', { opacity: 0.12 }) +
    legs +
    (round
      ? ellipse(x, 742, 160, 22, wood) + ellipse(x, 736, 160, 20, lighter(wood, 0.18))
      : rect(x - 156, 728, 312, 24, wood, { round: 8 }) +
        rect(x - 156, 728, 312, 8, lighter(wood, 0.22), { round: 4 })) +
    books +
    circle(x + 64, 706, 20, lighter(accent, 0.3)) +
    rect(x + 44, 712, 40, 20, '#FFF9F1', { round: 6 })
  );
}
