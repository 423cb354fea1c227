import { openPostgres } from './postgres.engine';
import { shapeOf, type SlowStatement, slowWatch, useSlowReport, withoutLiterals } from './slow-statements';

const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

test.each([
  [`select * from houses where title = 'Nhà 0901234567' limit 20`, `select * from houses where title = '?' limit ?`],
  [`select 'it''s 5' as a, $1, f2(b3) from t4`, `select '?' as a, $1, f2(b3) from t4`],
  ['select 1.5 + 20', 'select ? + ?'],
])('%s is logged as %s', (text, logged) => expect(withoutLiterals(text)).toBe(logged));

test('a plan is its nodes with tables and indexes, and nothing of its conditions', () => {
  const scan = {
    'Node Type': 'Index Scan',
    'Relation Name': 'houses',
    'Index Name': 'houses_pkey',
    Filter: `(a = 'x')`,
  };
  const plan = {
    'Node Type': 'Limit',
    Plans: [{ 'Node Type': 'Nested Loop', Plans: [scan, { 'Node Type': 'Result' }] }],
  };
  expect(shapeOf(plan)).toBe('Limit > Nested Loop > (Index Scan on houses by houses_pkey, Result)');
});

describe('slow statements', () => {
  const told: SlowStatement[] = [];
  beforeEach(() => {
    told.length = 0;
    useSlowReport((slow) => told.push(slow));
  });
  afterEach(() => useSlowReport(undefined));
  const settled = () => new Promise((done) => setTimeout(done, 10));

  test('are told, quick ones are not; the plan of the same one is looked for once in a while', async () => {
    const explained: string[] = [];
    const watch = slowWatch('quick', async (text) => {
      explained.push(text);
      return [{ 'QUERY PLAN': [{ Plan: { 'Node Type': 'Result' } }] }];
    });
    for (const ms of [499, 600, 700]) {
      watch({ text: `select '0901234567'`, values: [], ms });
      await settled();
    }
    expect(told).toEqual([
      { limit: 'quick', ms: 600, statement: `select '?'`, plan: 'Result' },
      { limit: 'quick', ms: 700, statement: `select '?'`, plan: undefined },
    ]);
    expect(explained).toEqual([`explain (format json, costs off) select '0901234567'`]);
  });

  test('are told without a plan where it is not found, and where they change something', async () => {
    const watch = slowWatch('change', () => Promise.reject(new Error('no connection')));
    for (const text of ['select 1', 'update houses set title = $1']) watch({ text, values: [], ms: 900 });
    await settled();
    expect(told.map(({ plan }) => plan)).toEqual([undefined, undefined]);
  });

  onServer('are met on a pool, also within transactions', async () => {
    const engine = await openPostgres(process.env.TEST_DATABASE_URL!, () => undefined);
    try {
      await engine.run('select pg_sleep($1)', [0.6]);
      await engine.handles.change.transaction(async (handle) => void (await handle.execute('select pg_sleep(0.7)')));
      await settled();
    } finally {
      await engine.close();
    }
    expect(told).toEqual([
      { limit: 'long', ms: expect.any(Number), statement: 'select pg_sleep($1)', plan: 'Result' },
      { limit: 'change', ms: expect.any(Number), statement: 'select pg_sleep(?)', plan: 'Result' },
    ]);
  });
});
