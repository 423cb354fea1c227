import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { needListModes } from '@toam/contracts/need/need.endpoints';
import { historyModels } from '@toam/contracts/history/history.endpoints';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { openApiOf } from '../http/open-api';
import { type ApiShape, shapeOf } from '../http/open-api-shape';
import type { MountedEndpoint } from '../http/register-route';
import { isQuestion } from '../http/statement-limit-of';
import { nameOf, sendCall, type SentCall } from '../testing/example-call';
import { insertSession } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { foreignCall } from './foreign-call';
import { boss, identities, owner } from './identities';
import { plantBrokerage } from './planted.fixture';
import { addShown, answerShape, leavesOf, type NamedFields, pathsOf } from './shown-fields';

const { app } = testApp({ keepsRows: true });

/** Who reads. The owner reads their own records, which shows that there is something to see. */
const { nobody, staff, flags, manager, saleAdmin, accountant, marketer, admin } = identities;
const readers = { nobody, staff, flags, manager, saleAdmin, accountant, marketer, admin, boss, owner };
type Reader = keyof typeof readers;
const everybody = Object.keys(readers) as Reader[];

/** By endpoint and readers ('staff admin'), the fields that they see. '': nobody does here. */
type Decided = Record<string, Record<string, NamedFields>>;

const table = path.join(__dirname, 'decided-fields.json');
let decided: Decided;
let shape: ApiShape;
let questions: MountedEndpoint[];

beforeAll(async () => {
  await plantBrokerage();
  decided = JSON.parse(await readFile(table, 'utf8')) as Decided;
  shape = shapeOf(JSON.parse(JSON.stringify(openApiOf(app().endpoints))) as Parameters<typeof shapeOf>[0]);
  questions = app().endpoints.filter((endpoint) => isQuestion(endpoint) && endpoint.replyKind === 'json');
}, 60_000);

/** Calls that reach more of the records than the example does. */
const besides: Record<string, SentCall[]> = {
  // in the community, and not
  'GET /house/detail': [{ query: { house_id: 3 } }],
  'POST /house/v2/list': houseListModes.map((mode) => ({ body: { mode } })),
  'POST /house/list': houseListModes.map((mode) => ({ body: { mode } })),
  'GET /customer/request/list': needListModes.map((mode) => ({ query: { mode } })),
  'POST /history': historyModels.map((model) => ({ body: { filter: { model, model_id: 1 } } })),
};

/** Without a person these are about the caller. */
const aboutCaller = ['GET /user/detail', 'GET /user/login-devices'];

/** The example about the owner's records, and the same without conditions. */
function callsOf(endpoint: MountedEndpoint): SentCall[] {
  const name = nameOf(endpoint);
  const { params, query, body } = foreignCall(endpoint);
  const bare = {
    params,
    query: endpoint.query.safeParse({}).success ? {} : query,
    body: endpoint.body.safeParse({}).success ? {} : body,
  };
  return [{ params, query, body }, ...(aboutCaller.includes(name) ? [] : [bare]), ...(besides[name] ?? [])];
}

/** The paths of all fields that a reader sees, by endpoint. */
async function shownTo(name: Reader): Promise<Map<string, Set<string>>> {
  const token = readers[name] ? await insertSession(readers[name].id) : 'a token of nobody';
  const shown = new Map<string, Set<string>>();
  for (const endpoint of questions) {
    const fields = answerShape(shape, endpoint);
    const seen = new Set<string>();
    for (const reply of await Promise.all(callsOf(endpoint).map((call) => sendCall(app(), endpoint, call, token))))
      if (reply.statusCode === 200) addShown(seen, fields, reply.json<{ data: unknown }>().data, 'data');
    shown.set(nameOf(endpoint), seen);
  }
  return shown;
}

/** The decided readers of each field of an endpoint. */
const readersOf = (name: string): Map<string, string[]> =>
  new Map(
    Object.entries(decided[name] ?? {}).flatMap(([people, named]) =>
      pathsOf(named).map((field) => [field, people.split(' ')] as const),
    ),
  );

test('the table names every field of every answer once, and nothing else', () => {
  const named = Object.entries(decided).flatMap(([name, groups]) =>
    Object.values(groups)
      .flatMap(pathsOf)
      .map((field) => `${name} ${field}`),
  );
  const known = questions.flatMap((endpoint) =>
    leavesOf(answerShape(shape, endpoint)).map((field) => `${nameOf(endpoint)} ${field}`),
  );
  expect({
    'add to decided-fields.json, below who reads it': known.filter((field) => !named.includes(field)),
    'take out of decided-fields.json, no answer has it': named.filter((field) => !known.includes(field)),
    'named twice in decided-fields.json': named.filter((field, at) => named.indexOf(field) !== at),
  }).toEqual({
    'add to decided-fields.json, below who reads it': [],
    'take out of decided-fields.json, no answer has it': [],
    'named twice in decided-fields.json': [],
  });
});

test.each(everybody)(
  '%s sees the fields that the table names',
  async (name) => {
    const found: string[] = [];
    for (const [endpoint, seen] of await shownTo(name)) {
      const may = readersOf(endpoint);
      for (const field of seen) if (!may.get(field)?.includes(name)) found.push(`${endpoint} ${field}`);
    }
    expect(found).toEqual([]);
  },
  240_000,
);
