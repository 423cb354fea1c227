import { houseFilterKinds, type HouseFilterKind } from '@toam/contracts/house/house-filter.schema';
import type { Endpoint } from '@toam/contracts/endpoint';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { decided } from '../permissions/decided';
import { anAdmin } from '../testing/an-actor';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { insertCustomer, insertDictionary, insertHouse } from '../testing/insert-house';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';

const { app } = testApp({ keepsRows: true });
const admin = anAdmin();

beforeAll(async () => {
  await insertUser({ ...admin });
  for (const id of [7, 8, 9]) await insertUser({ id });
  // new users must not get one of the ids above
  await db().execute(sql`select setval('users_id_seq', 999)`);
  await insertDictionary();
  await insertCustomer({ user_id: 7 });
  await insertHouse({ user_id: 7, public: 1, public_approval: 1, province: 2, district: 21 });
});

/** Too deep for a recursive function. */
function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { content: value };
  return value;
}

/** Values that often break databases, parsers and code. */
const nasty: unknown[] = [
  null,
  '',
  'a\0b',
  'b\ud83d',
  `%_\\'";--`,
  'ﷺ'.repeat(5000),
  -1,
  1.5,
  70_000,
  99_999_999_999,
  1e308,
  true,
  [],
  { a: 'b\0' },
  '0000-01-01',
  nested(3000),
];

const nastyTexts = [
  '',
  'a\0b',
  `%_\\'";--`,
  'x'.repeat(150),
  '-1',
  '0',
  '1.5',
  '70000',
  '99999999999',
  '9007199254740991',
  '1e9',
  '1e400',
  'NaN',
  'Infinity',
  '1,99999999999',
  'true',
];

type Part = Record<string, unknown>;

/** Milliseconds. A body of sixty fields is a thousand calls: seconds on an idle machine. */
const timeout = 120_000;

/** Copies of the value. In each copy one leaf or branch is a nasty value. */
function* spoiled(value: unknown, values: unknown[], depth = 0): Generator<unknown> {
  if (depth > 0) yield* values;
  if (typeof value !== 'object' || value === null || depth > 3) return;
  for (const [key, part] of Object.entries(value)) {
    for (const bad of spoiled(part, values, depth + 1)) {
      if (!Array.isArray(value)) yield { ...value, [key]: bad };
      else yield value.map((one, at) => (at === Number(key) ? bad : one));
    }
  }
}

function* spoiledCalls(call: SentCall): Generator<SentCall> {
  for (const params of spoiled(call.params, nastyTexts)) yield { ...call, params: params as Part };
  for (const query of spoiled(call.query, nastyTexts)) yield { ...call, query: query as Part };
  for (const body of spoiled(call.body, nasty)) yield { ...call, body: body as Part };
}

/** Our own fault, or the one status that logs everybody out (D2). */
const isWrong = (status: number): boolean => status >= 500 || status === 400;

async function complaints(endpoint: Pick<Endpoint, 'method' | 'path'>, calls: Iterable<SentCall>): Promise<string[]> {
  const found: string[] = [];
  const token = await insertSession(admin.id);
  for (const call of calls) {
    const { statusCode } = await sendCall(app(), endpoint, call, token);
    if (isWrong(statusCode)) found.push(`${statusCode} ${JSON.stringify(call).slice(0, 300)}`);
  }
  return found;
}

test.each(Object.keys(decided))(
  '%s answers nothing nasty with an error of its own',
  async (name) => {
    const endpoint = app().endpoints.find((one) => nameOf(one) === name)!;
    const call = exampleAbout(endpoint, 1);
    expect(await complaints(endpoint, [call, ...spoiledCalls(call)])).toEqual([]);
  },
  timeout,
);

describe('every filter of the list', () => {
  const list = { method: 'POST', path: '/house/v2/list' } as const;
  const columnsOf = (kinds: HouseFilterKind[]) =>
    Object.entries(houseFilterKinds).flatMap(([column, kind]) => (kinds.includes(kind) ? [column] : []));
  const ask = (columns: string[], operation: string, values: unknown[]): SentCall[] =>
    columns.map((column) => ({ body: { filters: [{ column, operation, values }] } }));

  test.each([
    [[-1e308, 1e308]],
    [[1.5, 1.5]],
    [[99_999_999_999, null]],
    [[null, '-99999999999']],
    [['9007199254740993', '']],
    [[]],
  ])('takes %j as ends', async (values) => {
    expect(await complaints(list, ask(columnsOf(['range']), 'between', values))).toEqual([]);
  });

  test.each([[[99_999_999_999, 1.5, -1, 70_000, 'abc', '', '1e308']], [['%', '_', '\\']], [[1]]])(
    'takes %j as choices',
    async (values) => {
      expect(await complaints(list, ask(columnsOf(['range', 'choice', 'text']), 'in', values))).toEqual([]);
    },
  );

  test('takes as many values as it says, and refuses more', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `${at}, a, b, c, d, e, f, g`);
    const filters = columnsOf(['text']).map((column) => ({ column, operation: 'in', values: many }));
    const max = Array.from({ length: 60 }, (_, at) => ({ ...filters[at % filters.length] }));
    expect(await complaints(list, [{ body: { filters } }, { body: { filters: max } }])).toEqual([]);
  });
});

describe('an upload', () => {
  const send = async (payload: string | Buffer, type = 'multipart/form-data; boundary=X', path = '/house/file') =>
    app().inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${await insertSession(admin.id)}`, 'content-type': type },
      payload,
    });
  const part = (headers: string, content = '%PDF-1.4 x') => `--X\r\n${headers}\r\n\r\n${content}\r\n`;
  const file = (name: string) => part(`Content-Disposition: form-data; name="file"; filename="${name}"`);

  test.each([
    ['cut off', file('a.pdf').slice(0, -4)],
    ['without its end', file('a.pdf')],
    ['without a boundary', file('a.pdf'), 'multipart/form-data'],
    ['empty', ''],
    ['of no parts', '--X--\r\n'],
    ['with a part without a name', part('Content-Disposition: form-data; filename="a.pdf"') + '--X--\r\n'],
    ['with a part without headers', part('') + '--X--\r\n'],
    ['with fields named like prototypes', part('Content-Disposition: form-data; name="__proto__"') + '--X--\r\n'],
    ['with two files', `${file('a.pdf')}${file('b.pdf')}--X--\r\n`],
    ['that is JSON', '{"file":"a"}', 'application/json'],
  ])('%s is refused', async (...row) => {
    const [, payload, type] = row;
    const { statusCode } = await send(payload, type);
    expect({ statusCode, isRefused: statusCode > 400 && statusCode < 500 }).toEqual({ statusCode, isRefused: true });
  });

  test.each([
    ['no name', '', 'Tài liệu.pdf'],
    ['NUL in the name', 'a\0b.pdf', 'ab.pdf'],
    ['a path for a name', '../../etc/passwd', 'passwd.pdf'],
    ['line ends and marks in the name', 'a\u0085\u202eb.pdf', 'ab.pdf'],
  ])('with %s is kept under a harmless one', async (_what, name, stored) => {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from('%PDF-1.4\n1 0 obj\n')]), name);
    const encoded = new Response(form);
    const reply = await send(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type')!);
    expect(reply.json()).toMatchObject({ data: { name: stored } });
  });
});
