import { outlines } from './outlines';

const svg = 'http://www.w3.org/2000/svg';

/** An icon beside words that say the same, so screen readers skip it. */
export function icon(name: keyof typeof outlines, size: number): SVGSVGElement {
  const drawn = document.createElementNS(svg, 'svg');
  const attributes = { viewBox: '0 0 256 256', width: size, height: size, fill: 'currentColor', 'aria-hidden': true };
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, String(value));
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', outlines[name]);
  drawn.append(path);
  return drawn;
}
