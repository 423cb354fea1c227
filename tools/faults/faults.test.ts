import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FaultName, faultNames } from './faults';
import { runFaults } from './run-faults';

/**
 * People work through two built instances on PostgreSQL while processes, connections, the disk and the clocks fail. Nothing that was
 * acknowledged may be lost or done twice. The long form: `npm run bench -- faults`. The same again: `SUITE_SEED=…`.
 */
const seed = Number(process.env.SUITE_SEED ?? Date.now() % 1_000_000);
const kills = 15; // about every third is of both instances at once
const others = 3;

test('nothing acknowledged is lost or done twice, whatever fails', { timeout: 600_000 }, async () => {
  const timesOf = (name: FaultName) => [name, name === 'kill -9' ? kills : others];
  const { wrong } = await runFaults(Object.fromEntries(faultNames.map(timesOf)), seed);
  assert.deepEqual(wrong, []);
});
