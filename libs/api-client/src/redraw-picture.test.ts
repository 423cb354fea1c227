import { redrawPicture } from './redraw-picture';

/** A browser whose canvas writes these types, and PNG instead of any other. */
function canvasThatWrites(...types: string[]): void {
  class Canvas {
    getContext = () => ({ drawImage: () => undefined });
    convertToBlob = async ({ type }: { type: string }) =>
      new Blob(['small'], { type: types.includes(type) ? type : 'image/png' });
  }
  Object.assign(globalThis, { OffscreenCanvas: Canvas, createImageBitmap });
}

const createImageBitmap = async () => ({ width: 4000, height: 3000, close: () => undefined });

const large = (type: string) => new Blob([new Uint8Array(400_000)], { type });

afterEach(() => {
  const added = globalThis as { OffscreenCanvas?: unknown; createImageBitmap?: unknown };
  delete added.OffscreenCanvas;
  delete added.createImageBitmap;
});

test('a photo becomes WebP where the canvas writes it', async () => {
  canvasThatWrites('image/webp', 'image/jpeg');
  expect((await redrawPicture(large('image/jpeg')))?.type).toBe('image/webp');
});

test('where the canvas writes PNG instead, a photo stays JPEG', async () => {
  canvasThatWrites('image/jpeg');
  expect((await redrawPicture(large('image/jpeg')))?.type).toBe('image/jpeg');
});

test.each(['image/png', 'image/webp'])('where the canvas writes PNG instead, %s stays as it is: it may be transparent', async (type) => {
  canvasThatWrites('image/jpeg');
  expect(await redrawPicture(large(type))).toBeNull();
});

test('a small file and a GIF stay as they are', async () => {
  canvasThatWrites('image/webp');
  expect(await redrawPicture(new Blob(['x'], { type: 'image/jpeg' }))).toBeNull();
  expect(await redrawPicture(large('image/gif'))).toBeNull();
});
