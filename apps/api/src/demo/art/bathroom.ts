import type { Random } from '../random';
import { darker, lighter, mix } from './light';
import { floorLine, housePlant, view, type Scheme } from './room';
import { circle, ellipse, rect, repeat, shape, stroke } from './svg';

/** Phòng tắm: tiles, basin and mirror, a tub or a glass shower. */
export function bathroom(r: Random, scheme: Scheme): string {
  const tile = r.pick(['#DCE7E4', '#EFE6D8', '#D5DFE4', '#E9DCD0', '#F3F0E8']);
  const feature = r.pick([scheme.main, '#3C7F77', '#B7CBA6', '#8FA9C0', '#E3A877']);
  const mirrored = r.chance(0.5);
  const vx = mirrored ? 660 : 110;
  const tx = mirrored ? 70 : 590;
  const floor = r.pick(['#BFC5C0', '#D8CCBA', '#A9B4B0', '#CDB89A']);
  return (
    walls(r, tile, feature) +
    rect(0, floorLine, 1200, 260, floor) +
    [668, 708, 764, 836].map((y) => rect(0, y, 1200, 3, darker(floor, 0.12))).join('') +
    repeat(13, (index) =>
      stroke(`M${600 + (index - 6) * 120} ${floorLine}L${600 + (index - 6) * 270} 900`, darker(floor, 0.12), 3),
    ) +
    (r.chance(0.6)
      ? view(r, { ...scheme, accent: '#FBF4E8', main: '#FBF4E8' }, tx + 150, 110, 220, 200, 'window')
      : '') +
    vanity(r, scheme, vx) +
    (r.chance(0.55) ? tub(r, scheme, tx) : shower(r, tile, tx)) +
    towel(r, scheme, mirrored ? 1080 : 22) +
    housePlant(r, scheme, mirrored ? 600 : 1140, floorLine + 70, 64)
  );
}

function walls(r: Random, tile: string, feature: string): string {
  const size = r.pick([56, 74, 100]);
  const grout = darker(tile, 0.09);
  const band = r.chance(0.6)
    ? rect(0, 400, 1200, 240, mix(tile, feature, 0.5))
    : rect(0, 330, 1200, 30, feature, { opacity: 0.7 });
  return (
    rect(0, 0, 1200, floorLine, tile) +
    band +
    repeat(Math.ceil(1200 / size), (index) => rect(index * size, 0, 2.5, floorLine, grout)) +
    repeat(Math.ceil(floorLine / size), (index) => rect(0, index * size, 1200, 2.5, grout)) +
    rect(0, floorLine - 12, 1200, 12, darker(tile, 0.14))
  );
}

function vanity(r: Random, scheme: Scheme, x: number): string {
  const { wood, accent } = scheme;
  const round = r.chance(0.5);
  const glow = scheme.evening ? circle(x + 200, 260, 220, '#FFE6AE', { opacity: 0.25 }) : '';
  const mirror = round
    ? circle(x + 200, 260, 138, wood) +
      circle(x + 200, 260, 126, '#CFE0E0') +
      shape(
        [
          [x + 130, 340],
          [x + 230, 150],
          [x + 262, 158],
          [x + 158, 366],
        ],
        '#FFFFFF',
        { opacity: 0.4 },
      )
    : rect(x + 50, 120, 300, 270, wood, { round: 10 }) +
      rect(x + 62, 132, 276, 246, '#CFE0E0', { round: 6 }) +
      shape(
        [
          [x + 90, 378],
          [x + 210, 132],
          [x + 260, 132],
          [x + 140, 378],
        ],
        '#FFFFFF',
        { opacity: 0.35 },
      );
  return (
    glow +
    mirror +
    rect(x, 490, 400, 26, '#F7F2E9', { round: 6 }) +
    rect(x + 10, 516, 380, 130, wood, { round: 4 }) +
    rect(x + 20, 528, 176, 106, lighter(wood, 0.13), { round: 4 }) +
    rect(x + 204, 528, 176, 106, lighter(wood, 0.13), { round: 4 }) +
    rect(x + 86, 544, 46, 7, darker(wood, 0.4), { round: 3 }) +
    rect(x + 270, 544, 46, 7, darker(wood, 0.4), { round: 3 }) +
    rect(x + 112, 444, 176, 50, '#FFFFFF', { round: 22 }) +
    ellipse(x + 200, 448, 88, 12, '#E6ECEA') +
    stroke(`M${x + 200} 440V404Q${x + 200} 392 ${x + 214} 392H${x + 232}V404`, '#9AA3A1', 9) +
    rect(x + 40, 440, 24, 50, accent, { round: 6 }) +
    rect(x + 46, 428, 12, 14, '#4A4540') +
    rect(x + 328, 448, 34, 42, '#FFF9F1', { round: 6 }) +
    stroke(`M${x + 338} 448l-6 -26M${x + 350} 448l8 -28`, '#6E9A4F', 6)
  );
}

function tub(r: Random, scheme: Scheme, x: number): string {
  return (
    ellipse(x + 240, 806, 260, 16, '#2B1E14', { opacity: 0.14 }) +
    stroke(`M${x + 440} 560V470Q${x + 440} 446 ${x + 412} 446Q${x + 390} 446 ${x + 390} 470`, '#9AA3A1', 12) +
    rect(x, 586, 480, 200, '#FFFDF8', { round: 70 }) +
    rect(x - 14, 574, 508, 34, '#F1ECE2', { round: 17 }) +
    rect(x + 40, 780, 34, 26, '#C9B79E', { round: 8 }) +
    rect(x + 406, 780, 34, 26, '#C9B79E', { round: 8 }) +
    rect(x + 60, 560, 130, 60, r.pick([scheme.accent, scheme.main]), { round: 8 }) +
    rect(x + 60, 602, 130, 8, '#FFFFFF', { opacity: 0.6 }) +
    repeat(7, (index) => circle(x + 230 + index * 24, 574 - (index % 3) * 10, 17, '#FFFFFF', { opacity: 0.85 }))
  );
}

function shower(r: Random, tile: string, x: number): string {
  return (
    rect(x, 60, 440, floorLine + 20, mix(tile, '#7FA9AE', 0.22)) +
    repeat(8, (index) => rect(x, 60 + index * 82, 440, 2.5, darker(tile, 0.16))) +
    stroke(`M${x + 330} 470V150Q${x + 330} 120 ${x + 296} 120H${x + 232}`, '#8E9694', 11) +
    rect(x + 170, 116, 120, 16, '#8E9694', { round: 8 }) +
    repeat(9, (index) =>
      rect(x + 180 + index * 12, 150, 3, r.between(120, 260), '#FFFFFF', { opacity: 0.55, round: 2 }),
    ) +
    rect(x + 60, 330, 110, 12, '#8A5B3F') +
    repeat(3, (index) =>
      rect(x + 72 + index * 32, 286, 22, 44, r.pick(['#E3A877', '#3C7F77', '#FFF9F1', '#D9A441']), { round: 5 }),
    ) +
    rect(x - 6, 60, 12, floorLine + 20, '#8E9694') +
    rect(x + 434, 60, 12, floorLine + 20, '#8E9694') +
    rect(x, 60, 440, 10, '#8E9694') +
    rect(x + 6, 70, 210, floorLine + 8, '#FFFFFF', { opacity: 0.18 }) +
    shape(
      [
        [x + 30, 720],
        [x + 130, 70],
        [x + 190, 70],
        [x + 90, 720],
      ],
      '#FFFFFF',
      { opacity: 0.18 },
    ) +
    rect(x + 204, 360, 10, 90, '#6F7775', { round: 5 })
  );
}

const towel = (r: Random, scheme: Scheme, x: number) =>
  rect(x - 6, 396, 112, 9, '#8E9694', { round: 4 }) +
  rect(x + 8, 400, 84, 190, r.pick([scheme.accent, scheme.main, '#FFF9F1']), { round: 4 }) +
  rect(x + 8, 556, 84, 10, '#FFFFFF', { opacity: 0.5 }) +
  rect(x + 8, 536, 84, 5, '#FFFFFF', { opacity: 0.5 });
