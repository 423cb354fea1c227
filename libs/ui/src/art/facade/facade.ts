import { bush, glass, leaf, palm, pane, path, pick, rect, seeded, sky, street, trim } from './draw';
import { lowHouse, tubeHouse } from './tube-house';

/** Drawings for missing pictures: nhà ống, nhà cấp 4, căn hộ, biệt thự, đất. */
export type FacadeKind = 'tube' | 'low' | 'apartment' | 'villa' | 'land';

function tubes(random: () => number): string {
  const side = (x: number, floors: number) => tubeHouse(random, { x, width: 74, floors, floorHeight: 34 });
  const floors = 3 + Math.floor(random() * 2);
  return (
    side(12, floors - 1) +
    side(234, 2 + Math.floor(random() * 2)) +
    tubeHouse(random, { x: 96, width: 124, floors, floorHeight: 40 })
  );
}

function low(random: () => number): string {
  const side = (x: number, floors: number) => tubeHouse(random, { x, width: 70, floors, floorHeight: 34 });
  return side(8, 3) + side(244, 2) + lowHouse(random);
}

function tower(random: () => number, x: number, width: number, wall: string): string {
  const top = 22 + random() * 40;
  let drawn =
    rect(x, top, width, 206 - top, wall) +
    rect(x + width - 12, top, 12, 206 - top, '#00000012') +
    rect(x - 3, top - 6, width + 6, 7, trim);
  const step = (width - 14) / 4;
  for (let y = top + 10; y < 186; y += 17)
    for (let at = 0; at < 4; at++) {
      drawn += rect(x + 6 + at * step, y, step - 5, 10, random() < 0.15 ? '#F6D9A8' : glass.plain);
      if (at % 2 === 0) drawn += rect(x + 5 + at * step, y + 9, step - 3, 4, trim);
    }
  return drawn;
}

function apartments(random: () => number): string {
  const wall = () => pick(random, ['#E8D9C5', '#CFDAD6', '#E9C9A0', '#DCE3E0']);
  return (
    tower(random, 50, 100, wall()) +
    tower(random, 168, 100, wall()) +
    bush(30, 204, 14, leaf.plain) +
    bush(160, 206, 10, leaf.light) +
    bush(292, 204, 15, leaf.deep)
  );
}

const villa = () =>
  rect(56, 112, 132, 96, '#F3E6D3') +
  rect(176, 84, 96, 124, '#FFF6E8') +
  path('M44 114L72 78H180L200 114z', '#A8472A') +
  path('M166 86L196 52H254L284 86z', '#B5532F') +
  pane(76, 128, 44, 38) +
  rect(132, 128, 40, 80, '#7A4B33') +
  pane(192, 100, 64, 34) +
  pane(192, 152, 64, 54) +
  rect(184, 138, 80, 5, '#6D5B4B') +
  palm(34, 208, 92) +
  palm(294, 208, 76) +
  bush(78, 206, 11, leaf.plain) +
  bush(108, 206, 9, leaf.light);

const garden = rect(0, 206, 320, 34, '#9DBB83') + rect(18, 214, 128, 14, '#6FB3BA', 'rx="7"');

const land =
  path('M0 176L320 164V240H0z', '#A9BF86') +
  path('M70 196L214 178L286 222L96 236z', '#D9B98C', 'stroke="#C44600" stroke-width="2.5" stroke-dasharray="7 5"') +
  palm(276, 178, 70) +
  bush(40, 172, 15, leaf.deep) +
  bush(70, 170, 11, leaf.plain) +
  rect(150, 150, 3.5, 44, '#6D4F38') +
  rect(128, 140, 50, 26, trim, 'rx="3"') +
  rect(134, 147, 38, 4, '#C44600') +
  rect(134, 155, 26, 3, '#B3A38F');

function scene(kind: FacadeKind, random: () => number): string {
  const behind = sky(random);
  if (kind === 'land') return behind + land;
  if (kind === 'villa') return behind + villa() + garden;
  const houses = { tube: tubes, low, apartment: apartments }[kind](random);
  return behind + houses + street;
}

/** Number of drawings per kind. More would look alike. */
const variants = 8;
const drawn = new Map<string, string>();

/**
 * A façade as an image's URL, 4:3. The same seed (the house's id) gives the same drawing. Drawings are cached, so a
 * table of thousands costs as little as one of photographs.
 */
export function facadeUrl(kind: FacadeKind, seed: number): string {
  const variant = Math.abs(seed) % variants;
  const key = `${kind}${variant}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">${scene(kind, seeded(variant * 97 + kind.length))}</svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, url);
  return url;
}
