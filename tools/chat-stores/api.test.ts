import { apiWorld } from './api.world';
import { leaseCases } from '@toam/chat-store/contract/lease.cases';
import { runMachine } from '@toam/chat-store/contract/machine';
import { messageCases } from '@toam/chat-store/contract/message.cases';
import { threadCases } from '@toam/chat-store/contract/thread.cases';
import { testApp } from '../../apps/api/src/testing/test-app';

const { app } = testApp({ keepsRows: true, listens: true, ownApp: true });
const world = apiWorld(app);

beforeAll(() => world.begin());
afterAll(() => world.end());

describe('the product’s own store', () => {
  test.each([...leaseCases, ...messageCases, ...threadCases])('%s', (_sentence, run) => run(world));
});

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`whatever people do at once, some order of it explains it, seed ${seed}`, async () => {
  const counts = await runMachine(world, seed, { rounds: 5, moments: 15 });
  expect(Object.keys(counts).length).toBeGreaterThan(4);
}, 60_000);
