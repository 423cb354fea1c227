import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipPictures } from './zip-pictures';

test('an archive lets go of each picture once it is in', async () => {
  const opened: Readable[] = [];
  const { content, size } = await zipPictures(
    Array.from({ length: 40 }, (_, at) => ({
      name: `${at}.webp`,
      bytes: 3,
      open: async () => {
        opened.push(Readable.from([Buffer.from('abc')]));
        return opened.at(-1)!;
      },
    })),
  );
  const most: number[] = [];
  content.on('data', () => most.push(content.listenerCount('close')));
  expect((await buffer(content)).length).toBe(size);
  expect(opened).toHaveLength(40);
  expect(Math.max(...most)).toBeLessThan(8);
});
