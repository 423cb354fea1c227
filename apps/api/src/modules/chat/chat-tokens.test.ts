import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCompleteHouse, insertDictionary } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { anonymous, as, testApp } from '../../testing/test-app';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const config = { apiKey: 'key', projectId: 'toam', storageBucket: 'toam.appspot.com' };
const account = { type: 'service_account', client_email: 'chat@toam.iam.gserviceaccount.com', private_key: privateKey };

const { app } = testApp({
  env: {
    CHAT_STORE: 'firestore',
    FIREBASE_CONFIG: JSON.stringify(config),
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
  },
});

const lan = anActor({ id: 7, chat_permission: 1 });

/** What a custom token says, if our account signed it. */
function read(token: string) {
  const [head, payload, signature = ''] = token.split('.');
  const isSigned = createVerify('RSA-SHA256').update(`${head}.${payload}`).verify(publicKey, Buffer.from(signature, 'base64url')); // prettier-ignore
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as {
    uid: string;
    iat: number;
    exp: number;
    claims: Record<string, unknown>;
  };
}

test('the console hears where the store is, never the account', async () => {
  const reply = await as(lan).get('/chat/config');
  expect(reply.json()).toMatchObject({ data: { store: 'firestore', window_seconds: 120, firebase: config } });
  expect(reply.body).not.toContain('PRIVATE');
});

test('so does the visitor’s page', async () => {
  const reply = await anonymous.get('/public/chat/config');
  expect(reply.json()).toEqual({ data: { store: 'firestore', hotline: null, firebase: config } });
});

test('a program that fills in the hidden field gets the usual answer, whose token opens no conversation', async () => {
  const sent = { name: 'Nguyễn Minh', sex: 'men', phone_number: '0903618275' };
  const answers = [sent, { ...sent, website: 'https://thu-rac.vn' }].map((body) => anonymous.post('/public/chat/session', body)); // prettier-ignore
  const [usual, trapped] = (await Promise.all(answers)).map(
    (reply) => reply.json<{ data: { firebase: { token: string } } }>().data,
  );
  expect(Object.keys(trapped!)).toEqual(Object.keys(usual!));
  const { claims } = read(trapped!.firebase.token);
  expect(claims).toMatchObject({ phone: '', called: 'Nguyễn Minh' });
  expect(Object.keys(claims)).toEqual(Object.keys(read(usual!.firebase.token).claims));
});

test('a colleague’s token is Google’s custom token for ten minutes', async () => {
  const { token, card } = (await as(lan).post('/chat/token', {})).json<{ data: { token: string; card: null } }>().data;
  expect(card).toBeNull();
  const { claims, iat, exp, ...rest } = read(token);
  expect(rest).toEqual({
    iss: account.client_email,
    sub: account.client_email,
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    uid: '7',
  });
  expect(exp - iat).toBe(300);
  expect(claims).toEqual({
    ...{ chat: true, uid: 7, called: 'Nguyễn Thu Hà', admin: false, until: expect.any(Number) },
    pictures: String.raw`https://firebasestorage\.googleapis\.com(:443)?/v0/b/toam\.appspot\.com/o/images%2F`,
  });
  expect(Math.abs(Number(claims.until) - Date.now() - 600_000)).toBeLessThan(10_000);
});

test('a house is sealed for who may send it, with what its card says', async () => {
  await insertUser({ ...lan, name: 'Lan' });
  await insertDictionary();
  const onWeb = { public: 1, public_approval: 1, web: 1, province: 2, district: 21 } as const;
  const house = await insertCompleteHouse({ user_id: 7, ...onWeb });
  const asked = await as(lan).post('/chat/token', { house_id: house.id });
  const { token, card } = asked.json<{ data: { token: string; card: ChatHouse } }>().data;
  const { id, title, price, facts, picture, place, link } = card;
  const input = [id, title, price, facts, picture ?? '', place, link ?? ''].join('|');
  expect([id, read(token).claims.card]).toEqual([house.id, createHash('sha256').update(input).digest('hex')]);
  expect((await as(lan).post('/chat/token', { house_id: 999 })).statusCode).toBe(422);
});

test('admins may release for others, people without the right get nothing', async () => {
  const { token } = (await as(anAdmin({ id: 8 })).post('/chat/token', {})).json<{ data: { token: string } }>().data;
  expect(read(token).claims.admin).toBe(true);
  expect((await as(anActor({ id: 9 })).post('/chat/token', {})).statusCode).toBe(403);
  expect((await anonymous.post('/chat/token', {})).statusCode).toBe(401);
});

test('a visitor’s token names their number; a further device of it gets a thread of its own', async () => {
  const begin = async (phone_number: string) => {
    const reply = await anonymous.post('/public/chat/session', { name: 'Nguyễn Minh', sex: 'men', phone_number });
    const { firebase, now } = reply.json<{ data: { firebase: { token: string; config: object }; now: number } }>().data;
    expect(firebase.config).toEqual(config);
    return { ...read(firebase.token), now };
  };
  const [one, other] = [await begin('0903618274'), await begin('+84 903 618 274')];
  expect(one.claims).toMatchObject({ phone: '0903618274', called: 'Nguyễn Minh', since: one.now - 2000 });
  expect(one.claims).not.toHaveProperty('chat');
  // it ends, as long as the SDK may renew it
  expect(Math.abs(Number(one.claims.until) - Date.now() - 3_600_000)).toBeLessThan(10_000);
  const { uuid } = one.claims;
  expect(one.claims).toMatchObject({ thread: '0903618274', main: '', own: '', device: 1 });
  expect(other.claims).toMatchObject({
    phone: '0903618274',
    thread: other.claims.uuid,
    main: uuid,
    own: '',
    device: 2,
  });
  expect(other.claims.uuid).not.toBe(uuid);
  expect(other.uid).not.toBe(one.uid);
});

test('a visitor who comes back signs in again by their token, and learns no name of the number’s owner', async () => {
  const begin = async (name: string) => {
    const reply = await anonymous.post('/public/chat/session', { name, sex: 'men', phone_number: '0903618276' });
    const { token, firebase } = reply.json<{ data: { token: string; firebase: { token: string } } }>().data;
    return { token, claims: read(firebase.token).claims, uid: read(firebase.token).uid };
  };
  await begin('Nguyễn Minh');
  const stranger = await begin('Kẻ lạ');
  const again = (token: string) =>
    app().inject({
      ...{ method: 'POST', url: '/api/public/chat/token' },
      headers: { 'x-chat-token': token },
    });
  const reply = await again(stranger.token);
  const { claims, uid } = read(reply.json<{ data: { token: string } }>().data.token);
  expect(uid).toBe(stranger.uid);
  expect(claims).toEqual({ ...stranger.claims, since: expect.any(Number), until: expect.any(Number) });
  expect(Math.abs(Number(claims.since) - Number(stranger.claims.since))).toBeLessThan(1000);
  expect((await again('other')).statusCode).toBe(404);
  // once it is joined, it is of the main conversation, and sees its own thread besides
  await as(lan).post(`/chat/conversation/${String(stranger.claims.uuid)}/join`, {});
  const joined = read((await again(stranger.token)).json<{ data: { token: string } }>().data.token);
  expect(joined.claims).toMatchObject({
    ...{ thread: '0903618276', uuid: stranger.claims.main, main: '', own: stranger.claims.uuid, called: 'Kẻ lạ' },
  });
  expect(Number(joined.claims.since)).toBeGreaterThan(Number(stranger.claims.since) + 2000);
});

test('a message that comes to the API is refused, because nobody would read it', async () => {
  const { statusCode } = await anonymous.post('/public/chat/message', {
    text: 'Xin chào',
    client_key: '00000000-0000-4000-8000-000000000001',
  });
  expect(statusCode).toBe(403);
});

test('pages may reach Google’s services, and nothing else new', async () => {
  const policy = String((await anonymous.get('/health')).headers['content-security-policy']);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.googleapis\.com/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/firebasestorage\.googleapis\.com/);
  expect(policy).not.toMatch(/script-src [^;]*google/);
});

describe('without it', () => {
  test('the address of the store says so', async () => {
    const { chatTokens } = await import('./chat-tokens');
    expect(chatTokens({ CHAT_STORE: 'api' } as never)).toBeUndefined();
  });
});
