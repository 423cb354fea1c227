import { db } from '../../db/db';
import { insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { contactRequests } from './contact.schema';

const key = 'a key of the website, 32 characters';
const { app } = testApp({ env: { WEBSITE_ORIGINS: 'https://nha.example.vn', WEBSITE_KEY: key } });

beforeEach(async () => {
  await insertUser({ id: 7 });
  await insertHouse({ user_id: 7, slug: 'nha-pho-1', public: 1, public_approval: 1, web: 1 });
});

const url = '/api/public/house/nha-pho-1/contact';
/** Each visitor gets another number, because numbers have their own limit. */
let visitors = 0;
function send(headers: Record<string, string> = {}) {
  visitors += 1;
  const payload = { name: 'Lê An', phone_number: `09036182${String(visitors).padStart(2, '0')}` };
  return app().inject({ method: 'POST', url, headers, payload });
}
const ask = (origin: string, path = url) =>
  app().inject({ method: 'OPTIONS', url: path, headers: { origin, 'access-control-request-method': 'POST' } });
const stored = () => db().$count(contactRequests);

describe('from the browser', () => {
  test('pages of the configured website may send, and read the refusal, too', async () => {
    const asked = await ask('https://nha.example.vn');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': 'https://nha.example.vn',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    const reply = await send({ origin: 'https://nha.example.vn' });
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([200, 'https://nha.example.vn']);
    for (let more = 0; more < 7; more += 1) await send();
    const refused = await send({ origin: 'https://nha.example.vn' });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      429,
      'https://nha.example.vn',
    ]);
  });

  test('pages of others may not, and no other call is opened', async () => {
    for (const origin of [
      'https://evil.example',
      'http://nha.example.vn',
      'https://nha.example.vn.evil.example',
      'null',
    ]) {
      expect((await ask(origin)).statusCode).toBe(403);
      expect((await send({ origin })).headers).not.toHaveProperty('access-control-allow-origin');
    }
    const other = await ask('https://nha.example.vn', '/api/house/list');
    expect(other.statusCode).toBe(404);
    const login = await app().inject({
      ...{ method: 'POST', url: '/api/auth/login', headers: { origin: 'https://nha.example.vn' }, payload: {} },
    });
    expect(login.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('from the website’s server', () => {
  const relayed = (address: string) => send({ 'x-website-key': key, 'x-visitor-address': address });

  test('every visitor is counted on their own', async () => {
    for (let visitor = 1; visitor <= 12; visitor += 1)
      expect((await relayed(`203.0.113.${visitor}`)).statusCode).toBe(200);
    for (let again = 0; again < 7; again += 1) expect((await relayed('203.0.113.1')).statusCode).toBe(200);
    expect((await relayed('203.0.113.1')).statusCode).toBe(429);
    expect((await relayed('2001:db8::1')).statusCode).toBe(200);
  });

  test('without the key nobody’s word about an address is taken', async () => {
    const replies = [];
    for (let visitor = 1; visitor <= 9; visitor += 1)
      replies.push((await send({ 'x-visitor-address': `203.0.113.${visitor}` })).statusCode);
    expect(replies).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  test('a wrong key and a key without an address are said, and store nothing', async () => {
    const wrong = await send({ 'x-website-key': 'something else', 'x-visitor-address': '203.0.113.1' });
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      403,
      'Khoá của website không đúng (X-Website-Key)',
    ]);
    expect((await send({ 'x-website-key': key })).statusCode).toBe(422);
    expect((await send({ 'x-website-key': key, 'x-visitor-address': 'khách' })).statusCode).toBe(422);
    expect(await stored()).toBe(0);
  });
});
