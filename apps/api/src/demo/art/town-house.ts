import type { Random } from '../random';
import { darker, lighter, lit, paint, type Light } from './light';
import { awning, balcony, someJoinery, trailing, windowAt, type Joinery } from './opening';
import { bush, pot } from './scenery';
import { circle, d, ellipse, path, rect, repeat, shape, stroke } from './svg';

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
    roof(r, light, house, wall, top) +
    rect(x, top, width, base - top, wall) +
    rect(x + width - 18, top, 18, base - top, '#2B1E14', { opacity: 0.08 }) +
    rect(x, top, width, 14, '#2B1E14', { opacity: 0.07 }) +
    repeat(floors - 1, (index) => upper(r, light, house, joinery, wall, top + index * floorHeight, floors - 1 - index)) +
    groundFloor(r, light, house, joinery, wall, base - floorHeight)
  );
}

function classicFloor(r: Random, light: Light, house: TownHouse, joinery: Joinery, wall: string, y: number): string {
  const { x, width, floorHeight: h } = house;
  const trim = lit(light, paint.trim);
  const count = width > 210 ? 2 : 1;
  const openW = count === 2 ? (width - 96) / 2 : width - 92;
  const withBalcony = r.chance(0.72);
  const openings = repeat(count, (index) => windowAt(r, light, joinery, x + 34 + index * (openW + 28) + (count === 1 ? 12 : 0), y + 30, openW, withBalcony ? h - 44 : h - 76));
  const plants = withBalcony && r.chance(0.6) ? pot(r, light, x + r.between(0.15, 0.85) * width, y + h - 8, r.between(17, 24)) : '';
  const cooler = r.chance(0.25) ? coolerUnit(light, x + width - 62, y + h - 46) : '';
  return (
    rect(x + 8, y + 18, width - 16, h - 26, lighter(wall, 0.12)) +
    openings +
    (withBalcony ? plants + balcony(r, light, r.pick(['bars', 'bars', 'planter']), x, y + h - 8, width) : rect(x - 6, y + h - 12, width + 12, 12, trim) + cooler)
  );
}

function modernFloor(r: Random, light: Light, house: TownHouse, joinery: Joinery, wall: string, y: number, level: number): string {
  const { x, width, floorHeight: h } = house;
  const wood = lit(light, r.pick(paint.woods));
  const left = level % 2 === 0;
  const sideW = width * 0.3;
  const sideX = left ? x : x + width - sideW;
  const mainX = left ? x + sideW : x;
  const side = r.weighted<() => string>([
    [() => rect(sideX, y + 10, sideW, h - 20, wood) + repeat(Math.floor(sideW / 11), (index) => rect(sideX + 4 + index * 11, y + 10, 3.5, h - 20, darker(wood, 0.24))), 3],
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
      return path(d('M', cx, cy, 'H', cx + cw, 'V', cy + ch, 'H', cx, 'Z M', cx + cw / 2, cy + 4, 'L', cx + 4, cy + ch / 2, 'L', cx + cw / 2, cy + ch - 4, 'L', cx + cw - 4, cy + ch / 2, 'Z'), colour);
    })
  );
}

const coolerUnit = (light: Light, x: number, y: number) =>
  rect(x, y, 50, 34, lit(light, '#EDEAE4'), { round: 4 }) + circle(x + 18, y + 17, 12, lit(light, '#C9C5BD')) + circle(x + 18, y + 17, 4, lit(light, '#8E8A84')) + rect(x + 36, y + 8, 9, 18, lit(light, '#D4D0C8'));

function groundFloor(r: Random, light: Light, house: TownHouse, joinery: Joinery, wall: string, y: number): string {
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
    return slab + rect(x + 12, y + 26, w + 12, h - 26, trim) + rect(x + 18, y + 32, w, h - 32, door) + slats + entry + lampAt(light, x + 18 + w + 7, y + 54);
  }
  if (ground === 'door') {
    const door = lit(light, r.pick(paint.doors));
    const dw = Math.min(96, width * 0.36);
    const dx = x + width * 0.56;
    return (
      slab + rect(dx - 8, y + 34, dw + 16, h - 34, trim) + rect(dx, y + 42, dw, h - 42, door) +
      repeat(2, (index) => rect(dx + 8 + (index * dw) / 2, y + 54, dw / 2 - 16, h * 0.3, lighter(door, 0.16), { round: 2 }) + rect(dx + 8 + (index * dw) / 2, y + 64 + h * 0.3, dw / 2 - 16, h * 0.28, darker(door, 0.16), { round: 2 })) +
      circle(dx + dw / 2 + 8, y + h * 0.62, 4, '#E9C46A') + windowAt(r, light, joinery, x + 30, y + 48, width * 0.38, h * 0.46) +
      lampAt(light, dx - 20, y + 52) + pot(r, light, x + width * 0.3, base, 30) + pot(r, light, x + width * 0.14, base, 24)
    );
  }
  const gate = lit(light, r.pick(['#5B4636', '#2F6B64', '#3F4F57', '#6D4F38', '#7C3F33']));
  return (
    slab + rect(x + 14, y + 30, width - 28, h - 30, gate) +
    repeat(Math.floor((width - 40) / 22), (index) => rect(x + 22 + index * 22, y + 34, 3, h - 34, lighter(gate, 0.22))) +
    rect(x + 14, y + h * 0.52, width - 28, 5, lighter(gate, 0.22)) + rect(x + width / 2 - 3, y + 30, 6, h - 30, darker(gate, 0.3)) +
    (r.chance(0.6) ? awning(r, light, x + 8, y + 12, width - 16) : lampAt(light, x + width / 2, y + 24))
  );
}

function shopFront(r: Random, light: Light, house: TownHouse, y: number): string {
  const { x, width, base } = house;
  const board = lit(light, r.pick(['#0F766E', '#8E3B32', '#2F4A6B', '#C0643A', '#4B5B39']));
  const glow = light.lamp ?? lit(light, '#FBE8C6');
  const goods = repeat(Math.floor(width / 44), (index) => {
    const at = x + 30 + index * 42;
    return rect(at, base - 58, 26, 34, lit(light, r.pick(paint.awnings)), { round: 4 }) + (r.chance(0.5) ? circle(at + 13, base - 70, 12, lit(light, r.pick(paint.leaves))) : '');
  });
  return (
    rect(x + 14, y + 20, width - 28, base - y - 20, glow) + rect(x + 14, y + 96, width - 28, 4, lit(light, '#C9A877')) + goods +
    rect(x + 20, base - 24, width - 40, 18, lit(light, '#A87447'), { round: 3 }) + rect(x + width * 0.62, y + 60, width * 0.24, base - y - 60, light.glint, { opacity: 0.8 }) +
    rect(x + width * 0.62, y + 60, 5, base - y - 60, lit(light, '#5B4636')) + awning(r, light, x + 6, y + 44, width - 12) +
    rect(x + 10, y + 4, width - 20, 42, board, { round: 4 }) + rect(x + width * 0.2, y + 16, width * 0.42, 9, lit(light, '#FFF1DC'), { round: 4 }) + rect(x + width * 0.2, y + 30, width * 0.26, 6, lit(light, '#E9CFA6'), { round: 3 }) + circle(x + width * 0.8, y + 25, 12, lit(light, '#F3C15F'))
  );
}

const lampAt = (light: Light, x: number, y: number) =>
  (light.lamp ? ellipse(x, y + 14, 34, 30, light.lamp, { opacity: 0.25 }) : '') + rect(x - 6, y - 4, 12, 18, light.lamp ?? lit(light, '#F5DFA8'), { round: 4 }) + rect(x - 8, y - 8, 16, 5, lit(light, '#4A4037'));

function roof(r: Random, light: Light, house: TownHouse, wall: string, top: number): string {
  const { x, width, style } = house;
  const tile = lit(light, r.pick(paint.roofs));
  const kind = r.weighted<'gable' | 'terrace' | 'lean' | 'parapet'>(style === 'modern' ? [['terrace', 3], ['parapet', 3], ['lean', 1]] : [['gable', 4], ['terrace', 3], ['lean', 1.5]]);
  if (kind === 'gable') {
    const rise = r.between(64, 100);
    return (
      shape([[x - 18, top], [x + width / 2, top - rise], [x + width + 18, top]], tile) +
      shape([[x + width / 2, top - rise], [x + width + 18, top], [x + width * 0.62, top]], darker(tile, 0.14)) +
      shape([[x + width * 0.3, top], [x + width / 2, top - rise * 0.55], [x + width * 0.7, top]], lighter(wall, 0.2)) +
      circle(x + width / 2, top - rise * 0.22, 13, light.glass) + rect(x - 22, top - 6, width + 44, 12, lit(light, paint.trim))
    );
  }
  if (kind === 'lean') return shape([[x - 12, top], [x - 12, top - 22], [x + width + 14, top - 66], [x + width + 14, top - 50], [x + width, top - 40], [x + width, top]], tile) + rect(x + width * 0.5, top - 40, width * 0.4, 40, darker(wall, 0.1));
  if (kind === 'parapet') return rect(x + width * 0.52, top - 74, width * 0.4, 74, darker(wall, 0.08)) + rect(x + width * 0.5, top - 80, width * 0.44, 10, lit(light, paint.trim)) + waterTank(light, x + width * 0.18, top - 20) + rect(x - 4, top - 20, width + 8, 22, lighter(wall, 0.2));
  const iron = lit(light, '#7A6A5A');
  return (
    rect(x + width * 0.08, top - 92, 7, 92, iron) + rect(x + width * 0.6, top - 92, 7, 92, iron) + repeat(6, (index) => rect(x + width * 0.02 + index * width * 0.12, top - 98, 8, 12, iron)) + rect(x, top - 94, width * 0.7, 7, iron) +
    (r.chance(0.6) ? trailing(r, light, x + 4, top - 92, width * 0.64) : '') + (r.chance(0.5) ? waterTank(light, x + width * 0.72, top - 18) : '') +
    bush(r, light, x + width * 0.32, top - 6, 25) + bush(r, light, x + width * 0.52, top - 4, 19) +
    rect(x - 2, top - 40, width + 4, 5, iron) + repeat(Math.round(width / 22), (index) => rect(x + index * 22 + 4, top - 38, 3.4, 38, iron)) + rect(x - 8, top - 6, width + 16, 12, lit(light, paint.trim))
  );
}

/** Bồn nước: the steel tank on every second roof of the city. */
function waterTank(light: Light, x: number, y: number): string {
  const steel = lit(light, '#C6CDD0');
  return (
    stroke(d('M', x + 6, y + 20, 'V', y - 14, 'M', x + 50, y + 20, 'V', y - 14), lit(light, '#6F7477'), 5) +
    rect(x - 4, y - 54, 64, 42, steel, { round: 18 }) + rect(x + 4, y - 47, 48, 7, lighter(steel, 0.6), { round: 4 }) + repeat(3, (index) => rect(x + 12 + index * 16, y - 54, 2.4, 42, darker(steel, 0.18)))
  );
}
