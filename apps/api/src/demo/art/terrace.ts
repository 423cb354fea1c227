import type { Random } from '../random';
import { darker, lit, mix, paint, someLight } from './light';
import { trailing } from './opening';
import { housePlant, type Scheme } from './room';
import { canvas, skyline, sky } from './scenery';
import { circle, ellipse, rect, repeat, stroke } from './svg';

/** Ban công or sân thượng: a rail, pots and a chair over the roofs of the city. */
export function terrace(r: Random, scheme: Scheme): string {
  const light = someLight(r);
  const floor = lit(light, r.pick(['#C9A77C', '#B98A5E', '#D8CDBE']));
  const frame = lit(light, r.pick(['#6D4F38', '#F6EFE2', '#4C5356']));
  const wood = lit(light, scheme.wood);
  const river = r.chance(0.4)
    ? rect(0, 640, canvas.width, 110, lit(light, '#8FBDC4')) +
      repeat(8, () =>
        rect(r.between(0, 1100), r.between(650, 740), r.between(40, 110), 4, mix('#8FBDC4', '#FFFFFF', 0.5), {
          round: 2,
        }),
      )
    : '';
  return (
    sky(r, light) +
    skyline(r, light) +
    roofs(r, light.lamp ?? light.glass, (colour) => lit(light, colour)) +
    river +
    rect(0, 736, canvas.width, 164, floor) +
    repeat(14, (index) =>
      stroke(`M${600 + (index - 7) * 100} 736L${600 + (index - 7) * 220} 900`, darker(floor, 0.1), 3),
    ) +
    rail(r.chance(0.5), frame, light.glint) +
    trailing(r, light, 40, 512, 320) +
    trailing(r, light, 860, 512, 300) +
    rect(0, 0, canvas.width, 54, frame) +
    rect(0, 54, canvas.width, 10, '#2B1E14', { opacity: 0.14 }) +
    (r.chance(0.7) ? rect(0, 0, 60, 900, frame) : '') +
    garland(r) +
    ellipse(600, 846, 330, 34, '#2B1E14', { opacity: 0.1 }) +
    chair(lit(light, scheme.main), wood, 330) +
    chair(lit(light, scheme.main), wood, 690) +
    rect(540, 720, 120, 16, wood, { round: 8 }) +
    rect(594, 734, 12, 104, darker(wood)) +
    ellipse(600, 840, 54, 8, darker(wood)) +
    rect(570, 690, 24, 30, '#FFF9F1', { round: 5 }) +
    circle(628, 704, 15, lit(light, scheme.accent)) +
    housePlant(r, scheme, 150, 866, 100) +
    housePlant(r, scheme, 1070, 860, 92)
  );
}

function roofs(r: Random, window: string, tone: (colour: string) => string): string {
  return repeat(9, (index) => {
    const [x, h] = [index * 140 - 30, r.between(70, 190)];
    const wall = tone(r.pick(paint.walls));
    return (
      rect(x, 740 - h, 150, h, wall) +
      rect(x - 6, 740 - h - 12, 162, 16, tone(r.pick(paint.roofs))) +
      repeat(3, (at) => rect(x + 18 + at * 44, 740 - h + 26, 26, 30, window, { opacity: 0.85 }))
    );
  });
}

const rail = (glass: boolean, frame: string, pane: string) =>
  glass
    ? rect(0, 520, canvas.width, 220, pane, { opacity: 0.4 }) +
      repeat(5, (index) => rect(index * 290 + 20, 512, 10, 230, frame)) +
      rect(0, 508, canvas.width, 14, frame)
    : repeat(34, (index) => rect(index * 36 + 4, 520, 8, 220, frame)) +
      rect(0, 508, canvas.width, 16, frame) +
      rect(0, 712, canvas.width, 10, frame);

const garland = (r: Random) =>
  r.chance(0.5)
    ? stroke('M0 80Q300 170 600 84T1200 80', '#4A4037', 3) +
      repeat(16, (index) => circle(40 + index * 75, 98 + Math.abs(Math.sin((index / 8) * Math.PI)) * 32, 9, '#FFD889'))
    : '';

const chair = (fabric: string, wood: string, x: number) =>
  rect(x + 10, 760, 12, 86, wood) +
  rect(x + 158, 760, 12, 86, wood) +
  rect(x, 640, 180, 120, fabric, { round: 26 }) +
  rect(x - 8, 726, 196, 56, mix(fabric, '#FFFFFF', 0.2), { round: 20 });
