import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ZaloLink, ZaloPerson, ZaloProvider, ZaloTokens } from './zalo-provider';
import { ZaloAway, ZaloRefused } from './zalo-provider';

export interface ZaloApp {
  id: string;
  secret: string;
  /** Base of the Social API, and of the sign-in. */
  apiUrl: string;
  oauthUrl: string;
  /** Where Zalo sends the person back to. Registered at Zalo, letter by letter. */
  redirectUrl: string;
}

/** Milliseconds until the whole answer is here. Browsers wait 30 s for a call, which may first renew the tokens. */
const timeout = 9_000;

/** Bytes. Two hundred friends are about 60 KB. */
const largestAnswer = 512 * 1024;

const friendsPerPage = 50;
const mostFriends = 500;

interface Asked {
  method?: 'POST';
  headers: Record<string, string>;
  form?: Record<string, string>;
}

/** @throws ZaloAway. The address is not told: a query may hold what is personal. */
async function readBounded(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > largestAnswer) throw new ZaloAway('answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** fetch fails with `cause` when no connection was made. Then the request never left. */
const neverReached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function awayOf(error: unknown): ZaloAway {
  if (error instanceof ZaloAway) return error;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return new ZaloAway('did not answer in time');
  return new ZaloAway('was not reached', neverReached.includes(cause?.code ?? ''));
}

/** Zalo answers 200 to refusals, too: `error` tells, 0 or absent is a success. */
const refusal = z.object({ error: z.coerce.number().int().refine((code) => code !== 0) });

/** @throws ZaloRefused, ZaloAway */
async function ask<Shape extends z.ZodType>(shape: Shape, url: URL, { form, ...asked }: Asked): Promise<z.output<Shape>> {
  const { status, text } = await fetch(url, {
    ...asked,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (reply) => ({ status: reply.status, text: await readBounded(reply) }))
    .catch((error: unknown) => Promise.reject(awayOf(error)));
  const answer = parse(text);
  const refused = refusal.safeParse(answer);
  if (refused.success) throw new ZaloRefused(String(refused.data.error));
  if (status >= 400 && status < 500) throw new ZaloRefused(`HTTP ${status}`);
  if (status >= 500) throw new ZaloAway(`answered ${status}`);
  const read = shape.safeParse(answer);
  if (!read.success) throw new ZaloAway('answered something else');
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a page of a proxy; what it means is told by its status
  }
}

const token = z.string().min(1).max(8000);
/** Seconds; Zalo writes them as text. Half a year at most: what is longer is a mistake. */
const seconds = z.coerce.number().int().min(1).max(180 * 24 * 60 * 60);
const tokens = z.object({
  access_token: token,
  refresh_token: token,
  expires_in: seconds,
  refresh_token_expires_in: seconds.optional().catch(undefined),
});

const picture = z
  .object({ data: z.object({ url: z.url({ protocol: /^https$/ }).max(1000) }) })
  .transform(({ data }) => data.url)
  .nullish()
  .catch(null);
const person = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(/^[\w-]{1,64}$/)),
    name: z.string().trim().min(1).transform((name) => name.slice(0, 200)),
    picture,
  })
  .transform(({ id, name, picture: avatar }): ZaloPerson => ({ id, name, avatar: avatar ?? null }));

/** A friend whose row can't be read is left out. */
const friends = z.object({ data: z.array(person.nullable().catch(null)) });

/** What was posted has an id. Without one nobody knows what became of it. */
const posted = z.object({ id: z.union([z.string().min(1), z.number()]) });

const tokensOf = (read: z.output<typeof tokens>): ZaloTokens => {
  const inSeconds = (later: number) => new Date(Date.now() + later * 1000);
  return {
    access: read.access_token,
    refresh: read.refresh_token,
    expiresAt: inSeconds(read.expires_in),
    renewUntil: read.refresh_token_expires_in ? inSeconds(read.refresh_token_expires_in) : null,
  };
};

/** Zalo's Social API over HTTP: sign-in v4 with PKCE, graph v2.0. https://developers.zalo.me/docs/social-api */
export function zaloOverHttp(app: ZaloApp): ZaloProvider {
  const at = (base: string, path: string, query: Record<string, string> = {}) => {
    const url = new URL(base.replace(/\/+$/, '') + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  // the proof shows that the token is used by the app that it was given to
  const signed = (accessToken: string) => ({
    access_token: accessToken,
    appsecret_proof: createHmac('sha256', app.secret).update(accessToken).digest('hex'),
  });
  const grant = async (form: Record<string, string>): Promise<ZaloTokens> =>
    tokensOf(
      await ask(tokens, at(app.oauthUrl, '/v4/access_token'), {
        headers: { secret_key: app.secret },
        form: { app_id: app.id, ...form },
      }),
    );
  const put = async (path: string, accessToken: string, { link, message }: ZaloLink, to: Record<string, string> = {}) =>
    void (await ask(posted, at(app.apiUrl, path), { headers: signed(accessToken), form: { ...to, link, message } }));

  return {
    loginUrl: ({ state, challenge }) =>
      at(app.oauthUrl, '/v4/permission', {
        app_id: app.id,
        redirect_uri: app.redirectUrl,
        code_challenge: challenge,
        state,
      }).href,
    exchangeCode: (code, verifier) => grant({ grant_type: 'authorization_code', code, code_verifier: verifier }),
    renewTokens: (refreshToken) => grant({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    readMe: (accessToken) =>
      ask(person, at(app.apiUrl, '/v2.0/me', { fields: 'id,name,picture' }), { headers: signed(accessToken) }),
    listFriends: async (accessToken) => {
      const found = new Map<string, ZaloPerson>();
      for (let offset = 0; offset < mostFriends; offset += friendsPerPage) {
        const query = { fields: 'id,name,picture', offset: String(offset), limit: String(friendsPerPage) };
        const { data } = await ask(friends, at(app.apiUrl, '/v2.0/me/friends', query), { headers: signed(accessToken) });
        for (const friend of data) if (friend) found.set(friend.id, friend);
        if (data.length < friendsPerPage) break;
      }
      return [...found.values()];
    },
    post: (accessToken, link) => put('/v2.0/me/feed', accessToken, link),
    send: (accessToken, to, link) => put('/v2.0/me/message', accessToken, link, { to }),
  };
}
