/** SVG as strings: enough to draw flat pictures, nothing more. Coordinates are rounded to keep the text small. */
const n = (value: number) => Math.round(value * 10) / 10;

interface Look {
  opacity?: number;
  /** Corner radius, rectangles only. */
  round?: number;
}

const fade = (look?: Look) => (look?.opacity === undefined ? '' : ` opacity="${n(look.opacity * 100) / 100}"`);

export const rect = (x: number, y: number, w: number, h: number, fill: string, look?: Look) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}"${look?.round ? ` rx="${n(look.round)}"` : ''}${fade(look)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, look?: Look) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${fade(look)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, look?: Look) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${fade(look)}/>`;

/** A closed polygon through the points. */
export const shape = (points: ReadonlyArray<readonly [number, number]>, fill: string, look?: Look) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"${fade(look)}/>`;

export const path = (d: string, fill: string, look?: Look) => `<path d="${d}" fill="${fill}"${fade(look)}/>`;

export const stroke = (d: string, colour: string, width: number, look?: Look) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${fade(look)}/>`;

/** Path data: `d('M', 1, 2, 'L', 3, 4)`. */
export const d = (...parts: Array<string | number>) =>
  parts.map((part) => (typeof part === 'number' ? n(part) : part)).join(' ');

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** Moved to (x, y) and scaled; a negative scale mirrors. */
export const placed = (x: number, y: number, scale: number, ...children: string[]) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000} ${Math.round(Math.abs(scale) * 1000) / 1000})`,
    ...children,
  );

/** Draws `children` inside the rectangle only. `id` must be unique within the picture. */
export const clipped = (id: string, x: number, y: number, w: number, h: number, ...children: string[]) =>
  `<clipPath id="${id}">${rect(x, y, w, h, '#000')}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;

/** Calls `draw` for 0…count-1 and joins. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('');

/** The part of the drawing that the picture shows. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An SVG document of that frame, at the size of the frame's grid. */
export const picture = (frame: Frame, width: number, height: number, ...children: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(frame.x)} ${n(frame.y)} ${n(frame.width)} ${n(frame.height)}" width="${width}" height="${height}">${children.join('')}</svg>`;
