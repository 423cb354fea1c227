import type { Random } from '../random';
import { darker, lighter, lit, paint, type Light } from './light';
import { awning, windowAt, type Joinery } from './opening';
import { pot } from './scenery';
import { circle, ellipse, rect, repeat } from './svg';
import type { TownHouse } from './town-house';

/** What a nhà ống shows the street: a shop, a roller door, a door with a window, or a folding gate. */
export function groundFloor(
  r: Random,
  light: Light,
  house: TownHouse,
  joinery: Joinery,
  wall: string,
  y: number,
): string {
  const { x, width, base, ground } = house;
  const h = base - y;
  const trim = lit(light, paint.trim);
  const slab = rect(x - 8, y - 4, width + 16, 14, trim) + rect(x, y + 10, width, 12, '#2B1E14', { opacity: 0.13 });
  if (ground === 'shop') return slab + shopFront(r, light, house, y) + rect(x, base - 8, width, 8, darker(wall, 0.3));
  if (ground === 'garage') {
    const door = lit(light, r.pick(['#6B5A4C', '#4C5A5E', '#8A8F8C', '#8A5B34']));
    const w = width * 0.64;
    const slats = repeat(9, (index) => rect(x + 18, y + 34 + (index * (h - 34)) / 9, w, 3, darker(door, 0.2)));
    const entry = rect(x + 18 + w + 14, y + 40, width - w - 50, h - 40, lit(light, r.pick(paint.doors)));
    return (
      slab +
      rect(x + 12, y + 26, w + 12, h - 26, trim) +
      rect(x + 18, y + 32, w, h - 32, door) +
      slats +
      entry +
      lampAt(light, x + 18 + w + 7, y + 54)
    );
  }
  if (ground === 'door') {
    const door = lit(light, r.pick(paint.doors));
    const dw = Math.min(96, width * 0.36);
    const dx = x + width * 0.56;
    return (
      slab +
      rect(dx - 8, y + 34, dw + 16, h - 34, trim) +
      rect(dx, y + 42, dw, h - 42, door) +
      repeat(
        2,
        (index) =>
          rect(dx + 8 + (index * dw) / 2, y + 54, dw / 2 - 16, h * 0.3, lighter(door, 0.16), { round: 2 }) +
          rect(dx + 8 + (index * dw) / 2, y + 64 + h * 0.3, dw / 2 - 16, h * 0.28, darker(door, 0.16), { round: 2 }),
      ) +
      circle(dx + dw / 2 + 8, y + h * 0.62, 4, '#E9C46A') +
      windowAt(r, light, joinery, x + 30, y + 48, width * 0.38, h * 0.46) +
      lampAt(light, dx - 20, y + 52) +
      pot(r, light, x + width * 0.3, base, 30) +
      pot(r, light, x + width * 0.14, base, 24)
    );
  }
  const gate = lit(light, r.pick(['#5B4636', '#2F6B64', '#3F4F57', '#6D4F38', '#7C3F33']));
  return (
    slab +
    rect(x + 14, y + 30, width - 28, h - 30, gate) +
    repeat(Math.floor((width - 40) / 22), (index) =>
      rect(x + 22 + index * 22, y + 34, 3, h - 34, lighter(gate, 0.22)),
    ) +
    rect(x + 14, y + h * 0.52, width - 28, 5, lighter(gate, 0.22)) +
    rect(x + width / 2 - 3, y + 30, 6, h - 30, darker(gate, 0.3)) +
    (r.chance(0.6) ? awning(r, light, x + 8, y + 12, width - 16) : lampAt(light, x + width / 2, y + 24))
  );
}

function shopFront(r: Random, light: Light, house: TownHouse, y: number): string {
  const { x, width, base } = house;
  const board = lit(light, r.pick(['#0F766E', '#8E3B32', '#2F4A6B', '#C0643A', '#4B5B39']));
  const glow = light.lamp ?? lit(light, '#FBE8C6');
  const goods = repeat(Math.floor(width / 44), (index) => {
    const at = x + 30 + index * 42;
    return (
      rect(at, base - 58, 26, 34, lit(light, r.pick(paint.awnings)), { round: 4 }) +
      (r.chance(0.5) ? circle(at + 13, base - 70, 12, lit(light, r.pick(paint.leaves))) : '')
    );
  });
  return (
    rect(x + 14, y + 20, width - 28, base - y - 20, glow) +
    rect(x + 14, y + 96, width - 28, 4, lit(light, '#C9A877')) +
    goods +
    rect(x + 20, base - 24, width - 40, 18, lit(light, '#A87447'), { round: 3 }) +
    rect(x + width * 0.62, y + 60, width * 0.24, base - y - 60, light.glint, { opacity: 0.8 }) +
    rect(x + width * 0.62, y + 60, 5, base - y - 60, lit(light, '#5B4636')) +
    awning(r, light, x + 6, y + 44, width - 12) +
    rect(x + 10, y + 4, width - 20, 42, board, { round: 4 }) +
    rect(x + width * 0.2, y + 16, width * 0.42, 9, lit(light, '#FFF1DC'), { round: 4 }) +
    rect(x + width * 0.2, y + 30, width * 0.26, 6, lit(light, '#E9CFA6'), { round: 3 }) +
    circle(x + width * 0.8, y + 25, 12, lit(light, '#F3C15F'))
  );
}

const lampAt = (light: Light, x: number, y: number) =>
  (light.lamp ? ellipse(x, y + 14, 34, 30, light.lamp, { opacity: 0.25 }) : '') +
  rect(x - 6, y - 4, 12, 18, light.lamp ?? lit(light, '#F5DFA8'), { round: 4 }) +
  rect(x - 8, y - 8, 16, 5, lit(light, '#4A4037'));
