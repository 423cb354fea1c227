import { bush, leaf, pane, path, pick, rect, roofs, trim, walls } from './draw';

/** Position and size of a house on the 320 × 240 board. */
interface Site {
  x: number;
  width: number;
  floors: number;
  floorHeight: number;
}

/** Ground line. */
const base = 206;

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
export function tubeHouse(random: () => number, site: Site): string {
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
export function lowHouse(random: () => number): string {
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
