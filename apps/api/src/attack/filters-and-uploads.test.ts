import { houseFilterKinds, type HouseFilterKind } from '@toam/contracts/house/house-filter.schema';
import { anAdmin } from '../testing/an-actor';
import { sendCall, type SentCall } from '../testing/example-call';
import { insertDictionary, insertHouse } from '../testing/insert-house';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';

const { app } = testApp({ keepsRows: true });
const admin = anAdmin();

beforeAll(async () => {
  await insertUser({ ...admin });
  await insertUser({ id: 7 });
  await insertDictionary();
  await insertHouse({ user_id: 7, public: 1, public_approval: 1, province: 2, district: 21 });
});

const list = { method: 'POST', path: '/house/v2/list' } as const;

/** Our own fault, or the one status that logs everybody out (D2). */
const isWrong = (status: number): boolean => status >= 500 || status === 400;

async function complaints(calls: SentCall[]): Promise<string[]> {
  const found: string[] = [];
  const token = await insertSession(admin.id);
  for (const call of calls) {
    const { statusCode } = await sendCall(app(), list, call, token);
    if (isWrong(statusCode)) found.push(`${statusCode} ${JSON.stringify(call).slice(0, 300)}`);
  }
  return found;
}

describe('every filter of the list', () => {
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
    expect(await complaints(ask(columnsOf(['range']), 'between', values))).toEqual([]);
  });

  test.each([[[99_999_999_999, 1.5, -1, 70_000, 'abc', '', '1e308']], [['%', '_', '\\']], [[1]]])(
    'takes %j as choices',
    async (values) => {
      expect(await complaints(ask(columnsOf(['range', 'choice', 'text']), 'in', values))).toEqual([]);
    },
  );

  test('takes as many values as it says, and refuses more', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `${at}, a, b, c, d, e, f, g`);
    const filters = columnsOf(['text']).map((column) => ({ column, operation: 'in', values: many }));
    const max = Array.from({ length: 60 }, (_, at) => ({ ...filters[at % filters.length] }));
    expect(await complaints([{ body: { filters } }, { body: { filters: max } }])).toEqual([]);
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
