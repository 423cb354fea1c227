import type { Random } from '../random';
import { darker, lighter, lit, type Light } from './light';
import { canvas, groundLine } from './scenery';
import { circle, d, ellipse, path, placed, rect, repeat, shape, stroke } from './svg';

/** Pavement, kerb, asphalt with a dashed line. */
export function road(light: Light): string {
  const stone = lit(light, '#D9CDBD');
  const tar = lit(light, '#938A82');
  return (
    rect(0, groundLine, canvas.width, 46, stone) +
    repeat(20, (index) => rect(index * 62 + 12, groundLine + 4, 2.5, 40, darker(stone, 0.1))) +
    rect(0, groundLine + 44, canvas.width, 12, darker(stone, 0.2)) +
    rect(0, groundLine + 56, canvas.width, 120, tar) +
    repeat(9, (index) => rect(index * 146 + 20, groundLine + 98, 82, 8, lit(light, '#F3E6D3'), { round: 2 }))
  );
}

/** A concrete alley running towards the viewer. */
export function alley(light: Light): string {
  const slab = lit(light, '#CFC4B5');
  return (
    rect(0, groundLine, canvas.width, 160, slab) +
    repeat(4, (index) => rect(0, groundLine + 26 + index * (18 + index * 9), canvas.width, 2.5, darker(slab, 0.12))) +
    shape(
      [
        [560, groundLine],
        [640, groundLine],
        [700, 900],
        [500, 900],
      ],
      darker(slab, 0.06),
    ) +
    repeat(9, (index) =>
      stroke(d('M', 600 + (index - 4) * 120, groundLine, 'L', 600 + (index - 4) * 330, 900), darker(slab, 0.1), 2.5),
    )
  );
}

export function lawn(r: Random, light: Light): string {
  const grass = lit(light, r.pick(['#9DBB83', '#A9C28A', '#8FB07A']));
  return (
    rect(0, groundLine, canvas.width, 160, grass) +
    path(d('M', 0, 810, 'Q', 300, 780, 620, 806, 'T', 1200, 796, 'V', 900, 'H', 0, 'Z'), darker(grass, 0.07)) +
    repeat(16, () => {
      const [x, y] = [r.between(10, 1190), r.between(groundLine + 20, 880)];
      return stroke(
        d('M', x, y, 'l', -5, -11, 'M', x, y, 'l', 2, -14, 'M', x, y, 'l', 8, -10),
        darker(grass, 0.18),
        2.4,
      );
    })
  );
}

const bikeColours = ['#C44600', '#0F766E', '#2F4A6B', '#B8433A', '#E9DFCE', '#3B342D', '#D9A441'];

/** A parked scooter, seen from the side; 150 wide at scale 1, wheels on y. */
export function motorbike(r: Random, light: Light, x: number, y: number, scale = 1): string {
  const body = lit(light, r.pick(bikeColours));
  const dark = lit(light, '#332D29');
  const wheel = (at: number) => circle(at, -19, 19, dark) + circle(at, -19, 8, lit(light, '#C9C1B6'));
  return placed(
    x,
    y,
    r.chance(0.5) ? scale : -scale,
    ellipse(62, 2, 78, 6, '#1F1A16', { opacity: 0.18 }),
    wheel(14),
    wheel(112),
    path(
      'M-8 -34C-2 -56 18 -62 40 -58H62C66 -40 74 -30 96 -26L112 -66L122 -64L116 -18C90 -14 60 -14 46 -16C40 -34 24 -42 10 -40Z',
      body,
    ),
    path('M-8 -34C-2 -56 18 -62 40 -58L44 -50C26 -52 6 -48 -4 -32Z', lighter(body, 0.28)),
    rect(2, -72, 58, 15, dark, { round: 8 }),
    path('M98 -22L110 -70L124 -70L120 -22Z', darker(body, 0.18)),
    stroke('M110 -68L100 -88M116 -68L128 -80', dark, 6),
    circle(122, -62, 7, lit(light, '#FFF3D2')),
  );
}

const carColours = ['#F4F0EA', '#3F4F57', '#A9B4B6', '#8E3B32', '#2F4A6B', '#D8C7A6'];

/** A family car; 330 wide at scale 1. */
export function car(r: Random, light: Light, x: number, y: number, scale = 1): string {
  const body = lit(light, r.pick(carColours));
  const wheel = (at: number) =>
    circle(at, -30, 31, lit(light, '#2D2825')) +
    circle(at, -30, 15, lit(light, '#C9C4BC')) +
    circle(at, -30, 5, lit(light, '#7A736B'));
  return placed(
    x,
    y,
    scale,
    ellipse(165, 2, 178, 9, '#1F1A16', { opacity: 0.2 }),
    path(
      'M4 -38C2 -72 20 -82 60 -88C86 -124 108 -138 150 -138H196C232 -138 252 -118 276 -92C312 -88 326 -76 326 -42C326 -34 322 -30 312 -30H18C8 -30 4 -32 4 -38Z',
      body,
    ),
    path('M84 -90C100 -114 116 -126 150 -126H160V-90Z', light.glass),
    path('M170 -90V-126H194C220 -126 236 -112 254 -90Z', light.glass),
    path('M110 -90L130 -122H142L124 -90Z', light.glint),
    rect(6, -56, 320, 8, darker(body, 0.1)),
    rect(168, -80, 26, 6, darker(body, 0.25), { round: 3 }),
    circle(316, -64, 9, lit(light, '#FFE9B8')),
    rect(4, -70, 10, 16, lit(light, '#C8453A'), { round: 3 }),
    wheel(72),
    wheel(262),
  );
}

/** A bánh mì or coffee cart under a parasol; 190 wide at scale 1. */
export function cart(r: Random, light: Light, x: number, y: number): string {
  const [a, b] = r.pick([
    ['#C0643A', '#FFF1DC'],
    ['#0F766E', '#F6EBD6'],
    ['#D9A441', '#FFF8EE'],
    ['#3D6C94', '#FFF8EE'],
  ] as const);
  const wood = lit(light, '#A87447');
  return placed(
    x,
    y,
    1,
    ellipse(90, 2, 120, 8, '#1F1A16', { opacity: 0.18 }),
    rect(86, -250, 7, 160, lit(light, '#8A7A6A')),
    shape(
      [
        [-36, -214],
        [90, -276],
        [216, -214],
      ],
      lit(light, a),
    ),
    shape(
      [
        [20, -214],
        [90, -276],
        [56, -214],
      ],
      lit(light, b),
    ),
    shape(
      [
        [124, -214],
        [90, -276],
        [160, -214],
      ],
      lit(light, b),
    ),
    rect(0, -98, 180, 78, wood, { round: 6 }),
    rect(12, -84, 156, 30, lit(light, '#FFF3DE'), { round: 4 }),
    rect(16, -142, 120, 44, light.glint, { opacity: 0.75, round: 4 }),
    repeat(4, (index) => ellipse(38 + index * 26, -106, 12, 6, lit(light, '#D9A05A'))),
    circle(40, -14, 16, lit(light, '#3B342D')),
    circle(142, -14, 16, lit(light, '#3B342D')),
  );
}

/** Something on the pavement: what makes a street a street. */
export function streetLife(r: Random, light: Light): string {
  const bikes = repeat(r.whole(0, 3), () =>
    motorbike(r, light, r.pick([60, 230, 820, 960, 1040]) + r.between(-20, 20), groundLine + r.between(30, 44), 0.92),
  );
  const other = r.weighted<'car' | 'cart' | 'none'>([
    ['car', 3],
    ['cart', 2],
    ['none', 5],
  ]);
  if (other === 'car') return bikes + car(r, light, r.pick([40, 760, 800]), groundLine + 128, 1.08);
  return other === 'cart' ? bikes + cart(r, light, r.pick([60, 900]), groundLine + 38) : bikes;
}
