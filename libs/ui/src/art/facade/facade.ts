/** Drawings for missing pictures: nhà ống, nhà cấp 4, căn hộ, biệt thự, đất. */
export type FacadeKind = 'tube' | 'low' | 'apartment' | 'villa' | 'land';

/** Position and size of a house on the 320 × 240 board. */
interface Site {
  x: number;
  width: number;
  floors: number;
  floorHeight: number;
}

/** Ground line. */
const base = 206;

/** Parts of the façade drawings. They are SVG text on a 320 × 240 board, so a drawing can be an image's URL. */

/** Numbers from 0 to 1. The same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed ^ (seed >>> 7), 2654435761) >>> 0 || 1;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

const pick = <T>(random: () => number, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

const leaf = { deep: '#45714C', plain: '#5E8C61', light: '#83AA72' };
const glass = { plain: '#8FB3B5', light: '#B8D2D0' };
const trim = '#FFF8EE';
const walls = [
  '#EBBF62',
  '#F3EADB',
  '#D98E5F',
  '#E8B58A',
  '#B7CBA6',
  '#A9C4C4',
  '#E3A877',
  '#EBC4B0',
  '#C7B79A',
] as const;
const roofs = ['#B5532F', '#A8472A', '#8E4030', '#C0643A'] as const;

function bush(x: number, y: number, radius: number, fill: string): string {
  const ball = (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
  return (
    ball(x, y, radius) +
    ball(x + radius * 0.9, y + radius * 0.25, radius * 0.75) +
    ball(x - radius * 0.9, y + radius * 0.3, radius * 0.7)
  );
}

function palm(x: number, y: number, height: number): string {
  const top = y - height;
  const fronds = `M${x} ${top}q-18-12-30 4M${x} ${top}q18-12 30 4M${x} ${top}q-10-22-26-16M${x} ${top}q10-22 26-16M${x} ${top}q-6 14-20 18M${x} ${top}q6 14 20 18`;
  const line = 'stroke-width="5" stroke-linecap="round"';
  return (
    path(`M${x} ${y}q4 ${-height / 2} 0 ${-height}`, 'none', `stroke="#8A6A4B" ${line}`) +
    path(fronds, 'none', `stroke="${leaf.plain}" ${line}`)
  );
}

/** A window with a gleam. */
const pane = (x: number, y: number, width: number, height: number): string =>
  rect(x - 2, y - 2, width + 4, height + 3, trim) +
  rect(x, y, width, height, glass.plain) +
  path(
    `M${x} ${y + height}L${x + width * 0.55} ${y}h${width * 0.25}L${x + width * 0.25} ${y + height}z`,
    glass.light,
    'opacity=".7"',
  ) +
  rect(x + width / 2 - 1, y, 2, height, trim);

/** The background: sky, sun, a cloud and the city's outline. */
function sky(random: () => number): string {
  const cloud = 20 + random() * 160;
  let drawn = rect(0, 0, 320, 240, pick(random, ['#DDEBEC', '#F6E7D4', '#E6EEF0', '#FBE9DA', '#D9E8E6', '#F2E9DF']));
  drawn += `<circle cx="${60 + random() * 200}" cy="44" r="20" fill="#FFF6E6" opacity=".9"/>`;
  drawn += path(`M${cloud} 62h60a12 12 0 0 0-14-16a18 18 0 0 0-34 2a12 12 0 0 0-12 14z`, '#fff', 'opacity=".65"');
  for (let block = 0; block < 9; block++) {
    const height = 40 + random() * 70;
    drawn += rect(block * 38 - 8, 206 - height, 34, height, '#B9A892', 'opacity=".26"');
  }
  return drawn;
}

const street =
  rect(0, 206, 320, 10, '#D3C7B7') +
  rect(0, 216, 320, 24, '#9C9187') +
  path('M10 229H310', 'none', 'stroke="#F3E6D3" stroke-width="2.5" stroke-dasharray="20 16"');

function roof(random: () => number, { x, width }: Site, top: number): string {
  const kind = random();
  const tiles = pick(random, roofs);
  if (kind < 0.45) return path(`M${x - 5} ${top}L${x + width / 2} ${top - 26}L${x + width + 5} ${top}z`, tiles);
  if (kind < 0.75)
    return (
      rect(x - 3, top - 6, width + 6, 7, trim) +
      rect(x, top - 18, width, 2.6, '#8A7A6A') +
      bush(x + width * 0.3, top - 12, 8, leaf.plain)
    );
  return path(`M${x - 4} ${top}v-8L${x + width + 4} ${top - 20}v20z`, tiles);
}

function balcony(random: () => number, { x, width, floorHeight }: Site, y: number): string {
  let drawn =
    rect(x - 2, y + floorHeight - 8, width + 4, 5, trim) + rect(x, y + floorHeight - 21, width, 2.4, '#6D5B4B');
  for (let bar = 0; bar <= 7; bar++)
    drawn += rect(x + 2 + (bar * (width - 6)) / 7, y + floorHeight - 19, 1.8, 11, '#6D5B4B');
  return random() > 0.4 ? drawn + bush(x + width * (0.2 + random() * 0.6), y + floorHeight - 18, 6, leaf.light) : drawn;
}

/** A nhà ống: narrow, several floors, a balcony on each, an awning over the door. */
function tubeHouse(random: () => number, site: Site): string {
  const { x, width, floors, floorHeight } = site;
  const top = base - floors * floorHeight - 8;
  let drawn =
    rect(x, top, width, base - top, pick(random, walls)) +
    rect(x + width - 6, top, 6, base - top, '#000', 'opacity=".07"');
  drawn += roof(random, site, top);
  for (let floor = 1; floor < floors; floor++) {
    const y = base - (floor + 1) * floorHeight;
    const panes = width > 62 ? 2 : 1;
    const paneWidth = panes === 2 ? (width - 26) / 2 : width - 22;
    for (let at = 0; at < panes; at++) drawn += pane(x + 10 + at * (paneWidth + 6), y + 4, paneWidth, floorHeight - 15);
    drawn += balcony(random, site, y);
  }
  const door = pick(random, ['#5B4636', '#2F6B64', '#7A3E2A', '#3F4F57']);
  const awning = pick(random, ['#C0643A', '#3C7F77', '#D9A441', '#7A3E2A', '#5F7A3E']);
  drawn += rect(x + 6, base - floorHeight + 6, width - 12, floorHeight - 6, door);
  return drawn + path(`M${x + 1} ${base - floorHeight + 8}l5-8h${width - 12}l5 8z`, awning);
}

/** A low house with a tiled roof. */
function lowHouse(random: () => number): string {
  const door = pick(random, ['#5B4636', '#2F6B64', '#7A3E2A', '#3F4F57']);
  return (
    rect(90, 136, 144, 72, pick(random, walls)) +
    path('M78 138L108 98H216L246 138z', pick(random, roofs)) +
    pane(107, 155, 34, 28) +
    rect(166, 150, 46, 58, door) +
    rect(188, 150, 2, 58, '#ffffff55') +
    bush(100, 202, 12, leaf.plain) +
    bush(232, 202, 10, leaf.light)
  );
}

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
