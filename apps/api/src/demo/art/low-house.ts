import type { Random } from '../random';
import { darker, lighter, lit, paint, type Light } from './light';
import { someJoinery, trailing, windowAt } from './opening';
import { groundLine, pot } from './scenery';
import { circle, rect, repeat, shape } from './svg';

/** A nhà cấp 4: one floor under tiles or corrugated iron, a porch, a gate, many pots. */
export function lowHouse(r: Random, light: Light): string {
  const [x, w, wallTop] = [r.between(300, 350), r.between(500, 560), 500];
  const wall = lit(light, r.pick(paint.walls));
  const joinery = someJoinery(r, light, false);
  const door = lit(light, r.pick(paint.doors));
  return (
    rect(x, wallTop, w, groundLine - wallTop, wall) +
    rect(x, wallTop, w, 22, '#2B1E14', { opacity: 0.12 }) +
    rect(x, groundLine - 34, w, 34, darker(wall, 0.2)) +
    windowAt(r, light, joinery, x + 56, wallTop + 62, 128, 100) +
    rect(x + w * 0.46 - 10, wallTop + 46, 130, groundLine - wallTop - 46, lit(light, paint.trim)) +
    rect(x + w * 0.46, wallTop + 56, 110, groundLine - wallTop - 56, door) +
    rect(x + w * 0.46 + 53, wallTop + 56, 4, groundLine - wallTop - 56, lighter(door, 0.25)) +
    repeat(2, (index) =>
      rect(x + w * 0.46 + 10 + index * 57, wallTop + 72, 34, 70, lighter(door, 0.14), { round: 3 }),
    ) +
    circle(x + w * 0.46 + 44, wallTop + 170, 5, '#E9C46A') +
    windowAt(r, light, joinery, x + w - 122, wallTop + 68, 76, 92) +
    roof(r, light, x, w, wallTop) +
    repeat(3, (index) => pot(r, light, x + 50 + index * 62, groundLine + 6, r.between(24, 36))) +
    pot(r, light, x + w - 60, groundLine + 6, 38)
  );
}

function roof(r: Random, light: Light, x: number, w: number, y: number): string {
  const tile = lit(light, r.pick(paint.roofs));
  const rise = r.between(120, 156);
  const [left, right, ridgeL, ridgeR] = [x - 44, x + w + 44, x + w * 0.2, x + w * 0.8];
  const rows = repeat(6, (index) => {
    const t = (index + 1) / 7;
    const at = y - rise + rise * t;
    const [a, b] = [ridgeL + (left - ridgeL) * t, ridgeR + (right - ridgeR) * t];
    return rect(a + 4, at, b - a - 8, 4, darker(tile, 0.16));
  });
  return (
    shape(
      [
        [left, y + 8],
        [ridgeL, y - rise],
        [ridgeR, y - rise],
        [right, y + 8],
      ],
      tile,
    ) +
    rows +
    shape(
      [
        [ridgeR, y - rise],
        [right, y + 8],
        [x + w * 0.86, y + 8],
      ],
      '#2B1E14',
      { opacity: 0.1 },
    ) +
    rect(ridgeL - 8, y - rise - 9, ridgeR - ridgeL + 16, 14, darker(tile, 0.2), { round: 6 }) +
    rect(left - 4, y + 4, right - left + 8, 13, lit(light, '#F4E9D8'))
  );
}

/** A garden wall with an iron gate before the house; leaves room for the door. */
export function gardenWall(r: Random, light: Light, base: number): string {
  const wall = lit(light, r.pick(['#EFE4D2', '#DCCFBD', '#C9B79E']));
  const iron = lit(light, r.pick(['#3F4F57', '#2F6B64', '#6D4F38']));
  const pillar = (x: number) =>
    rect(x - 20, base - 118, 40, 118, lighter(wall, 0.3)) + rect(x - 26, base - 128, 52, 14, lit(light, paint.trim));
  const stretch = (x: number, w: number) =>
    rect(x, base - 76, w, 76, wall) +
    rect(x, base - 84, w, 10, lit(light, paint.trim)) +
    (r.chance(0.7) ? trailing(r, light, x + 10, base - 80, w - 20) : '');
  return (
    stretch(120, 340) +
    stretch(760, 320) +
    repeat(9, (index) => rect(488 + index * 28, base - 96, 4, 96, iron)) +
    rect(480, base - 98, 250, 5, iron) +
    rect(480, base - 40, 250, 5, iron) +
    pillar(464) +
    pillar(752)
  );
}
