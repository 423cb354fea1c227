import type { Random } from '../random';
import { darker, lighter, lit, paint, type Light } from './light';
import { groundFloor } from './ground-floor';
import { balcony, someJoinery, windowAt, type Joinery } from './opening';
import { pot } from './scenery';
import { circle, d, path, rect, repeat } from './svg';
import { townRoof } from './town-roof';

export interface TownHouse {
  x: number;
  width: number;
  /** y of the pavement. */
  base: number;
  floors: number;
  floorHeight: number;
  ground: 'gate' | 'shop' | 'garage' | 'door';
  style: 'classic' | 'modern';
}

/** A nhà ống: narrow, tall, everything on its face. */
export function townHouse(r: Random, light: Light, house: TownHouse): string {
  const { x, width, base, floors, floorHeight, style } = house;
  const wall = lit(light, r.pick(style === 'modern' ? paint.modern : paint.walls));
  const top = base - floors * floorHeight;
  const joinery = someJoinery(r, light, style === 'modern');
  const upper = style === 'modern' ? modernFloor : classicFloor;
  return (
    townRoof(r, light, house, wall, top) +
    rect(x, top, width, base - top, wall) +
    rect(x + width - 18, top, 18, base - top, '#2B1E14', { opacity: 0.08 }) +
    rect(x, top, width, 14, '#2B1E14', { opacity: 0.07 }) +
    repeat(floors - 1, (index) =>
      upper(r, light, house, joinery, wall, top + index * floorHeight, floors - 1 - index),
    ) +
    groundFloor(r, light, house, joinery, wall, base - floorHeight)
  );
}

function classicFloor(r: Random, light: Light, house: TownHouse, joinery: Joinery, wall: string, y: number): string {
  const { x, width, floorHeight: h } = house;
  const trim = lit(light, paint.trim);
  const count = width > 210 ? 2 : 1;
  const openW = count === 2 ? (width - 96) / 2 : width - 92;
  const withBalcony = r.chance(0.72);
  const openings = repeat(count, (index) =>
    windowAt(
      r,
      light,
      joinery,
      x + 34 + index * (openW + 28) + (count === 1 ? 12 : 0),
      y + 30,
      openW,
      withBalcony ? h - 44 : h - 76,
    ),
  );
  const plants =
    withBalcony && r.chance(0.6) ? pot(r, light, x + r.between(0.15, 0.85) * width, y + h - 8, r.between(17, 24)) : '';
  const cooler = r.chance(0.25) ? coolerUnit(light, x + width - 62, y + h - 46) : '';
  return (
    rect(x + 8, y + 18, width - 16, h - 26, lighter(wall, 0.12)) +
    openings +
    (withBalcony
      ? plants + balcony(r, light, r.pick(['bars', 'bars', 'planter']), x, y + h - 8, width)
      : rect(x - 6, y + h - 12, width + 12, 12, trim) + cooler)
  );
}

function modernFloor(
  r: Random,
  light: Light,
  house: TownHouse,
  joinery: Joinery,
  wall: string,
  y: number,
  level: number,
): string {
  const { x, width, floorHeight: h } = house;
  const wood = lit(light, r.pick(paint.woods));
  const left = level % 2 === 0;
  const sideW = width * 0.3;
  const sideX = left ? x : x + width - sideW;
  const mainX = left ? x + sideW : x;
  const side = r.weighted<() => string>([
    [
      () =>
        rect(sideX, y + 10, sideW, h - 20, wood) +
        repeat(Math.floor(sideW / 11), (index) =>
          rect(sideX + 4 + index * 11, y + 10, 3.5, h - 20, darker(wood, 0.24)),
        ),
      3,
    ],
    [() => breezeBlocks(lit(light, '#D98E5F'), sideX + 6, y + 14, sideW - 12, h - 28), 2],
    [() => windowAt(r, light, joinery, sideX + sideW * 0.26, y + 20, sideW * 0.48, h - 46), 2],
  ])();
  return (
    rect(x, y, width, 10, darker(wall, 0.1)) +
    side +
    windowAt(r, light, joinery, mainX + 16, y + 24, width - sideW - 32, h - 44) +
    balcony(r, light, r.pick(['glass', 'planter', 'planter']), mainX - (left ? 0 : 10), y + h - 8, width - sideW + 10)
  );
}

/** Gạch bông gió: pierced blocks that let the breeze in. */
function breezeBlocks(colour: string, x: number, y: number, w: number, h: number): string {
  const size = 22;
  const [cols, rows] = [Math.max(1, Math.floor(w / size)), Math.max(1, Math.floor(h / size))];
  const [cw, ch] = [w / cols, h / rows];
  return (
    rect(x, y, w, h, darker(colour, 0.45)) +
    repeat(cols * rows, (index) => {
      const [cx, cy] = [x + (index % cols) * cw, y + Math.floor(index / cols) * ch];
      return path(
        d(
          'M',
          cx,
          cy,
          'H',
          cx + cw,
          'V',
          cy + ch,
          'H',
          cx,
          'Z M',
          cx + cw / 2,
          cy + 4,
          'L',
          cx + 4,
          cy + ch / 2,
          'L',
          cx + cw / 2,
          cy + ch - 4,
          'L',
          cx + cw - 4,
          cy + ch / 2,
          'Z',
        ),
        colour,
      );
    })
  );
}

const coolerUnit = (light: Light, x: number, y: number) =>
  rect(x, y, 50, 34, lit(light, '#EDEAE4'), { round: 4 }) +
  circle(x + 18, y + 17, 12, lit(light, '#C9C5BD')) +
  circle(x + 18, y + 17, 4, lit(light, '#8E8A84')) +
  rect(x + 36, y + 8, 9, 18, lit(light, '#D4D0C8'));
