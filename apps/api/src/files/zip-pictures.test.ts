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
  const max: number[] = [];
  content.on('data', () => max.push(content.listenerCount('close')));
  expect((await buffer(content)).length).toBe(size);
  expect(opened).toHaveLength(40);
  expect(Math.max(...max)).toBeLessThan(8);
});
