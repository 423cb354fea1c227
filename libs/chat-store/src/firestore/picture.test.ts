import { CallFailed } from '@toam/api-client/call-failed';
import { drawAnew } from './picture';

/** What was painted, in its order. */
let painted: string[] = [];

/** A browser whose canvas writes these types, and PNG instead of any other. @param bytes of what it writes */
function canvasThatWrites(types: string[], bytes = 10): void {
  const paper = {
    globalCompositeOperation: 'source-over',
    drawImage: () => void painted.push('picture'),
    fillRect: () => void painted.push(paper.globalCompositeOperation),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type = 'image/png') =>
    give(new Blob([new Uint8Array(bytes)], { type: types.includes(type) ? type : 'image/png' })),
  );
}

/** A browser that decodes a picture of this size. */
const decodes = (width: number, height: number) =>
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => undefined }) });

const photo = new Blob(['x'], { type: 'image/jpeg' });

beforeEach(() => {
  painted = [];
  decodes(4000, 3000);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete (globalThis as { createImageBitmap?: unknown }).createImageBitmap;
});

test('is WebP where the canvas writes it, and fits the longer side', async () => {
  canvasThatWrites(['image/webp', 'image/jpeg']);
  const { bytes, width, height } = await drawAnew(photo);
  expect([bytes.type, width, height, painted]).toEqual(['image/webp', 1920, 1440, ['picture']]);
});

test('is JPEG on white where the canvas writes PNG instead of WebP', async () => {
  canvasThatWrites(['image/jpeg']);
  expect((await drawAnew(photo)).bytes.type).toBe('image/jpeg');
  expect(painted).toEqual(['picture', 'destination-over']);
});

test('is refused if it is too large even so, or no picture', async () => {
  canvasThatWrites(['image/webp'], 5_000_001);
  await expect(drawAnew(photo)).rejects.toBeInstanceOf(CallFailed);
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) });
  await expect(drawAnew(photo)).rejects.toMatchObject({ status: 422 });
});
