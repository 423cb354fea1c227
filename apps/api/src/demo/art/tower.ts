import type { Random } from '../random';
import { darker, lighter, lit, mix, pane, type Light } from './light';
import { bush, canvas, groundLine, palm, tree } from './scenery';
import { circle, d, path, rect, repeat, shape, stroke } from './svg';

const skins = [
  ['#EFE6D8', '#C0643A'],
  ['#DDE4E1', '#3C7F77'],
  ['#F3EDE2', '#8A5B3F'],
  ['#D3DCE2', '#4A6FA5'],
  ['#EBD9BF', '#B5532F'],
  ['#E4E0D8', '#6F7F7A'],
  ['#F7F1E6', '#D9A441'],
] as const;

/** One block of flats: bays of windows and balconies, a core, a crown. */
function block(r: Random, light: Light, x: number, w: number, top: number, base: number): string {
  const [wallHue, accentHue] = r.pick(skins);
  const [wall, accent] = [lit(light, wallHue), lit(light, accentHue)];
  const style = r.pick(['bays', 'ribbons', 'grid'] as const);
  const floor = 30;
  const floors = Math.floor((base - top - 20) / floor);
  const cols = Math.max(3, Math.round(w / 46));
  const bay = (w - 24) / cols;
  const cell = (column: number, y: number, index: number) => {
    const cx = x + 12 + column * bay;
    const glass = pane(r, light);
    if (style === 'ribbons')
      return (
        rect(cx, y + 5, bay - 2, 17, glass) +
        (column % 3 === 1 ? rect(cx, y + 5, bay * 0.34, 17, light.glint, { opacity: 0.6 }) : '')
      );
    const hasBalcony = style === 'bays' ? column % 2 === 0 : (column + index) % 3 === 0;
    return (
      rect(cx + 4, y + 4, bay - 9, 19, glass) +
      rect(cx + 4, y + 4, (bay - 9) * 0.3, 19, light.glint, { opacity: 0.5 }) +
      (hasBalcony
        ? rect(cx, y + 15, bay - 2, 11, style === 'bays' ? accent : lighter(wall, 0.5)) +
          (r.chance(0.16) ? circle(cx + bay * 0.6, y + 13, 6, lit(light, '#6E9A4F')) : '')
        : '')
    );
  };
  const crown = r.pick([
    () =>
      rect(x + w * 0.2, top - 34, w * 0.6, 34, darker(wall, 0.08)) + rect(x + w * 0.16, top - 40, w * 0.68, 8, accent),
    () =>
      shape(
        [
          [x, top],
          [x, top - 20],
          [x + w, top - 58],
          [x + w, top],
        ],
        accent,
      ),
    () =>
      repeat(5, (index) => rect(x + 10 + (index * (w - 30)) / 4, top - 42, 9, 42, lighter(wall, 0.4))) +
      rect(x, top - 46, w, 8, lighter(wall, 0.4)),
  ])();
  return (
    crown +
    rect(x, top, w, base - top, wall) +
    repeat(
      floors,
      (index) =>
        rect(x, top + 10 + index * floor + 26, w, 3, darker(wall, 0.07)) +
        repeat(cols, (column) => cell(column, top + 10 + index * floor, index)),
    ) +
    (style === 'ribbons' ? rect(x + w * 0.44, top, w * 0.12, base - top, accent) : '') +
    rect(x + w - 24, top, 24, base - top, '#2B1E14', { opacity: 0.1 }) +
    rect(x - 5, top - 7, w + 10, 10, lighter(wall, 0.6))
  );
}

/** Căn hộ: one to three towers on a podium, in a park or on the river. */
export function towers(r: Random, light: Light): string {
  const count = r.weighted([
    [1, 2],
    [2, 4],
    [3, 3],
  ]);
  const w = { 1: 330, 2: 270, 3: 226 }[count] ?? 250;
  const gap = { 1: 0, 2: 84, 3: 50 }[count] ?? 0;
  const left = (canvas.width - count * w - (count - 1) * gap) / 2;
  const base = groundLine - 70;
  const river = r.chance(0.45);
  return (
    repeat(count, (index) =>
      block(r, light, left + index * (w + gap), w, count === 1 ? 120 : r.between(110, 270), base),
    ) +
    podium(r, light, left - 50, canvas.width - 2 * left + 100, base) +
    (river ? riverFront(r, light) : park(r, light))
  );
}

function podium(r: Random, light: Light, x: number, w: number, y: number): string {
  const wall = lit(light, '#E9E1D4');
  const glow = light.lamp ?? light.glass;
  const shops = Math.round(w / 84);
  return (
    rect(x, y, w, 72, wall) +
    rect(x - 8, y - 6, w + 16, 12, lighter(wall, 0.5)) +
    repeat(
      shops,
      (index) =>
        rect(x + 14 + (index * (w - 20)) / shops, y + 22, w / shops - 16, 50, glow) +
        rect(
          x + 14 + (index * (w - 20)) / shops,
          y + 14,
          w / shops - 16,
          12,
          lit(light, r.pick(['#C0643A', '#3C7F77', '#2F4A6B', '#D9A441', '#8E3B32'])),
        ),
    ) +
    repeat(6, (index) => bush(r, light, x + 40 + (index * (w - 80)) / 5, y - 4, r.between(13, 21)))
  );
}

function park(r: Random, light: Light): string {
  const grass = lit(light, r.pick(['#9DBB83', '#A9C28A']));
  return (
    rect(0, groundLine, canvas.width, 160, grass) +
    path(
      d(
        'M',
        0,
        830,
        'C',
        300,
        770,
        560,
        860,
        800,
        800,
        'S',
        1100,
        780,
        1200,
        806,
        'V',
        856,
        'C',
        1040,
        820,
        900,
        850,
        800,
        856,
        'S',
        300,
        830,
        0,
        886,
        'Z',
      ),
      lit(light, '#E4D7C2'),
    ) +
    tree(r, light, r.between(50, 110), groundLine + 26, r.between(190, 250)) +
    tree(r, light, r.between(1090, 1150), groundLine + 30, r.between(190, 260)) +
    palm(r, light, r.between(230, 300), groundLine + 40, r.between(150, 190)) +
    palm(r, light, r.between(900, 980), groundLine + 40, r.between(150, 190)) +
    repeat(8, (index) =>
      bush(r, light, 30 + index * 164 + r.between(-20, 20), groundLine + r.between(8, 20), r.between(18, 28)),
    )
  );
}

function riverFront(r: Random, light: Light): string {
  const water = lit(light, light.lamp ? '#6C7FA6' : '#8FBDC4');
  return (
    rect(0, groundLine, canvas.width, 30, lit(light, '#DCD2C3')) +
    repeat(40, (index) => rect(index * 31, groundLine - 20, 3, 22, lit(light, '#7A6A5A'))) +
    rect(0, groundLine - 22, canvas.width, 5, lit(light, '#7A6A5A')) +
    rect(0, groundLine + 30, canvas.width, 130, water) +
    repeat(22, () =>
      rect(
        r.between(0, 1150),
        groundLine + r.between(40, 150),
        r.between(30, 110),
        4,
        mix(water, light.lamp ?? '#FFFFFF', 0.4),
        { round: 2 },
      ),
    ) +
    repeat(6, (index) => palm(r, light, 60 + index * 216 + r.between(-30, 30), groundLine + 6, r.between(120, 170))) +
    path('M700 836h170l-26 34h-118z', lit(light, '#8A4B32')) +
    rect(736, 806, 84, 30, lit(light, '#F3E6D3'), { round: 4 }) +
    stroke('M778 806V770', lit(light, '#5B4636'), 5)
  );
}
