import type { Random } from '../random';
import { darker, lighter, lit, paint, type Light } from './light';
import { trailing } from './opening';
import { bush } from './scenery';
import { circle, d, rect, repeat, shape, stroke } from './svg';
import type { TownHouse } from './town-house';

/** The top of a nhà ống: a tiled gable, a lean-to, a parapet with a stair head, or a planted terrace. */
export function townRoof(r: Random, light: Light, house: TownHouse, wall: string, top: number): string {
  const { x, width, style } = house;
  const tile = lit(light, r.pick(paint.roofs));
  const kind = r.weighted<'gable' | 'terrace' | 'lean' | 'parapet'>(
    style === 'modern'
      ? [
          ['terrace', 3],
          ['parapet', 3],
          ['lean', 1],
        ]
      : [
          ['gable', 4],
          ['terrace', 3],
          ['lean', 1.5],
        ],
  );
  if (kind === 'gable') {
    const rise = r.between(64, 100);
    return (
      shape(
        [
          [x - 18, top],
          [x + width / 2, top - rise],
          [x + width + 18, top],
        ],
        tile,
      ) +
      shape(
        [
          [x + width / 2, top - rise],
          [x + width + 18, top],
          [x + width * 0.62, top],
        ],
        darker(tile, 0.14),
      ) +
      shape(
        [
          [x + width * 0.3, top],
          [x + width / 2, top - rise * 0.55],
          [x + width * 0.7, top],
        ],
        lighter(wall, 0.2),
      ) +
      circle(x + width / 2, top - rise * 0.22, 13, light.glass) +
      rect(x - 22, top - 6, width + 44, 12, lit(light, paint.trim))
    );
  }
  if (kind === 'lean')
    return (
      shape(
        [
          [x - 12, top],
          [x - 12, top - 22],
          [x + width + 14, top - 66],
          [x + width + 14, top - 50],
          [x + width, top - 40],
          [x + width, top],
        ],
        tile,
      ) + rect(x + width * 0.5, top - 40, width * 0.4, 40, darker(wall, 0.1))
    );
  if (kind === 'parapet')
    return (
      rect(x + width * 0.52, top - 74, width * 0.4, 74, darker(wall, 0.08)) +
      rect(x + width * 0.5, top - 80, width * 0.44, 10, lit(light, paint.trim)) +
      waterTank(light, x + width * 0.18, top - 20) +
      rect(x - 4, top - 20, width + 8, 22, lighter(wall, 0.2))
    );
  const iron = lit(light, '#7A6A5A');
  return (
    rect(x + width * 0.08, top - 92, 7, 92, iron) +
    rect(x + width * 0.6, top - 92, 7, 92, iron) +
    repeat(6, (index) => rect(x + width * 0.02 + index * width * 0.12, top - 98, 8, 12, iron)) +
    rect(x, top - 94, width * 0.7, 7, iron) +
    (r.chance(0.6) ? trailing(r, light, x + 4, top - 92, width * 0.64) : '') +
    (r.chance(0.5) ? waterTank(light, x + width * 0.72, top - 18) : '') +
    bush(r, light, x + width * 0.32, top - 6, 25) +
    bush(r, light, x + width * 0.52, top - 4, 19) +
    rect(x - 2, top - 40, width + 4, 5, iron) +
    repeat(Math.round(width / 22), (index) => rect(x + index * 22 + 4, top - 38, 3.4, 38, iron)) +
    rect(x - 8, top - 6, width + 16, 12, lit(light, paint.trim))
  );
}

/** Bồn nước: the steel tank on every second roof of the city. */
function waterTank(light: Light, x: number, y: number): string {
  const steel = lit(light, '#C6CDD0');
  return (
    stroke(d('M', x + 6, y + 20, 'V', y - 14, 'M', x + 50, y + 20, 'V', y - 14), lit(light, '#6F7477'), 5) +
    rect(x - 4, y - 54, 64, 42, steel, { round: 18 }) +
    rect(x + 4, y - 47, 48, 7, lighter(steel, 0.6), { round: 4 }) +
    repeat(3, (index) => rect(x + 12 + index * 16, y - 54, 2.4, 42, darker(steel, 0.18)))
  );
}
