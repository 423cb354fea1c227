import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { failure } from '@toam/contracts/failure';
import { commonText } from '@toam/contracts/texts/common';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { isDocumented } from '../http/open-api-failures';
import type { MountedEndpoint } from '../http/register-route';
import { nameOf, type SentCall } from '../testing/example-call';
import { insertSession } from '../testing/insert-user';
import { isolated } from '../testing/isolated';
import { testApp } from '../testing/test-app';
import { sendAsTaken } from './foreign-call';
import { hostileCalls } from './hostile-calls';
import { boss, identities, owner } from './identities';
import { plantBrokerage } from './planted.fixture';

/** SUITE_SEED repeats a run, and then looks for the smallest input that fails. ATTACK_INPUTS makes it longer. */
const isRepeated = process.env.SUITE_SEED !== undefined;
const seed = Number(process.env.SUITE_SEED ?? randomInt(2 ** 31));
const inputs = Number(process.env.ATTACK_INPUTS ?? 5000);

/** Milliseconds for an answer. A busy machine is slow a few times, a slow answer always. */
const longest = 2000;
const tries = 5;

const { app } = testApp({ keepsRows: true });
const tokens: string[] = [];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes that are still needed. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

beforeAll(async () => {
  await plantBrokerage();
  // the first gets furthest
  for (const { id } of [boss, boss, owner, identities.staff]) tokens.push(await insertSession(id));
}, 60_000);

/** A label that people know in English. */
const shortTexts: string[] = [commonText.tooLarge];

/** Every refusal says in Vietnamese what is wrong. */
const isOurRefusal = (reply: LightMyRequestResponse): boolean => {
  const said = failure.safeParse(reply.json());
  return said.success && (/[À-ỹđ]/i.test(said.data.message) || shortTexts.includes(said.data.message));
};

/** What no answer may be. Null: it is as promised. */
async function faultOf(endpoint: MountedEndpoint, call: SentCall, token: string): Promise<string | null> {
  const started = performance.now();
  const reply = await isolated(() => sendAsTaken(app(), endpoint, call, token));
  const ms = performance.now() - started;
  const { statusCode: status } = reply;
  if (!isDocumented(endpoint, status) || status >= 500) return `${status} ${reply.body.slice(0, 300)}`;
  if (status >= 400 && !isOurRefusal(reply)) return `a refusal that is not ours: ${reply.body.slice(0, 300)}`;
  return ms > longest ? `${Math.round(ms)} ms` : null;
}

/** Sends the endpoint so many hostile calls. @returns the smallest that fails, and how to repeat it */
async function attack(endpoint: MountedEndpoint, from: number, numRuns: number): Promise<string | null> {
  const property = fc.asyncProperty(hostileCalls(endpoint), fc.constantFrom(...tokens), async (call, token) => {
    let fault = await faultOf(endpoint, call, token);
    for (let again = 1; fault?.endsWith(' ms') && again < tries; again++) fault = await faultOf(endpoint, call, token);
    if (fault) throw new Error(fault);
  });
  const run = await fc.check(property, { seed: from, numRuns, endOnFailure: !isRepeated });
  if (!run.failed) return null;
  return `${nameOf(endpoint)} ${String(run.errorInstance)} ${JSON.stringify(run.counterexample).slice(0, 800)} path ${run.counterexamplePath}`;
}

/** Sends half of the inputs, to every endpoint as many. */
async function attackAll(from: number, faults: string[]): Promise<void> {
  // it would end the session
  const endpoints = app().endpoints.filter(({ path }) => path !== '/auth/password/change');
  const each = Math.ceil(inputs / 2 / endpoints.length);
  for (const [at, endpoint] of endpoints.entries()) {
    const fault = await attack(endpoint, from + at, each);
    if (fault) faults.push(fault);
  }
}

test(
  `${inputs} hostile inputs find no error of ours, nothing slow, and leave no memory behind (SUITE_SEED=${seed})`,
  async () => {
    const faults: string[] = [];
    // what a first call loads and compiles stays
    await attackAll(seed, faults);
    const before = heap();
    await attackAll(seed + 1000, faults);
    expect(faults).toEqual([]);
    expect(heap()).toBeLessThan(before * 1.05);
  },
  300_000 + inputs * 60,
);
