import { type FaultName, faultNames } from '../faults/faults';
import { runFaults } from '../faults/run-faults';

/*
 * The faults of CI (tools/faults), many more of them: `npm run bench -- faults [kills] [others]`, and the same again with SUITE_SEED.
 * It needs the built API: `npx nx build api`.
 */
const seed = Number(process.env.SUITE_SEED ?? Date.now() % 1_000_000);
const [kills, others] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 30)];

const timesOf = (name: FaultName) => [name, name === 'kill -9' ? kills : others];
const { wrong } = await runFaults(Object.fromEntries(faultNames.map(timesOf)), seed);
for (const one of wrong) console.log(`✗ ${one}`);
process.exit(wrong.length === 0 ? 0 : 1);
