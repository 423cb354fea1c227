import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { db } from '../db/db';
import type { MountedEndpoint } from '../http/register-route';
import { isDocumented } from '../http/open-api-failures';
import { users } from '../modules/users/user.schema';
import { sessions } from '../sessions/session.schema';
import { nameOf } from '../testing/example-call';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp, testEnv } from '../testing/test-app';
import { decided } from './decided';
import { registeredEndpoints } from './registered-endpoints';
import { permissionsPage } from './permissions-page';
import { everybody, who, type Who } from './who';

const { app } = testApp();
let endpoints: MountedEndpoint[];

beforeAll(async () => {
  endpoints = await registeredEndpoints(testEnv());
});

/** A token of this person. For 'locked', the token was valid until a moment ago. */
async function tokenOf(name: Who): Promise<string | null> {
  if (name === 'no session') return null;
  const actor = who[name] ?? { id: 99 };
  await insertUser(actor);
  const token = await insertSession(actor.id);
  if (name === 'locked') await db().update(users).set({ status: 0 }).where(eq(users.id, actor.id));
  return token;
}

/** The result of `authorize`. Any answer other than 401 and 403 is "let in". */
async function ask(endpoint: MountedEndpoint, token: string | null): Promise<'let in' | number> {
  const reply = await app().inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/:[A-Za-z]+/g, '999999')}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (reply.statusCode >= 500) throw new Error(`${nameOf(endpoint)} answered ${reply.statusCode}: ${reply.body}`);
  if (!isDocumented(endpoint, reply.statusCode))
    throw new Error(`${nameOf(endpoint)} answered ${reply.statusCode}, which the page of the API does not name`);
  return reply.statusCode === 401 || reply.statusCode === 403 ? reply.statusCode : 'let in';
}

/** Signing out succeeds too. The caller must then sign in again. */
const maySignOut = ({ path: address }: MountedEndpoint): boolean => address.startsWith('/auth/');

/** Revoked sessions. A lock revokes none; `authorize` refuses them. */
const endedSessions = () => db().$count(sessions, isNotNull(sessions.revoked_at));

test('every mounted endpoint is decided, and nothing else is', () => {
  expect(endpoints.map(nameOf).sort()).toEqual(Object.keys(decided).sort());
});

test.each(everybody)('the door answers %s as decided, at every endpoint', async (name) => {
  const answers: Record<string, 'let in' | number> = {};
  const expected: Record<string, 'let in' | number> = {};
  let token = await tokenOf(name);
  for (const endpoint of endpoints) {
    answers[nameOf(endpoint)] = await ask(endpoint, token);
    if (maySignOut(endpoint)) token = await tokenOf(name);
    const isIn = decided[nameOf(endpoint)]?.includes(name);
    expected[nameOf(endpoint)] = isIn ? 'let in' : who[name] ? 403 : 401;
  }
  expect(answers).toEqual(expected);
  if (!who[name]) expect(await endedSessions()).toBe(0);
});

test('docs/permissions.md is up to date (npm run docs:generate)', async () => {
  const page = await readFile(path.resolve(__dirname, '../../../../docs/permissions.md'), 'utf8');
  expect(page).toBe(permissionsPage(endpoints));
});
