import type { Random } from '../random';
import { darker, lighter } from './light';
import { floorLine, housePlant, pendant, shell, view, wallArt, type Scheme } from './room';
import { circle, ellipse, rect, repeat, shape } from './svg';

/** Phòng ngủ: a bed against the wall, a window, a wardrobe or a desk. */
export function bedroom(r: Random, scheme: Scheme): string {
  const mirrored = r.chance(0.5);
  const bx = mirrored ? 500 : 130;
  const wx = mirrored ? 110 : 840;
  const ending = r.pick([wardrobe, desk, corner]);
  /** A wardrobe takes the wall that the window would need. */
  const withWindow = ending !== wardrobe;
  return (
    shell(r, scheme) +
    (withWindow ? view(r, scheme, wx, 130, r.between(230, 270), 330, 'window') : '') +
    (r.chance(0.7) || !withWindow ? wallArt(r, scheme, bx + 150, 96, 260) : '') +
    ending(r, scheme, mirrored ? 60 : 820) +
    rugUnder(scheme, bx) +
    bed(r, scheme, bx) +
    nightTable(r, scheme, bx - 88) +
    nightTable(r, scheme, bx + 566) +
    (r.chance(0.6) ? pendant(r, scheme, bx + 280, 60) : '')
  );
}

function bed(r: Random, scheme: Scheme, x: number): string {
  const { wood, main, accent, soft } = scheme;
  const w = 560;
  const sheet = '#FFFDF8';
  const board = r.pick([
    () =>
      rect(x + 14, 350, w - 28, 280, wood, { round: 18 }) +
      rect(x + 34, 370, w - 68, 200, lighter(wood, 0.12), { round: 12 }),
    () =>
      repeat(5, (index) =>
        rect(x + 14 + index * ((w - 28) / 5), 360, (w - 28) / 5 - 4, 270, lighter(main, 0.12), { round: 20 }),
      ),
    () => rect(x + 14, 400, w - 28, 230, soft, { round: 40 }) + rect(x + 14, 480, w - 28, 8, darker(soft, 0.06)),
  ])();
  const throwOver = r.chance(0.7)
    ? rect(x - 8, 690, w + 16, 66, accent, { round: 6 }) +
      rect(x - 8, 706, w + 16, 6, lighter(accent, 0.35)) +
      rect(x - 8, 730, w + 16, 6, lighter(accent, 0.35))
    : '';
  return (
    ellipse(x + w / 2, 822, w * 0.56, 18, '#2B1E14', { opacity: 0.14 }) +
    board +
    rect(x + 18, 780, 22, 40, darker(wood)) +
    rect(x + w - 40, 780, 22, 40, darker(wood)) +
    rect(x, 560, w, 200, sheet, { round: 22 }) +
    rect(x - 8, 610, w + 16, 178, main, { round: 16 }) +
    rect(x - 8, 606, w + 16, 36, lighter(main, 0.5), { round: 12 }) +
    rect(x - 8, 770, w + 16, 18, darker(main, 0.14), { round: 8 }) +
    throwOver +
    rect(x + 46, 504, 210, 90, sheet, { round: 30 }) +
    rect(x + 304, 504, 210, 90, sheet, { round: 30 }) +
    rect(x + 46, 560, 210, 34, '#EFE8DB', { round: 17 }) +
    rect(x + 304, 560, 210, 34, '#EFE8DB', { round: 17 }) +
    rect(x + 200, 530, 160, 76, accent, { round: 22 }) +
    rect(x + 220, 562, 120, 7, lighter(accent, 0.4), { round: 4 })
  );
}

const rugUnder = (scheme: Scheme, x: number) =>
  ellipse(x + 280, 832, 420, 46, darker(scheme.soft, 0.08)) + ellipse(x + 280, 828, 420, 44, scheme.soft);

function nightTable(r: Random, scheme: Scheme, x: number): string {
  const { wood } = scheme;
  const glow = scheme.evening ? circle(x + 40, 500, 110, '#FFD889', { opacity: 0.24 }) : '';
  const top = r.chance(0.75)
    ? glow +
      rect(x + 36, 520, 8, 46, '#B07D12') +
      shape(
        [
          [x + 12, 524],
          [x + 22, 464],
          [x + 58, 464],
          [x + 68, 524],
        ],
        scheme.evening ? '#FFE6AE' : '#FBE9DA',
      )
    : rect(x + 18, 548, 44, 10, scheme.accent) +
      rect(x + 22, 538, 38, 10, lighter(scheme.main, 0.4)) +
      circle(x + 40, 526, 12, '#6E9A4F');
  return (
    top +
    rect(x, 564, 80, 100, wood, { round: 6 }) +
    rect(x + 8, 576, 64, 36, lighter(wood, 0.14), { round: 4 }) +
    rect(x + 8, 618, 64, 36, lighter(wood, 0.14), { round: 4 }) +
    circle(x + 40, 594, 4, '#E9C46A') +
    circle(x + 40, 636, 4, '#E9C46A') +
    rect(x + 8, 664, 9, 26, darker(wood)) +
    rect(x + 63, 664, 9, 26, darker(wood))
  );
}

function wardrobe(r: Random, scheme: Scheme, x: number): string {
  const body = r.pick([scheme.wood, '#F3ECE0', lighter(scheme.main, 0.55)]);
  return (
    rect(x, 190, 300, floorLine - 150, body) +
    repeat(
      3,
      (index) =>
        rect(x + 8 + index * 98, 204, 88, floorLine - 186, lighter(body, 0.16), { round: 4 }) +
        rect(x + 82 + index * 98, 410, 6, 66, darker(body, 0.4), { round: 3 }),
    ) +
    rect(x - 6, 180, 312, 14, darker(body, 0.14))
  );
}

function desk(r: Random, scheme: Scheme, x: number): string {
  const { wood, accent, main } = scheme;
  return (
    rect(x, 580, 310, 16, wood, { round: 4 }) +
    rect(x + 14, 596, 12, 110, darker(wood)) +
    rect(x + 284, 596, 12, 110, darker(wood)) +
    rect(x + 190, 596, 96, 60, lighter(wood, 0.12), { round: 4 }) +
    rect(x + 80, 500, 120, 74, '#3A3F42', { round: 6 }) +
    rect(x + 86, 506, 108, 60, '#8FB3B5', { round: 3 }) +
    rect(x + 232, 532, 50, 12, accent) +
    rect(x + 236, 544, 44, 12, main) +
    rect(x + 228, 556, 54, 24, lighter(accent, 0.4)) +
    rect(x + 70, 650, 130, 18, main, { round: 9 }) +
    rect(x + 128, 668, 10, 70, '#4A4037') +
    ellipse(x + 133, 742, 60, 8, '#4A4037') +
    rect(x + 84, r.between(560, 570), 100, 90, lighter(main, 0.14), { round: 22 })
  );
}

const corner = (r: Random, scheme: Scheme, x: number) =>
  housePlant(r, scheme, x + 60, floorLine + 60, 92) +
  rect(x + 140, 600, 130, 26, scheme.accent, { round: 13 }) +
  rect(x + 156, 626, 9, 66, scheme.wood) +
  rect(x + 246, 626, 9, 66, scheme.wood);
