import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictureProcesses } from './picture-processes';

/** A decoder that does nothing but this. */
function decoder(work: string): URL {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-decoder-')), 'decoder.mjs');
  writeFileSync(
    file,
    `let served = 0;
    process.on('message', ({ given: [bytes] }) => { served += 1; ${work} });
    process.on('disconnect', () => process.exit());
    const tell = (result) => process.send({ result });`,
  );
  return pathToFileURL(file);
}

const picture = (what: string) => Buffer.from(what);
const refused = { code: 'invalid', message: expect.stringContaining('ảnh') };

test('a decoder that crashes costs the one picture, and the next is decoded by another', async () => {
  const { cost } = pictureProcesses(decoder("String(bytes) === 'crash' ? process.abort() : tell(process.pid);"));
  const first = await cost(picture('one'), 1);
  expect(await cost(picture('two'), 1)).toBe(first);
  await expect(cost(picture('crash'), 1)).rejects.toMatchObject(refused);
  expect(await cost(picture('three'), 1)).not.toBe(first);
}, 60_000);

test('one that hangs is ended after its time', async () => {
  const hangs = pictureProcesses(decoder("if (String(bytes) === 'hang') for (;;); else tell(process.pid);"), 3000);
  const first = await hangs.cost(picture('one'), 1);
  await expect(hangs.cost(picture('hang'), 1)).rejects.toMatchObject(refused);
  expect(() => process.kill(first, 0)).toThrow('ESRCH');
  expect(await hangs.cost(picture('two'), 1)).not.toBe(first);
}, 60_000);

test('one that dies while it rests is not asked any more', async () => {
  const { cost } = pictureProcesses(
    decoder('tell(process.pid); if (served === 1) setTimeout(() => process.abort(), 50);'),
  );
  const first = await cost(picture('one'), 1);
  for (;;) {
    await new Promise((wake) => setTimeout(wake, 50));
    try {
      process.kill(first, 0);
    } catch {
      break;
    }
  }
  expect(await cost(picture('two'), 1)).not.toBe(first);
}, 60_000);

test('it knows none of the API’s variables', async () => {
  process.env.SIGNING_KEY = 'secret';
  const { cost } = pictureProcesses(
    decoder('tell(Object.keys(process.env).filter((name) => !/^(MALLOC|NODE_CHANNEL)/.test(name)));'),
  );
  expect(await cost(picture('one'), 1)).toEqual([]);
}, 60_000);

test('one that is just being ended, because it rested long, gets no picture', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const { cost } = pictureProcesses(decoder('tell(process.pid);'));
  const first = await cost(picture('one'), 1);
  jest.advanceTimersByTime(60_000);
  expect(await cost(picture('two'), 1)).not.toBe(first);
  jest.useRealTimers();
}, 60_000);
