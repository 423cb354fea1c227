import type { Random } from '../random';
import { darker, lighter, lit, type Light } from './light';
import { bush, groundLine } from './scenery';
import { circle, rect, repeat, shape } from './svg';

/** An office building: curtain wall over a lobby. */
export function office(r: Random, light: Light): string {
  const [x, w, top] = [r.between(360, 410), r.between(390, 450), r.between(120, 170)];
  const base = groundLine;
  const glass = lit(light, r.pick(['#7FA9AE', '#8FA9C0', '#8CB09C', '#A3A8B8']));
  const frame = lit(light, r.pick(['#F6F3EC', '#4A4F52', '#D9C9B0']));
  const [cols, floors] = [7, Math.floor((base - 130 - top) / 46)];
  const cw = w / cols;
  return (
    rect(x + w * 0.3, top - 44, w * 0.4, 44, darker(frame, 0.1)) +
    rect(x - 8, top - 12, w + 16, base - top + 12, frame) +
    repeat(floors * cols, (index) => {
      const [cx, cy] = [x + (index % cols) * cw, top + Math.floor(index / cols) * 46];
      const fill = light.lamp && r.chance(0.5) ? light.lamp : r.chance(0.2) ? lighter(glass, 0.25) : glass;
      return (
        rect(cx + 3, cy + 3, cw - 6, 40, fill) +
        (index % 3 === 0
          ? shape(
              [
                [cx + 6, cy + 43],
                [cx + cw * 0.5, cy + 3],
                [cx + cw * 0.8, cy + 3],
                [cx + cw * 0.36, cy + 43],
              ],
              light.glint,
              { opacity: 0.4 },
            )
          : '')
      );
    }) +
    rect(x - 26, base - 128, w + 52, 18, darker(frame, 0.2)) +
    rect(x, base - 110, w, 110, light.lamp ?? light.glint) +
    repeat(6, (index) => rect(x + (index * w) / 5 - 5, base - 110, 10, 110, frame)) +
    rect(x + w * 0.4, base - 92, w * 0.2, 92, darker(glass, 0.3)) +
    rect(x + w * 0.5 - 2, base - 92, 4, 92, frame) +
    bush(r, light, x - 30, base, 30) +
    bush(r, light, x + w + 30, base, 30)
  );
}

/** A workshop or warehouse: gable of corrugated steel, roller doors. */
export function warehouse(r: Random, light: Light): string {
  const [x, w, wallTop] = [210, 780, 430];
  const steel = lit(light, r.pick(['#9FB7C9', '#B7C4BE', '#D8CDB8', '#8FA8A0']));
  const roofColour = lit(light, r.pick(['#4A6FA5', '#8E4030', '#5D6468', '#3C7F77']));
  const door = lit(light, r.pick(['#F3EDE2', '#C9CDCB', '#D9A441']));
  return (
    rect(x, wallTop, w, groundLine - wallTop, steel) +
    shape(
      [
        [x, wallTop + 2],
        [x + w / 2, wallTop - 128],
        [x + w, wallTop + 2],
      ],
      steel,
    ) +
    repeat(38, (index) => rect(x + 8 + index * 20.3, wallTop - 4, 3, groundLine - wallTop, darker(steel, 0.08))) +
    shape(
      [
        [x - 34, wallTop + 12],
        [x + w / 2, wallTop - 150],
        [x + w + 34, wallTop + 12],
        [x + w + 34, wallTop - 12],
        [x + w / 2, wallTop - 176],
        [x - 34, wallTop - 12],
      ],
      roofColour,
    ) +
    repeat(
      2,
      (index) =>
        rect(x + 90 + index * 340, wallTop + 100, 260, groundLine - wallTop - 100, darker(door, 0.3)) +
        rect(x + 98 + index * 340, wallTop + 108, 244, groundLine - wallTop - 108, door) +
        repeat(9, (row) => rect(x + 98 + index * 340, wallTop + 120 + row * 22, 244, 3, darker(door, 0.14))),
    ) +
    repeat(5, (index) => rect(x + 70 + index * 136, wallTop + 34, 92, 34, light.lamp ?? light.glass)) +
    circle(x + w / 2, wallTop - 58, 34, darker(steel, 0.3)) +
    circle(x + w / 2, wallTop - 58, 24, light.glass) +
    rect(x, groundLine - 16, w, 16, darker(steel, 0.3))
  );
}
