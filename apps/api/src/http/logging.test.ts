import { sql } from 'drizzle-orm';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { db } from '../db/db';
import { testDatabase } from '../testing/database';
import { errorText, loggerOptions, logRequests, replyUnrouted } from './logging';
import { replyError } from './reply-error';

testDatabase();

const loggedBy = async (request: (app: ReturnType<typeof Fastify>) => Promise<unknown>) => {
  const lines: string[] = [];
  const options = loggerOptions('info', { write: (line) => lines.push(line) });
  const app = Fastify({ ...options, frameworkErrors: replyUnrouted });
  app.decorateRequest('session', null);
  app.setErrorHandler(replyError);
  logRequests(app);
  app.post('/api/customer/:id', async () => {
    await db().execute(
      sql`insert into users (name, phone_number, email) values (${'Nguyễn Văn Bí Mật'}, ${'0901234567'}, ${null}), (null, '', '')`,
    );
  });
  app.post('/api/cast', async () => {
    await db().execute(sql`select ${'0901234567'}::text::date`);
  });
  await request(app);
  await app.close();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

const secrets = { authorization: 'Bearer the-token', cookie: 'USER_TOKEN=the-token', 'x-request-id': 'request-0001' };

test.each(['/api/customer/12?search=0901234567', '/api/cast'])(
  'a failed %s says where it broke and nothing about people',
  async (url) => {
    const lines = await loggedBy((app) =>
      app.inject({
        method: 'POST',
        url,
        headers: secrets,
        payload: { password: 'secret', phone_number: '0901234567' },
      }),
    );
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/0901234567|Bí Mật|the-token|secret|127\.0\.0\.1/);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request failed', reqId: 'request-0001' }));
    expect(text).toContain('logging.test');
  },
);

test('an error that nobody awaited says on standard error where it broke and nothing about people', async () => {
  const failed = db().execute(
    sql`insert into users (name, email) values (${'Nguyễn Văn Bí Mật'}, ${'0901234567'}), (null, '')`,
  );
  const text = errorText(await failed.catch((error: unknown) => error));
  expect(text).toMatch(/^\w+: failed query: insert into users .*\n {4}at .*caused by .*23502/s);
  expect(text).not.toMatch(/0901234567|Bí Mật/);
});

test('an upload’s line of each level has no header', async () => {
  const lines: string[] = [];
  const app = Fastify(loggerOptions('trace', { write: (line) => lines.push(line) }));
  await app.register(multipart);
  app.post('/upload', async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    return {};
  });
  const form = new FormData();
  form.append('file', new Blob(['x']), 'a.txt');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const payload = Buffer.from(await encoded.arrayBuffer());
  await app.inject({ method: 'POST', url: '/upload', headers: { ...secrets, 'content-type': type }, payload });
  await app.close();
  expect(lines.join('')).toContain('busboyOptions');
  expect(lines.join('')).not.toContain('the-token');
});

test('a request is one line with its id, route pattern, status and time', async () => {
  const [line, ...more] = await loggedBy((app) => app.inject({ method: 'GET', url: '/api/nowhere/7' }));
  expect(more.filter(({ msg }) => msg === 'answered')).toEqual([]);
  expect(line).toMatchObject({
    method: 'GET',
    status: 404,
    reqId: expect.any(String),
    ms: expect.any(Number),
    msg: 'answered',
  });
});

test('so is one whose address cannot be decoded', async () => {
  const lines = await loggedBy((app) =>
    app.inject({ method: 'GET', url: '/api/%zz?search=0901234567', headers: secrets }),
  );
  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', route: 'unknown', status: 422, reqId: 'request-0001', msg: 'answered' }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/0901234567|the-token/);
});
