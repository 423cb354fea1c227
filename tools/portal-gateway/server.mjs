import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A reference gateway: it speaks the protocol of `docs/portal-gateway.md`, keeps what it got in memory and posts nothing. Tests run it as a
 * process of its own and tell it how to behave. `PORT` (0: any free one) and `KEY`; it prints its address.
 */

const key = process.env.KEY ?? 'a key for trying things out';
const largestRequest = 60_000_000;

/** What it has, by key: portal, account's name, words, number of pictures. Never a password. */
const posts = new Map();
/** What happens to the next requests, one each, and what may happen to any. */
const next = [];
let faults = {};
let seed = 1;
let count = 0;
/** How often it behaved how. */
const done = {};

/** mulberry32: the same seed makes the same faults. */
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** @returns {{ do: string, [option: string]: unknown }} */
function behaviour() {
  const told = next.shift();
  if (told) return told;
  let drawn = random();
  for (const [name, chance] of Object.entries(faults)) {
    if (drawn < chance) return { do: name };
    drawn -= chance;
  }
  return { do: 'answer' };
}

async function bytesOf(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largestRequest) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The part `post` of a form, and how many pictures came with it. */
async function formOf(request, body) {
  const form = await new Response(body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const pictures = form.getAll('picture');
  return {
    ...JSON.parse(String(form.get('post'))),
    pictures: pictures.length,
    sizes: pictures.map(({ size }) => size),
  };
}

const json = (status, body, headers = {}) => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
  headers,
});
const refusal = (reason, field) => json(422, { code: 'refused', reason, ...(field && { field }) });

/** A key is taken when the request is here, not when it is answered: a second request finds it. */
function post(id, { portal, account, content, pictures, sizes }) {
  const there = posts.get(id);
  if (there) return json(200, { key: id, portal, ref: there.ref, link: there.link, status: 'existing' });
  const ref = `R${++count}`;
  const link = `https://${portal}.example/tin-${count}`;
  posts.set(id, {
    key: id,
    portal,
    account: account.name,
    content,
    pictures,
    sizes,
    ref,
    link,
    updates: 0,
    renewals: [],
    removed: false,
  });
  return json(201, { key: id, portal, ref, link, status: 'created' });
}

function update(id, { portal, content, pictures }) {
  const there = posts.get(id);
  if (!there || there.removed) return refusal('Tin không còn trên cổng');
  Object.assign(there, { content, pictures, updates: there.updates + 1 });
  return json(200, { key: id, portal, status: 'updated' });
}

/** Each key buys more time once. */
function renew(id, of, { portal, news }) {
  const there = posts.get(of);
  if (there?.renewals.some(({ key: known }) => known === id)) return json(200, { key: id, portal, status: 'existing' });
  if (!there || there.removed) return refusal('Tin không còn trên cổng');
  there.renewals.push({ key: id, news });
  return json(201, { key: id, portal, status: 'renewed' });
}

function remove(id, { portal }) {
  const there = posts.get(id);
  const status = there && !there.removed ? 'removed' : 'absent';
  if (there) there.removed = true;
  return json(200, { key: id, portal, status });
}

/** The answer of one that keeps to the protocol. */
function honest(method, path, asked, id) {
  if (method === 'POST' && path === '/posts') return post(id, asked);
  if (method === 'PUT' && path === `/posts/${id}`) return update(id, asked);
  const [, of] = path.match(/^\/posts\/([^/]+)\/renewals$/) ?? [];
  if (method === 'POST' && of) return renew(id, of, asked);
  if (method === 'DELETE' && path === `/posts/${id}`) return remove(id, asked);
  return json(404, { code: 'unknown' });
}

/** Answers that lie, made of an honest one. */
const lies = {
  wrongKey: (body) => ({ ...body, key: '00000000-0000-4000-8000-000000000000' }),
  otherPortal: (body) => ({ ...body, portal: 'nowhere' }),
  noRef: ({ ref: _ref, ...body }) => body,
  badLink: (body) => ({ ...body, link: 'javascript:alert(1)' }),
  otherStatus: (body) => ({ ...body, status: 'done' }),
};

const refuses = {
  busy: ({ seconds = 120 }) => json(429, { code: 'busy' }, { 'retry-after': String(seconds) }),
  error: () => json(500, { code: 'error' }),
  html: ({ status = 200 }) => ({ status, body: '<html>Bảo trì</html>', type: 'text/html', headers: {} }),
  redirect: () => json(302, {}, { location: 'http://127.0.0.1:1/stolen' }),
  refuse: ({ reason = 'Cổng từ chối tin', field }) => refusal(reason, field),
  huge: () => ({ status: 200, body: 'x'.repeat(200_000), type: 'application/json', headers: {} }),
};

async function handle(request, response) {
  const { method = '', url = '' } = request;
  const body = await bytesOf(request);
  if (url.startsWith('/_test/')) return send(response, told(method, url, body));
  if (request.headers.authorization !== `Bearer ${key}`) return send(response, json(401, { code: 'unknown_key' }));
  const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/form-data');
  const asked = isForm ? await formOf(request, body) : JSON.parse(body.toString('utf8'));
  const chosen = behaviour();
  done[chosen.do] = (done[chosen.do] ?? 0) + 1;
  if (chosen.do in refuses) return send(response, refuses[chosen.do](chosen));
  // tells whatever it was sent, the password, too
  if (chosen.do === 'echo')
    return send(response, refusal(`Sai mật khẩu ${asked.account.password} của ${asked.account.name}`));
  const answer = honest(method, url, asked, request.headers['idempotency-key']);
  if (chosen.do === 'slow') await pause(chosen.milliseconds ?? 20_000);
  // the work is done, and nobody hears of it
  if (chosen.do === 'drop') return response.destroy();
  if (chosen.do in lies)
    return send(response, { ...answer, body: JSON.stringify(lies[chosen.do](JSON.parse(answer.body))) });
  send(response, answer);
  if (chosen.do === 'twice')
    response.socket?.write(
      `HTTP/1.1 ${answer.status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(answer.body)}\r\n\r\n${answer.body}`,
    );
}

function send(response, { status, body, type, headers }) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
}

/** What tests tell and ask it. */
function told(method, url, body) {
  if (method === 'POST' && url === '/_test/next') next.push(...JSON.parse(body.toString('utf8')));
  else if (method === 'POST' && url === '/_test/faults') ({ faults, seed = 1 } = JSON.parse(body.toString('utf8')));
  else if (method === 'POST' && url === '/_test/forget') {
    posts.clear();
    next.length = 0;
    faults = {};
  }
  return json(200, { posts: [...posts.values()], done });
}

const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    if (!response.headersSent) send(response, json(500, { code: 'broken', reason: String(error?.message ?? error) }));
  });
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
