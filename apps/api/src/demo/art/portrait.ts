import type { Random } from '../random';
import { darker, lighter, mix } from './light';
import { circle, d, ellipse, path, picture, rect, shape, stroke } from './svg';

/** The side of an avatar. */
export const portraitSize = 400;

const skins = ['#F1C9A5', '#E8B88F', '#DFA97E', '#F4D3B5', '#D39B6E'] as const;
const hairs = ['#2A211D', '#3A2A22', '#1F1B1C', '#4A3327', '#5A3D2B'] as const;
const grounds = ['#F2D3BC', '#CFE3DE', '#DCE3EF', '#F3E3B8', '#E9D3DE', '#DDE6CF', '#F6DFC8', '#D3E2E8'] as const;
const clothes = [
  '#0F766E',
  '#C44600',
  '#4A6FA5',
  '#8E4A6B',
  '#F6F1E8',
  '#5F7A3E',
  '#2F4A6B',
  '#B8453A',
  '#3F4F57',
] as const;

/** A friendly head and shoulders, 400 × 400. */
export function portrait(r: Random, gender: 'male' | 'female' | 'other', age: number): string {
  const skin = r.pick(skins);
  const hair = age > 50 && r.chance(0.6) ? mix(r.pick(hairs), '#B9B4AE', 0.6) : r.pick(hairs);
  const ground = r.pick(grounds);
  const woman = gender === 'female' || (gender === 'other' && r.chance(0.5));
  const style = woman ? r.pick(womensHair) : r.pick(mensHair);
  const { behind, front } = style(hair);
  return picture(
    { x: 0, y: 0, width: 400, height: 400 },
    portraitSize,
    portraitSize,
    rect(0, 0, 400, 400, ground),
    circle(r.between(70, 330), r.between(60, 140), r.between(90, 140), lighter(ground, 0.35), { opacity: 0.8 }),
    behind,
    body(r, skin, woman),
    head(skin),
    face(r, skin, hair, woman, age),
    front,
    r.chance(age > 40 ? 0.5 : 0.25) ? glasses(r) : '',
  );
}

function body(r: Random, skin: string, woman: boolean): string {
  const cloth = r.pick(clothes);
  const shirt = cloth === '#F6F1E8' ? '#DCE3E6' : '#FFFDF8';
  const neck = rect(166, 250, 68, 92, darker(skin, 0.1), { round: 30 });
  const shoulders = path('M38 400C40 336 92 318 150 308Q200 344 250 308C308 318 360 336 362 400Z', cloth);
  const kind = r.pick(woman ? (['round', 'blazer', 'aodai'] as const) : (['blazer', 'shirt', 'round'] as const));
  const detail = {
    round: () => path('M150 308Q200 352 250 308L240 302Q200 336 160 302Z', darker(cloth, 0.18)),
    shirt: () =>
      shape(
        [
          [150, 306],
          [200, 352],
          [168, 368],
          [134, 314],
        ],
        lighter(cloth, 0.25),
      ) +
      shape(
        [
          [250, 306],
          [200, 352],
          [232, 368],
          [266, 314],
        ],
        lighter(cloth, 0.25),
      ) +
      [372, 392].map((y) => circle(200, y, 4, lighter(cloth, 0.6))).join(''),
    blazer: () =>
      shape(
        [
          [156, 306],
          [200, 400],
          [244, 306],
          [200, 340],
        ],
        shirt,
      ) +
      shape(
        [
          [150, 306],
          [200, 400],
          [150, 400],
          [118, 340],
        ],
        darker(cloth, 0.14),
      ) +
      shape(
        [
          [250, 306],
          [200, 400],
          [250, 400],
          [282, 340],
        ],
        darker(cloth, 0.14),
      ) +
      (woman
        ? ''
        : shape(
            [
              [192, 340],
              [208, 340],
              [214, 392],
              [200, 400],
              [186, 392],
            ],
            r.pick(['#C44600', '#0F766E', '#B8203B', '#22588F']),
          )),
    aodai: () =>
      path('M160 304Q200 322 240 304V276Q200 298 160 276Z', lighter(cloth, 0.12)) +
      stroke('M214 312Q246 336 268 396', lighter(cloth, 0.4), 4),
  }[kind]();
  return neck + shoulders + detail;
}

const head = (skin: string) =>
  circle(118, 200, 19, darker(skin, 0.06)) +
  circle(282, 200, 19, darker(skin, 0.06)) +
  path('M122 172C122 110 160 84 200 84S278 110 278 172C278 236 250 286 200 286S122 236 122 172Z', skin);

function face(r: Random, skin: string, hair: string, woman: boolean, age: number): string {
  const brow = r.between(-3, 3);
  const smile = r.pick([
    () => stroke('M172 240Q200 264 228 240', darker(skin, 0.5), 6),
    () =>
      path('M168 236Q200 250 232 236Q222 268 200 268T168 236Z', '#FFFDF8') +
      stroke('M168 236Q200 250 232 236', darker(skin, 0.45), 4),
    () => stroke('M176 244Q202 258 226 240', woman ? '#B5534E' : darker(skin, 0.5), 6),
  ])();
  const eye = (x: number) =>
    ellipse(x, 192, 8, 9.5, '#2A211D') +
    circle(x + 3, 188, 2.6, '#FFFFFF') +
    (woman ? stroke(d('M', x - 12, 186, 'Q', x, 174, x + 13, 184), '#2A211D', 3.4) : '');
  const lines = age > 45 ? stroke('M150 232Q146 244 152 254M250 232Q254 244 248 254', darker(skin, 0.16), 3) : '';
  const beard =
    !woman && r.chance(0.14)
      ? path('M134 214C140 280 176 292 200 292S260 280 266 214C250 250 236 226 200 228S150 250 134 214Z', hair, {
          opacity: 0.85,
        })
      : '';
  return (
    beard +
    ellipse(146, 226, 17, 10, '#E5806A', { opacity: 0.28 }) +
    ellipse(254, 226, 17, 10, '#E5806A', { opacity: 0.28 }) +
    eye(164) +
    eye(236) +
    stroke(d('M', 146, 168 + brow, 'Q', 164, 158 - brow, 182, 166), hair, woman ? 4.5 : 6.5) +
    stroke(d('M', 218, 166, 'Q', 236, 158 - brow, 254, 168 + brow), hair, woman ? 4.5 : 6.5) +
    stroke('M200 196Q192 216 204 220', darker(skin, 0.22), 4.5) +
    lines +
    smile
  );
}

const glasses = (r: Random) => {
  const frame = r.pick(['#2E2C2B', '#6D4F38', '#8E3B32']);
  return `<g fill="#FFFFFF" fill-opacity="0.16" stroke="${frame}" stroke-width="5"><rect x="138" y="172" width="52" height="42" rx="16"/><rect x="210" y="172" width="52" height="42" rx="16"/></g>${stroke('M190 188Q200 182 210 188M138 186L122 182M262 186L278 182', frame, 5)}`;
};

interface Hair {
  behind: string;
  front: string;
}

const mensHair: Array<(c: string) => Hair> = [
  (c) => ({
    behind: '',
    front: path(
      'M118 178C108 104 150 62 206 62S296 108 282 178C276 150 268 134 254 124C226 138 176 138 148 120C132 134 124 152 118 178Z',
      c,
    ),
  }),
  (c) => ({
    behind: '',
    front: path(
      'M116 180C106 96 156 56 214 62C270 66 300 120 284 180C278 158 272 146 262 136C236 140 196 128 172 104C164 128 128 142 116 180Z',
      c,
    ),
  }),
  (c) => ({
    behind: '',
    front:
      path('M120 172C112 112 150 70 200 70S288 112 280 172C274 140 262 122 244 116H156C138 122 126 140 120 172Z', c) +
      path('M150 84C168 52 240 50 254 84Z', lighter(c, 0.08)),
  }),
  (c) => ({
    behind: '',
    front: path(
      'M116 184C104 100 150 58 204 60C262 60 298 104 284 184C280 160 276 150 268 140C258 120 246 132 232 120C218 134 206 116 190 130C176 116 164 136 150 124C134 136 122 156 116 184Z',
      c,
    ),
  }),
];

const womensHair: Array<(c: string) => Hair> = [
  (c) => ({
    behind: path('M104 190C92 90 150 52 202 52S310 92 298 190C294 250 312 300 318 340H82C90 300 108 250 104 190Z', c),
    front: path('M116 190C110 110 154 72 202 72S292 112 284 190C280 158 262 132 216 106C194 132 136 138 116 190Z', c),
  }),
  (c) => ({
    behind: path('M106 190C96 96 150 54 202 54S306 96 294 190C292 240 296 262 288 280H112C104 262 108 240 106 190Z', c),
    front: path(
      'M116 194C108 110 152 74 200 74S294 112 284 194C282 160 274 140 262 132C226 136 174 136 140 130C124 142 118 164 116 194Z',
      c,
    ),
  }),
  (c) => ({
    behind: circle(200, 54, 38, c) + path('M112 190C104 100 152 64 202 64S298 102 288 190Z', c),
    front: path('M116 184C112 112 154 74 202 74S288 112 284 184C276 144 248 118 200 116S126 144 116 184Z', c),
  }),
  (c) => ({
    behind: path(
      'M108 190C98 96 152 56 202 56S302 96 292 190L296 210C340 240 330 330 290 350C310 290 290 260 282 240Z',
      c,
    ),
    front: path(
      'M116 188C110 112 154 72 202 72S290 112 284 188C276 150 256 126 232 116C196 134 150 138 130 134C122 148 118 166 116 188Z',
      c,
    ),
  }),
];
