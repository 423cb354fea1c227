/** Parts of the façade drawings. They are SVG text on a 320 × 240 board, so a drawing can be an image's URL. */

/** Numbers from 0 to 1. The same seed gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = Math.imul(seed ^ (seed >>> 7), 2654435761) >>> 0 || 1;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

export const pick = <T>(random: () => number, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const leaf = { deep: '#45714C', plain: '#5E8C61', light: '#83AA72' };
export const glass = { plain: '#8FB3B5', light: '#B8D2D0' };
export const trim = '#FFF8EE';
export const walls = [
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
export const roofs = ['#B5532F', '#A8472A', '#8E4030', '#C0643A'] as const;

export function bush(x: number, y: number, radius: number, fill: string): string {
  const ball = (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
  return (
    ball(x, y, radius) +
    ball(x + radius * 0.9, y + radius * 0.25, radius * 0.75) +
    ball(x - radius * 0.9, y + radius * 0.3, radius * 0.7)
  );
}

export function palm(x: number, y: number, height: number): string {
  const top = y - height;
  const fronds = `M${x} ${top}q-18-12-30 4M${x} ${top}q18-12 30 4M${x} ${top}q-10-22-26-16M${x} ${top}q10-22 26-16M${x} ${top}q-6 14-20 18M${x} ${top}q6 14 20 18`;
  const line = 'stroke-width="5" stroke-linecap="round"';
  return (
    path(`M${x} ${y}q4 ${-height / 2} 0 ${-height}`, 'none', `stroke="#8A6A4B" ${line}`) +
    path(fronds, 'none', `stroke="${leaf.plain}" ${line}`)
  );
}

/** A window with a gleam. */
export const pane = (x: number, y: number, width: number, height: number): string =>
  rect(x - 2, y - 2, width + 4, height + 3, trim) +
  rect(x, y, width, height, glass.plain) +
  path(
    `M${x} ${y + height}L${x + width * 0.55} ${y}h${width * 0.25}L${x + width * 0.25} ${y + height}z`,
    glass.light,
    'opacity=".7"',
  ) +
  rect(x + width / 2 - 1, y, 2, height, trim);

/** The background: sky, sun, a cloud and the city's outline. */
export function sky(random: () => number): string {
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

export const street =
  rect(0, 206, 320, 10, '#D3C7B7') +
  rect(0, 216, 320, 24, '#9C9187') +
  path('M10 229H310', 'none', 'stroke="#F3E6D3" stroke-width="2.5" stroke-dasharray="20 16"');
