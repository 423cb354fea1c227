import { VisitorStepFailed } from '@toam/chat-store/chat-store';
import { memoryStore } from '../conversation/memory-store.fixture';
import { configuredStore } from './configured-store';

const options = { token: null };
const unreachable = new VisitorStepFailed('unreachable', 'Mất kết nối');

test('every step waits until it is known which store it is, and one store serves all', async () => {
  const { store, answer } = memoryStore();
  const open = jest.fn(async () => store);
  const configured = configuredStore(options, open);
  answer({ text: 'Dạ' });
  const [page, token] = await Promise.all([
    configured.read(null),
    configured.open({ name: 'Minh', sex: 'men', phone_number: '0903618274' }),
  ]);
  expect(page.list.map(({ text }) => text)).toEqual(['Dạ']);
  expect(token).toBe('token');
  expect(open).toHaveBeenCalledTimes(1);
});

test('without an answer a step fails as unreachable, and the next one asks again', async () => {
  const { store } = memoryStore();
  const open = jest.fn(async () => store).mockRejectedValueOnce(unreachable);
  const configured = configuredStore(options, open);
  await expect(configured.read(null)).rejects.toBe(unreachable);
  expect((await configured.read(null)).list).toEqual([]);
});

test('who follows before the store is known hears of it afterwards, unless they stopped', async () => {
  const fixture = memoryStore();
  const configured = configuredStore(options, async () => fixture.store);
  const [hear, left] = [jest.fn(), jest.fn()];
  const stop = configured.follow(hear);
  configured.follow(left)();
  await configured.read(null);
  fixture.hear();
  stop();
  fixture.hear();
  expect(hear).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
