import type { Random } from '../random';
import { darker, lighter, lit, mix, paint, pane, type Light } from './light';
import { balcony, someJoinery, trailing, windowAt } from './opening';
import { bush, canvas, groundLine, palm, tree } from './scenery';
import { circle, ellipse, path, rect, repeat, shape } from './svg';

/** Biệt thự: a classic one under hipped tiles, or flat modern volumes; garden, often a pool. */
export function villa(r: Random, light: Light): string {
  const house = r.chance(0.5) ? classic(r, light) : modern(r, light);
  return (
    tree(r, light, r.between(70, 140), groundLine + 4, r.between(280, 350)) +
    palm(r, light, r.between(1000, 1040), groundLine + 4, r.between(280, 340)) +
    house +
    garden(r, light) +
    palm(r, light, r.between(150, 200), groundLine + 30, r.between(210, 270)) +
    palm(r, light, r.between(1080, 1140), groundLine + 34, r.between(230, 300))
  );
}

function hip(colour: string, left: number, right: number, y: number, rise: number): string {
  const inset = (right - left) * 0.22;
  return (
    shape(
      [
        [left, y],
        [left + inset, y - rise],
        [right - inset, y - rise],
        [right, y],
      ],
      colour,
    ) +
    repeat(4, (row) => {
      const t = (row + 1) / 5;
      return rect(
        left + inset * (1 - t) + 4,
        y - rise * (1 - t),
        right - left - 2 * inset * (1 - t) - 8,
        3.5,
        darker(colour, 0.15),
      );
    }) +
    shape(
      [
        [right - inset, y - rise],
        [right, y],
        [right - inset * 1.1, y],
      ],
      '#2B1E14',
      { opacity: 0.12 },
    ) +
    rect(left - 6, y - 4, right - left + 12, 12, '#FBF1E2')
  );
}

function classic(r: Random, light: Light): string {
  const wall = lit(light, r.pick(['#F6EBD8', '#F1DFC4', '#EBCFAF', '#E6EAE0', '#F3E0D2']));
  const tile = lit(light, r.pick(paint.roofs));
  const joinery = someJoinery(r, light, false);
  const trim = lit(light, paint.trim);
  const door = lit(light, r.pick(paint.doors));
  const columns = repeat(
    4,
    (index) =>
      rect(484 + index * 76, 560, 20, groundLine - 560, trim) +
      rect(478 + index * 76, 552, 32, 10, trim) +
      rect(478 + index * 76, groundLine - 12, 32, 12, darker(trim, 0.06)),
  );
  return (
    rect(250, 420, 260, groundLine - 420, darker(wall, 0.05)) +
    rect(440, 330, 330, groundLine - 330, wall) +
    rect(740, 450, 220, groundLine - 450, darker(wall, 0.05)) +
    windowAt(r, light, joinery, 300, 470, 110, 92) +
    windowAt(r, light, joinery, 300, 622, 110, 92) +
    windowAt(r, light, joinery, 806, 494, 96, 82) +
    windowAt(r, light, joinery, 806, 628, 96, 90) +
    windowAt(r, light, joinery, 490, 386, 90, 112) +
    windowAt(r, light, joinery, 634, 386, 90, 112) +
    rect(548, 590, 114, groundLine - 590, door) +
    rect(603, 590, 4, groundLine - 590, lighter(door, 0.3)) +
    path('M548 592Q605 540 662 592Z', pane(r, light)) +
    windowAt(r, light, { ...joinery, shutter: null }, 504, 620, 30, 90) +
    windowAt(r, light, { ...joinery, shutter: null }, 680, 620, 30, 90) +
    columns +
    balcony(r, light, 'bars', 464, 548, 278) +
    hip(tile, 220, 532, 424, 100) +
    hip(tile, 716, 990, 454, 92) +
    hip(tile, 408, 802, 334, 128) +
    rect(560, groundLine - 6, 92, 14, lit(light, '#CFC2AF')) +
    rect(544, groundLine + 6, 124, 14, lit(light, '#DACDBA'))
  );
}

function modern(r: Random, light: Light): string {
  const white = lit(light, r.pick(['#F8F4EC', '#EFEAE0', '#E3DED3']));
  const dark = lit(light, r.pick(['#5F6768', '#6D4F38', '#8A5B3F', '#4A5558']));
  const wood = lit(light, r.pick(paint.woods));
  const glass = pane(r, light);
  const pane2 = pane(r, light);
  const wide = (x: number, y: number, w: number, h: number, fill: string, parts: number) =>
    rect(x, y, w, h, fill) +
    (fill === light.lamp
      ? ''
      : shape(
          [
            [x + w * 0.1, y + h],
            [x + w * 0.34, y],
            [x + w * 0.5, y],
            [x + w * 0.26, y + h],
          ],
          light.glint,
          { opacity: 0.6 },
        )) +
    repeat(parts + 1, (index) => rect(x + (index * w) / parts - 3, y, 6, h, dark)) +
    rect(x - 3, y - 4, w + 6, 6, dark);
  return (
    rect(300, 520, 620, groundLine - 520, white) +
    rect(300, 520, 620, 26, '#2B1E14', { opacity: 0.14 }) +
    wide(520, 560, 260, groundLine - 560, glass, 4) +
    rect(330, 556, 160, groundLine - 556, wood) +
    repeat(12, (index) => rect(336 + index * 13, 556, 4, groundLine - 556, darker(wood, 0.22))) +
    rect(400, 590, 76, groundLine - 590, darker(wood, 0.4)) +
    rect(810, 556, 90, groundLine - 556, darker(white, 0.12)) +
    rect(826, 580, 58, 74, pane2) +
    rect(400, 330, 600, 196, white) +
    rect(384, 316, 632, 24, lighter(white, 0.5)) +
    rect(384, 336, 632, 6, '#2B1E14', { opacity: 0.15 }) +
    wide(610, 372, 300, 126, pane2, 3) +
    rect(424, 356, 150, 170, dark) +
    repeat(9, (index) => rect(436, 368 + index * 17, 126, 5, lighter(dark, 0.25))) +
    rect(590, 452, 400, 58, light.glint, { opacity: 0.5 }) +
    rect(590, 448, 400, 6, dark) +
    rect(380, 512, 630, 20, lighter(white, 0.4)) +
    trailing(r, light, 600, 512, 130) +
    trailing(r, light, 880, 512, 110) +
    rect(470, 248, 260, 72, darker(white, 0.07)) +
    rect(456, 238, 290, 16, lighter(white, 0.5)) +
    rect(500, 268, 90, 44, pane(r, light))
  );
}

function garden(r: Random, light: Light): string {
  const grass = lit(light, r.pick(['#9DBB83', '#A4C088', '#8FB07A']));
  const hasPool = r.chance(0.65);
  const water = lit(light, light.lamp ? '#5F9FB8' : '#7FC3CB');
  const pool = hasPool
    ? rect(160, 800, 560, 90, lit(light, '#EFE3D0'), { round: 18 }) +
      rect(178, 810, 524, 72, water, { round: 14 }) +
      repeat(7, () =>
        rect(r.between(200, 600), r.between(822, 868), r.between(30, 80), 4, mix(water, '#FFFFFF', 0.5), { round: 2 }),
      ) +
      deckChair(light, 760) +
      deckChair(light, 860)
    : '';
  const walk = hasPool
    ? ''
    : repeat(5, (index) =>
        ellipse(606 - index * 10, groundLine + 34 + index * 28, 52 + index * 7, 9 + index * 1.5, lit(light, '#DCCFBD')),
      );
  return (
    rect(0, groundLine, canvas.width, 160, grass) +
    rect(0, groundLine + 10, canvas.width, 8, darker(grass, 0.08)) +
    pool +
    walk +
    repeat(7, (index) =>
      bush(r, light, 232 + index * 122 + r.between(-16, 16), groundLine + r.between(2, 12), r.between(20, 30)),
    ) +
    repeat(10, () =>
      circle(r.between(20, 1180), r.between(groundLine + 30, 790), 5, lit(light, r.pick(paint.blossoms))),
    )
  );
}

function deckChair(light: Light, x: number): string {
  const wood = lit(light, '#A87447');
  return (
    shape(
      [
        [x, 838],
        [x + 60, 838],
        [x + 90, 806],
        [x + 98, 810],
        [x + 68, 848],
        [x, 848],
      ],
      lit(light, '#FFF4E4'),
    ) +
    rect(x + 6, 848, 5, 20, wood) +
    rect(x + 54, 848, 5, 20, wood) +
    rect(x, 846, 70, 5, wood)
  );
}
