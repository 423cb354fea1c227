import type { Random } from '../random';
import { land } from './land';
import { lit, paint, someLight, type Light } from './light';
import { gardenWall, lowHouse } from './low-house';
import { bush, cables, canvas, groundLine, pictureSize, pot, skyline, sky, tree } from './scenery';
import { alley, lawn, road, streetLife, motorbike } from './street';
import { picture, rect, repeat, type Frame } from './svg';
import { towers } from './tower';
import { townHouse, type TownHouse } from './town-house';
import { villa } from './villa';
import { office, warehouse } from './work-building';

export type Exterior =
  'town-house' | 'alley-house' | 'shop-house' | 'low-house' | 'apartment' | 'villa' | 'land' | 'office' | 'warehouse';

/** The outside of a property of that kind, 1040 × 780. */
export function exterior(r: Random, kind: Exterior): string {
  const light = someLight(r);
  return picture(
    frames(r, kind),
    pictureSize.width,
    pictureSize.height,
    sky(r, light),
    kind === 'land' ? '' : skyline(r, light),
    scenes[kind](r, light),
  );
}

/** Closer to low houses than to towers, so that the property fills its thumbnail. */
function frames(r: Random, kind: Exterior): Frame {
  const zoom =
    {
      'town-house': 1.22,
      'alley-house': 1.2,
      'shop-house': 1.22,
      'low-house': 1.32,
      apartment: 1.06,
      villa: 1.16,
      land: 1.04,
      office: 1.1,
      warehouse: 1.14,
    }[kind] * r.between(0.97, 1.05);
  const [width, height] = [canvas.width / zoom, canvas.height / zoom];
  return {
    x: (canvas.width - width) * r.between(0.4, 0.6),
    y: (canvas.height - height) * (kind === 'land' ? 0.6 : 0.72),
    width,
    height,
  };
}

const scenes: Record<Exterior, (r: Random, light: Light) => string> = {
  'town-house': (r, light) => {
    const main = mainHouse(r, r.pick(['gate', 'garage', 'door']));
    return (
      neighbours(r, light, main) +
      haze(light) +
      townHouse(r, light, main) +
      road(light) +
      greenery(r, light) +
      streetLife(r, light)
    );
  },
  'shop-house': (r, light) => {
    const main = { ...mainHouse(r, 'shop'), width: r.between(330, 400) };
    main.x = 600 - main.width / 2;
    return (
      neighbours(r, light, main) +
      haze(light) +
      townHouse(r, light, main) +
      road(light) +
      greenery(r, light) +
      streetLife(r, light)
    );
  },
  'alley-house': (r, light) => {
    const main = mainHouse(r, r.pick(['gate', 'door']));
    const side = (x: number) =>
      townHouse(r, light, { ...someNeighbour(r, x, r.between(280, 330), 4), floorHeight: 150 });
    return (
      neighbours(r, light, main) +
      haze(light) +
      townHouse(r, light, main) +
      alley(light) +
      side(-150) +
      side(1030) +
      pots(r, light) +
      motorbike(r, light, r.between(680, 760), groundLine + 40, 0.95)
    );
  },
  'low-house': (r, light) =>
    townHouse(r, light, someNeighbour(r, 20, 210, 3)) +
    townHouse(r, light, someNeighbour(r, 980, 220, 2)) +
    tree(r, light, r.between(250, 300), groundLine, 300) +
    lowHouse(r, light) +
    (r.chance(0.5)
      ? lawn(r, light) + gardenWall(r, light, groundLine + 96)
      : road(light) + motorbike(r, light, 880, groundLine + 38)),
  apartment: (r, light) => towers(r, light),
  villa: (r, light) => villa(r, light),
  land: (r, light) => land(r, light),
  office: (r, light) =>
    townHouse(r, light, someNeighbour(r, 40, 250, 4)) +
    townHouse(r, light, someNeighbour(r, 920, 240, 3)) +
    office(r, light) +
    road(light) +
    greenery(r, light) +
    streetLife(r, light),
  warehouse: (r, light) =>
    tree(r, light, 110, groundLine, 260) +
    tree(r, light, 1100, groundLine, 290) +
    warehouse(r, light) +
    road(light) +
    streetLife(r, light),
};

/** Air before the neighbours, so that the house which is meant stands out. */
const haze = (light: Light) =>
  rect(0, 0, canvas.width, groundLine, light.lamp ? light.sky[1] : light.sky[2], { opacity: light.lamp ? 0.3 : 0.26 });

function mainHouse(r: Random, ground: TownHouse['ground']): TownHouse {
  const floors = r.weighted([
    [3, 3],
    [4, 4],
    [5, 2],
  ]);
  const width = r.between(270, 340);
  return {
    x: 600 - width / 2,
    width,
    base: groundLine,
    floors,
    floorHeight: { 3: 160, 4: 134, 5: 112 }[floors] ?? 140,
    ground,
    style: r.chance(0.45) ? 'modern' : 'classic',
  };
}

const someNeighbour = (r: Random, x: number, width: number, mostFloors: number): TownHouse => ({
  x,
  width,
  base: groundLine,
  floors: r.whole(2, mostFloors),
  floorHeight: r.between(112, 134),
  ground: r.pick(['gate', 'gate', 'shop', 'door', 'garage']),
  style: r.chance(0.35) ? 'modern' : 'classic',
});

/** The row that the house stands in, a gap or a tree here and there. */
function neighbours(r: Random, light: Light, main: TownHouse): string {
  const left = main.x - 12;
  const right = main.x + main.width + 12;
  const widths = [r.between(190, 240), r.between(190, 240), r.between(190, 240), r.between(190, 240)] as const;
  return (
    townHouse(r, light, someNeighbour(r, left - widths[0] - widths[1] - 14, widths[1], 4)) +
    townHouse(r, light, someNeighbour(r, right + widths[2] + 14, widths[3], 4)) +
    townHouse(r, light, someNeighbour(r, left - widths[0], widths[0], 4)) +
    townHouse(r, light, someNeighbour(r, right, widths[2], 3))
  );
}

function greenery(r: Random, light: Light): string {
  const street = r.chance(0.55) ? cables(r, light, r.pick([110, 330, 905, 1080])) : '';
  const trees = repeat(r.whole(0, 2), (index) =>
    tree(r, light, index ? r.between(930, 1130) : r.between(60, 250), groundLine + 14, r.between(230, 320)),
  );
  return (
    street +
    trees +
    (r.chance(0.6) ? bush(r, light, r.between(330, 420), groundLine + 8, 26) : '') +
    (r.chance(0.6) ? pot(r, light, r.between(770, 850), groundLine + 10, 34) : '')
  );
}

const pots = (r: Random, light: Light) =>
  repeat(6, (index) =>
    pot(r, light, (index < 3 ? 200 : 900) + (index % 3) * 54, groundLine + 22 + (index % 2) * 10, r.between(26, 40)),
  ) + rect(0, groundLine - 3, canvas.width, 5, lit(light, paint.trim), { opacity: 0.5 });
