import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import type { MountedEndpoint } from '../http/register-route';
import { isQuestion } from '../http/statement-limit-of';
import { users } from '../modules/users/user.schema';
import { nameOf } from '../testing/example-call';
import { isolated } from '../testing/isolated';
import { testApp } from '../testing/test-app';
import { decidedForeign } from './decided-foreign';
import { foreignCall, namesForeign, namesOne, sendAsTaken } from './foreign-call';
import { identities, type Identity } from './identities';
import { insertNewSession, plantBrokerage } from './planted.fixture';
import { watchingWrites } from './written';

const { app } = testApp({ keepsRows: true });

const everybody = Object.keys(identities) as Identity[];
const tokens = new Map<Identity, string>();

beforeAll(async () => {
  await plantBrokerage();
  for (const name of everybody) {
    const person = identities[name];
    tokens.set(name, person ? await insertNewSession(person.id) : 'a token of nobody');
  }
  await db().update(users).set({ status: 0 }).where(eq(users.id, identities.locked.id));
  const ended = await app().inject({
    method: 'POST',
    url: '/api/auth/signout',
    headers: { authorization: `Bearer ${await signedOut()}` },
    payload: {},
  });
  expect(ended.statusCode).toBe(200);
}, 60_000);

/** A session of a colleague, which ends at once. */
async function signedOut(): Promise<string> {
  const token = await insertNewSession(identities.staff.id);
  tokens.set('signedOut', token);
  return token;
}

/** Statuses that refuse a person. */
const refusals = [401, 403, 404];

/** A refusal of the field that names somebody else's record. */
const refusesField = (body: string): boolean => {
  const { errors = {} } = JSON.parse(body) as { errors?: Record<string, string> };
  return Object.keys(errors).some((field) => namesOne.test(field.split('.')[0]!));
};

interface Tried {
  /** Whether the call was let in: it read or changed the record, or its state or another field was at fault. */
  isIn: boolean;
  /** What no answer may be. */
  wrong: string | null;
}

/** Calls about the owner's records as this person. The record of calls does not count: within one transaction it is always written. */
async function attempt(endpoint: MountedEndpoint, who: Identity): Promise<Tried> {
  const call = foreignCall(endpoint);
  const { result: reply, tables } = await isolated(() =>
    watchingWrites(() => sendAsTaken(app(), endpoint, call, tokens.get(who)!)),
  );
  const { statusCode: status } = reply;
  const hasWritten = tables.some((name) => name !== 'audit_entries');
  const isRefused = refusals.includes(status) || (status === 422 && refusesField(reply.body));
  if (status >= 500 || status === 400) return { isIn: true, wrong: `${who} ${status} ${reply.body}` };
  if (isRefused) return { isIn: false, wrong: hasWritten ? `${who} ${status}, and ${tables.join()} written` : null };
  const isIn =
    isQuestion(endpoint) || status >= 300 || hasWritten || decidedForeign[nameOf(endpoint)]?.includes(who) === true;
  return { isIn, wrong: null };
}

const about = (): MountedEndpoint[] =>
  app()
    .endpoints.filter((endpoint) => namesForeign(foreignCall(endpoint)))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

test('every operation that names a record is decided, and nothing else is', () => {
  const names = about().map(nameOf);
  expect({
    'add to decided-foreign.ts, with whom it lets in': names.filter((name) => !Object.hasOwn(decidedForeign, name)),
    'take out of decided-foreign.ts': Object.keys(decidedForeign).filter((name) => !names.includes(name)),
  }).toEqual({ 'add to decided-foreign.ts, with whom it lets in': [], 'take out of decided-foreign.ts': [] });
});

test('records of somebody else are open to whom the table names, and to nobody else', async () => {
  const found: Record<string, string> = {};
  const wrong: string[] = [];
  for (const endpoint of about()) {
    const letIn: Identity[] = [];
    for (const who of everybody) {
      const tried = await attempt(endpoint, who);
      if (tried.isIn) letIn.push(who);
      if (tried.wrong) wrong.push(`${nameOf(endpoint)}: ${tried.wrong}`);
    }
    found[nameOf(endpoint)] = letIn.join(' ');
  }
  const decided = Object.entries(decidedForeign).map(([name, people]) => [name, people.join(' ')]);
  expect(wrong).toEqual([]);
  expect(found).toEqual(Object.fromEntries(decided));
}, 240_000);
