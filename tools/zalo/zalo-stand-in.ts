import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the next call of a path does instead of answering as Zalo would. */
export type Mischief =
  | { kind: 'refuse'; code: number }
  /** Refuses, and repeats all that it was sent. */
  | { kind: 'echo' }
  | { kind: 'html' | 'huge' | 'redirect' | 'lie' | 'down' }
  /** Does it, and answers after so many milliseconds. */
  | { kind: 'slow'; after: number }
  /** Does it, and answers when the test lets it. */
  | { kind: 'held'; until: Promise<void> }
  /** Does it, and closes the line instead of answering. */
  | { kind: 'hang up' };

export const zaloApp = { id: '1234567890123456789', secret: 'the secret of our app at zalo' };

interface Person {
  id: string;
  name: string;
}

const linh = { id: '81000000000000001', name: 'Thuỳ Linh Nhà Đất' };
const friends: Person[] = [
  { id: '82000000000000001', name: 'Chị Duyên' },
  { id: '82000000000000002', name: 'Anh Thắng' },
  { id: '82000000000000003', name: 'Cô Hạnh Q3' },
  { id: '82000000000000004', name: 'Công Thành' },
];

const pictured = (person: Person) => ({ ...person, picture: { data: { url: `https://ava.zalo.test/${person.id}` } } });

/**
 * Zalo for tests: sign-in v4 with PKCE, rotating refresh tokens, graph v2.0. As strict as the real one is told to be: a code and a refresh
 * token are good once, the secret, the verifier and the proof are looked at. Its page of consent says yes at once.
 */
export class ZaloStandIn {
  /** What was posted and sent, in order. */
  readonly posts: { to: string | null; link: string; message: string }[] = [];
  /** Every token and code that was ever given: none may be found anywhere else. */
  readonly secrets: string[] = [];
  /** Paths of all calls, in order. */
  readonly calls: string[] = [];
  me: Person = linh;
  /** Seconds that an access token lasts. Zalo: 25 hours. */
  lasts = 90_000;

  private readonly challenges = new Map<string, string>();
  private readonly refreshable = new Set<string>();
  private readonly access = new Set<string>();
  private readonly mischief = new Map<string, Mischief[]>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** @param port 0: a free one */
  async listen(port = 0): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(port, '127.0.0.1', ready));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** The variables of an API that asks this Zalo. */
  get env(): Record<string, string> {
    return { ZALO_APP_ID: zaloApp.id, ZALO_APP_SECRET: zaloApp.secret, ZALO_API_URL: this.url, ZALO_OAUTH_URL: this.url };
  }

  /** Forgets what happened and what was planned. Tokens stay good. */
  forget(): void {
    this.posts.length = this.calls.length = 0;
    this.mischief.clear();
    this.me = linh;
    this.lasts = 90_000;
  }

  /** The next calls of this path do these, one each. */
  next(path: string, ...deeds: Mischief[]): void {
    this.mischief.set(path, [...(this.mischief.get(path) ?? []), ...deeds]);
  }

  /** Ends all access tokens, as when a person takes the permission back in Zalo. */
  endAccess(): void {
    this.access.clear();
  }

  /** Says yes to the question behind the address. @returns what the browser brings back */
  async consent(loginUrl: string): Promise<{ code: string; state: string; redirect: string }> {
    const reply = await fetch(loginUrl, { redirect: 'manual' });
    const back = new URL(reply.headers.get('location') ?? 'missing:');
    const { code = '', state = '' } = Object.fromEntries(back.searchParams);
    return { code, state, redirect: back.origin + back.pathname };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '/', this.url);
    this.calls.push(url.pathname);
    const deed = this.mischief.get(url.pathname)?.shift();
    const sent = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(body)) };
    if (deed && (await misbehave(deed, { request, response, sent, url: this.url }))) return;
    const result = this.handle(url.pathname, sent, request);
    if (deed?.kind === 'held') await deed.until;
    if (deed?.kind === 'slow') await new Promise((wake) => setTimeout(wake, deed.after).unref());
    if (deed?.kind === 'hang up') return void response.destroy();
    if (typeof result === 'string') return void response.writeHead(302, { location: result }).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  }

  /** @returns an answer, or where to go */
  private handle(path: string, sent: Record<string, string>, { headers }: IncomingMessage): object | string {
    if (path === '/v4/permission') return this.ask(sent);
    if (path === '/v4/access_token') return headers.secret_key === zaloApp.secret ? this.grant(sent) : refused(-14002);
    const token = String(headers.access_token);
    const proof = createHmac('sha256', zaloApp.secret).update(token).digest('hex');
    if (!this.access.has(token)) return refused(452);
    if (headers.appsecret_proof !== proof) return refused(-501);
    if (path === '/v2.0/me') return { ...pictured(this.me), error: 0, message: 'Success' };
    if (path === '/v2.0/me/friends') return { data: friends.map(pictured), summary: { total_count: friends.length } };
    if (path !== '/v2.0/me/feed' && path !== '/v2.0/me/message') return refused(404);
    this.posts.push({ to: sent.to ?? null, link: sent.link ?? '', message: sent.message ?? '' });
    return { id: randomUUID() };
  }

  private ask({ app_id, redirect_uri = '', code_challenge = '', state = '' }: Record<string, string>): object | string {
    if (app_id !== zaloApp.id) return refused(-14001);
    const code = this.secret('code');
    this.challenges.set(code, code_challenge);
    const back = new URL(redirect_uri);
    back.search = new URLSearchParams({ code, state }).toString();
    return back.href;
  }

  private grant({ grant_type, code = '', code_verifier = '', refresh_token = '' }: Record<string, string>): object {
    if (grant_type === 'refresh_token') return this.refreshable.delete(refresh_token) ? this.tokens() : refused(-14014);
    const challenge = this.challenges.get(code);
    this.challenges.delete(code);
    const hashed = createHash('sha256').update(code_verifier).digest('base64url');
    return challenge !== undefined && challenge === hashed ? this.tokens() : refused(-14003);
  }

  /** Both tokens of a person who said yes. Zalo writes seconds as text. */
  tokens() {
    const [access_token, refresh_token] = [this.secret('access'), this.secret('refresh')];
    this.access.add(access_token);
    this.refreshable.add(refresh_token);
    return { access_token, refresh_token, expires_in: String(this.lasts), refresh_token_expires_in: '7776000' };
  }

  private secret(kind: string): string {
    const made = `${kind}-${randomUUID()}`;
    this.secrets.push(made);
    return made;
  }
}

const refused = (error: number) => ({ error, error_name: 'Refused', error_description: 'not allowed' });

interface Met {
  request: IncomingMessage;
  response: ServerResponse;
  sent: Record<string, string>;
  url: string;
}

/** @returns whether it has answered */
async function misbehave(deed: Mischief, { request, response, sent, url }: Met): Promise<boolean> {
  const json = (status: number, answer: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  const deeds: Record<Mischief['kind'], (() => unknown) | null> = {
    refuse: () => json(200, refused('code' in deed ? deed.code : 1)),
    echo: () => json(200, { ...refused(-1), message: JSON.stringify({ sent, headers: request.headers }) }),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bảo trì</h1>'),
    huge: () => response.writeHead(200).end('x'.repeat(3_000_000)),
    redirect: () => response.writeHead(302, { location: `${url}/elsewhere` }).end(),
    lie: () => json(200, { error: 0, message: 'Success' }),
    down: () => response.writeHead(503).end('down'),
    slow: null,
    held: null,
    'hang up': null,
  };
  const deedOf = deeds[deed.kind];
  deedOf?.();
  return deedOf !== null;
}
