import type { Random } from '../random';
import { darker, lighter } from './light';
import { floorLine, pendant, shell, view, type Scheme } from './room';
import { circle, ellipse, path, rect, repeat, stroke } from './svg';

/** Bếp: wall units, splashback, counter with hob and sink, a fridge, an island or a table. */
export function kitchen(r: Random, scheme: Scheme): string {
  const fridgeLeft = r.chance(0.5);
  const ux = fridgeLeft ? 250 : 40;
  const doors = r.pick([scheme.main, '#F3ECE0', scheme.wood, lighter(scheme.main, 0.4)]);
  const top = r.pick(['#4A4540', '#F4EFE6', '#8A5B3F', '#6F7472']);
  const hasWindow = r.chance(0.5);
  return (
    shell(r, scheme) +
    splashback(r, ux, 280, 920, 180) +
    (hasWindow ? view(r, { ...scheme }, ux + 370, 130, 250, 250, 'window') : '') +
    wallUnits(r, lighter(doors, 0.1), ux, hasWindow) +
    hood(ux + 120) +
    counter(r, scheme, doors, top, ux) +
    fridge(r, fridgeLeft ? 40 : 980) +
    repeat(2, (index) => pendant(r.fork('pendant'), scheme, 460 + index * 280, 110)) +
    (r.chance(0.55) ? island(r, scheme, top) : diningTable(r, scheme))
  );
}

function splashback(r: Random, x: number, y: number, w: number, h: number): string {
  const base = r.pick(['#DDE7E3', '#F6EFE2', '#E9D3BF', '#CFDDE2', '#FBF6EC']);
  const grout = darker(base, 0.1);
  const brick = r.chance(0.5);
  return (
    rect(x, y, w, h, base) +
    repeat(6, (row) => rect(x, y + row * 30, w, 2.5, grout)) +
    repeat(6, (row) =>
      repeat(Math.floor(w / 60), (col) =>
        rect(x + col * 60 + (brick && row % 2 ? 30 : 0), y + row * 30, 2.5, 30, grout),
      ),
    )
  );
}

function wallUnits(r: Random, colour: string, x: number, gap: boolean): string {
  const shelf = r.chance(0.5);
  return repeat(6, (index) => {
    const left = x + index * 153;
    if (gap && (index === 2 || index === 3)) return '';
    if (shelf && index === 5) return openShelf(r, left);
    return (
      rect(left, 90, 149, 190, colour) +
      rect(left + 9, 99, 131, 172, lighter(colour, 0.13), { round: 3 }) +
      rect(left + (index % 2 ? 16 : 124), 226, 8, 36, darker(colour, 0.35), { round: 4 })
    );
  });
}

const openShelf = (r: Random, x: number) =>
  repeat(
    2,
    (row) =>
      rect(x, 176 + row * 98, 149, 10, '#8A5B3F') +
      repeat(4, (index) =>
        rect(
          x + 14 + index * 32,
          176 + row * 98 - r.between(30, 56),
          24,
          58,
          r.pick(['#E3A877', '#3C7F77', '#FFF9F1', '#B5532F', '#D9A441']),
          { round: 5 },
        ),
      ),
  );

const hood = (x: number) =>
  path(`M${x + 10} 280h130l30 34h-190z`, '#C9CDCB') +
  rect(x + 45, 90, 60, 190, '#D7DAD8') +
  rect(x - 20, 312, 190, 10, '#A9AEAC');

function counter(r: Random, scheme: Scheme, doors: string, top: string, x: number): string {
  const kettle = r.pick([scheme.accent, '#B8433A', '#C9CDCB']);
  return (
    rect(x, 476, 920, floorLine - 448, doors) +
    repeat(
      6,
      (index) =>
        rect(x + 5 + index * 153, 490, 143, 168, lighter(doors, 0.12), { round: 4 }) +
        rect(x + 46 + index * 153, 502, 60, 7, darker(doors, 0.35), { round: 4 }),
    ) +
    rect(x, 664, 920, 14, darker(doors, 0.4)) +
    rect(x - 8, 454, 936, 24, top) +
    rect(x - 8, 454, 936, 6, lighter(top, 0.3)) +
    rect(x + 90, 446, 160, 9, '#2E2C2B', { round: 4 }) +
    rect(x + 112, 404, 84, 42, kettle, { round: 10 }) +
    rect(x + 104, 414, 100, 8, darker(kettle, 0.2), { round: 4 }) +
    circle(x + 154, 400, 7, darker(kettle, 0.3)) +
    stroke(`M${x + 500} 454V400Q${x + 500} 374 ${x + 526} 374Q${x + 548} 374 ${x + 548} 396`, '#8E9694', 9) +
    rect(x + 450, 452, 150, 6, '#B8BEBC') +
    rect(x + 330, 396, 60, 58, '#A87447', { round: 5 }) +
    stroke(`M${x + 344} 396v-34M${x + 360} 396v-44M${x + 376} 396v-30`, '#6D4F38', 7) +
    circle(x + 700, 436, 19, '#E06A1F') +
    circle(x + 730, 438, 17, '#D9A21B') +
    circle(x + 716, 418, 17, '#C0392B') +
    ellipse(x + 716, 450, 56, 12, scheme.soft) +
    rect(x + 800, 386, 40, 68, '#6E9A4F', { round: 18 }) +
    rect(x + 794, 420, 52, 34, '#FFF9F1', { round: 6 })
  );
}

function fridge(r: Random, x: number): string {
  const steel = r.pick(['#D9DBD8', '#BFC5C5', '#F1ECE2', '#4C5356']);
  return (
    rect(x - 4, 190, 188, floorLine - 160, darker(steel, 0.2), { round: 12 }) +
    rect(x, 190, 180, floorLine - 164, steel, { round: 12 }) +
    rect(x, 366, 180, 5, darker(steel, 0.24)) +
    rect(x + 18, 290, 9, 58, darker(steel, 0.36), { round: 4 }) +
    rect(x + 18, 390, 9, 90, darker(steel, 0.36), { round: 4 }) +
    rect(x + 96, 236, 46, 34, '#FFF4DC') +
    rect(x + 112, 286, 34, 26, r.pick(['#E9B44C', '#C0643A', '#6FA89F'])) +
    rect(x + 8, 198, 10, floorLine - 184, lighter(steel, 0.4), { opacity: 0.6, round: 5 })
  );
}

function island(r: Random, scheme: Scheme, top: string): string {
  const body = r.pick([scheme.wood, scheme.main, '#EFE7DA']);
  const stool = (x: number) =>
    rect(x + 14, 800, 8, 96, darker(scheme.wood)) +
    rect(x + 66, 800, 8, 96, darker(scheme.wood)) +
    rect(x, 774, 88, 28, scheme.accent, { round: 14 });
  return (
    rect(290, 724, 640, 176, body) +
    repeat(5, (index) => rect(298 + index * 126, 736, 118, 164, lighter(body, 0.1), { round: 4 })) +
    rect(262, 698, 696, 30, top, { round: 6 }) +
    rect(262, 698, 696, 8, lighter(top, 0.3), { round: 4 }) +
    ellipse(610, 694, 70, 14, scheme.soft) +
    circle(590, 676, 18, '#E06A1F') +
    circle(624, 678, 17, '#D9A21B') +
    circle(608, 660, 16, '#6E9A4F') +
    stool(360) +
    stool(560) +
    stool(760)
  );
}

function diningTable(r: Random, scheme: Scheme): string {
  const { wood, accent, main } = scheme;
  const chair = (x: number, flip: number) =>
    rect(x, 660, 110, 100, accent, { round: 16 }) +
    rect(x + 8, 740, 94, 30, main, { round: 10 }) +
    rect(x + (flip ? 12 : 10), 768, 9, 110, darker(wood)) +
    rect(x + 88, 768, 9, 110, darker(wood));
  const lunch = r.chance(0.6)
    ? repeat(
        3,
        (index) =>
          ellipse(490 + index * 110, 728, 44, 10, '#FFF9F1') +
          ellipse(490 + index * 110, 726, 28, 6, r.pick(['#6E9A4F', '#E0A13C', '#C0643A'])),
      )
    : rect(570, 660, 60, 70, '#FFF9F1', { round: 14 }) +
      repeat(5, (index) =>
        circle(566 + index * 17, 640 - (index % 2) * 18, 17, r.pick(['#E4698A', '#F0A13C', '#6E9A4F'])),
      );
  return (
    chair(330, 0) +
    chair(760, 1) +
    rect(390, 734, 420, 26, wood, { round: 8 }) +
    rect(390, 734, 420, 8, lighter(wood, 0.2), { round: 4 }) +
    rect(420, 758, 14, 136, darker(wood)) +
    rect(766, 758, 14, 136, darker(wood)) +
    lunch
  );
}
