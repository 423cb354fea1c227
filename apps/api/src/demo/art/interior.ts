import type { Random } from '../random';
import { bathroom } from './bathroom';
import { bedroom } from './bedroom';
import { kitchen } from './kitchen';
import { livingRoom } from './living-room';
import { someScheme, type Scheme } from './room';
import { canvas, pictureSize } from './scenery';
import { picture } from './svg';
import { terrace } from './terrace';

export type Interior = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'terrace';

const rooms: Record<Interior, (r: Random, scheme: Scheme) => string> = {
  living: livingRoom,
  kitchen,
  bedroom,
  bathroom,
  terrace,
};

/** A room of that kind, 1040 × 780. */
export function interior(r: Random, kind: Interior): string {
  const zoom = r.between(1, 1.12);
  const [width, height] = [canvas.width / zoom, canvas.height / zoom];
  const frame = { x: (canvas.width - width) * r.next(), y: (canvas.height - height) * 0.6, width, height };
  return picture(frame, pictureSize.width, pictureSize.height, rooms[kind](r, someScheme(r)));
}
