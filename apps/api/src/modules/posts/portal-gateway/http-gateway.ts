import { postReasonText as reasons } from '@toam/contracts/post/post-event.text';
import { repairs } from '@toam/domain/post/post-repair';
import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { GatewayFailure, GatewayRefusal, type PortalGateway, type PostRequest } from './portal-gateway';

/** Milliseconds for the whole answer. */
const timeout = 15_000;
/** The most bytes of an answer: it names a post. */
const longestAnswer = 64_000;
/** The longest that a gateway makes wait, in seconds. */
const longestWait = 3600;
/** Characters of a reason that people read. */
const longestReason = 300;

interface Service {
  url: string;
  key: string;
}

const about = z.object({ key: z.string(), portal: z.string() });
const postedAnswer = about.extend({
  ref: z.string().min(1).max(200),
  link: z
    .string()
    .regex(/^https?:\/\/\S+$/i)
    .max(1000)
    .nullable(),
  status: z.enum(['created', 'existing']),
});
const updatedAnswer = about.extend({ status: z.literal('updated') });
const renewedAnswer = about.extend({ status: z.enum(['renewed', 'existing']) });
const removedAnswer = about.extend({ status: z.enum(['removed', 'absent']) });
const refusal = z.object({
  code: z.literal('refused'),
  reason: z.string().min(1),
  // another word is none: the reason says it, too
  field: z.enum(repairs).nullish().catch(null),
});

/** The bytes of an answer, unless there are too many. */
async function bytesOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.byteLength;
    if (length > longestAnswer) throw new GatewayFailure(reasons.broken);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(reply: Response, text: string): unknown {
  if (!/^application\/json\b/i.test(reply.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds of a Retry-After, in seconds or as a date. */
function waitOf(reply: Response): number | null {
  const input = reply.headers.get('retry-after');
  if (input === null) return null;
  const seconds = /^\d+$/.test(input) ? Number(input) : (Date.parse(input) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : null;
}

/** What people may read of a gateway's reason: never the account's password, whatever the gateway says. D103 */
function tellable(reason: string, password: string): string {
  const told = visibleText(reason).replace(/\s+/g, ' ').slice(0, longestReason);
  return told === '' || told.includes(password) ? reasons.refused : told;
}

/** Whether what is stored of an answer holds the password. Shorter ones stand in any text. */
const echoes = (password: string, ...texts: string[]): boolean =>
  password.length >= 6 && texts.some((text) => text.includes(password));

/** @throws GatewayFailure with words for people; never the error of `fetch`, which may name what was sent */
async function send(url: URL, init: RequestInit): Promise<{ reply: Response; body: unknown }> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const reply = await fetch(url, { ...init, redirect: 'error', signal });
    return { reply, body: jsonOf(reply, await bytesOf(reply)) };
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(signal.aborted ? reasons.noAnswer : reasons.unreachable);
  }
}

const accepted = [200, 201];

/** The post as a form: the part `post` is JSON, each part `picture` a file, in their order. */
function formOf({ portal, account, content, pictures }: Omit<PostRequest, 'key'>, ref?: string): FormData {
  const form = new FormData();
  form.set('post', JSON.stringify({ portal, account, content, ref }));
  for (const { name, type, bytes } of pictures) form.append('picture', new Blob([bytes], { type }), name);
  return form;
}

/** A gateway that the brokerage runs, or rents: `docs/portal-gateway.md`. */
export function httpGateway({ url, key: token }: Service): PortalGateway {
  const at = (path: string) => new URL(`${url.replace(/\/+$/, '')}${path}`);

  async function ask<Answer extends z.ZodType<z.output<typeof about>>>(
    { path, method, body, type }: { path: string; method: string; body: FormData | string; type?: string },
    { key, portal, account }: Pick<PostRequest, 'key' | 'portal' | 'account'>,
    schema: Answer,
  ): Promise<z.output<Answer>> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
    const { reply, body: input } = await send(at(path), {
      method,
      body,
      headers: type ? { ...headers, 'content-type': type } : headers,
    });
    if (reply.status === 422) {
      const refused = refusal.safeParse(input);
      if (refused.success)
        throw new GatewayRefusal(tellable(refused.data.reason, account.password), refused.data.field ?? null);
    }
    if (reply.status === 429) throw new GatewayFailure(reasons.busy, waitOf(reply));
    if (!accepted.includes(reply.status))
      throw new GatewayFailure(reasons.serverError(reply.status), reply.status === 503 ? waitOf(reply) : null);
    const answer = schema.safeParse(input);
    // an answer about something else tells nothing about this post
    if (!answer.success || answer.data.key !== key || answer.data.portal !== portal)
      throw new GatewayFailure(reasons.broken);
    return answer.data;
  }

  return {
    kind: 'http',
    post: async ({ key, ...request }) => {
      const about = { key, ...request };
      const { ref, link, status } = await ask(
        { path: '/posts', method: 'POST', body: formOf(request) },
        about,
        postedAnswer,
      );
      if (echoes(request.account.password, ref, link ?? '')) throw new GatewayFailure(reasons.broken);
      return { ref, link, status };
    },
    update: async ({ key, ref, ...request }) => {
      const path = `/posts/${key}`;
      await ask({ path, method: 'PUT', body: formOf(request, ref) }, { key, ...request }, updatedAnswer);
    },
    renew: async ({ key, of, ref, portal, account, news }) => {
      const body = JSON.stringify({ portal, account, ref, news });
      const path = `/posts/${of}/renewals`;
      await ask({ path, method: 'POST', body, type: 'application/json' }, { key, portal, account }, renewedAnswer);
    },
    remove: async ({ key, ref, portal, account }) => {
      const body = JSON.stringify({ portal, account, ref });
      const path = `/posts/${key}`;
      await ask({ path, method: 'DELETE', body, type: 'application/json' }, { key, portal, account }, removedAnswer);
    },
  };
}
