import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { Workbook } from 'exceljs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { db } from '../db/db';
import type { MountedEndpoint } from '../http/register-route';
import { isQuestion } from '../http/statement-limit-of';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { isolated } from '../testing/isolated';
import { workbookOf } from '../testing/workbook';
import type { Calls } from './calls.fixture';
import { phone, plainWord, word } from './canary';

/** One who asks: a session, or the token of a visitor's chat. */
export interface Asker {
  token: string;
  visitor?: string;
}

/** Answers of one endpoint to one person. */
export interface Answered {
  name: string;
  about: string;
  status: number;
  /** Bodies and headers. */
  said: string[];
  /** What the call makes known to others: live events for everybody, and notices, each for one person. */
  events: string;
  notices: { user_id: number; text: string }[];
}

/** The text of an answer. A sheet is unpacked first; of a picture or an archive the bytes are looked through. */
async function textOf({ headers, body, rawPayload }: LightMyRequestResponse): Promise<string> {
  const type = String(headers['content-type']);
  if (type.includes('json')) return body;
  if (!type.includes('spreadsheetml')) return rawPayload.toString('latin1');
  const book = new Workbook();
  await book.xlsx.load(rawPayload as unknown as ArrayBuffer);
  return JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
}

async function leftBehind(): Promise<Pick<Answered, 'events' | 'notices'>> {
  const events = await db().execute<{ text: string }>(sql`select body::text as text from live_events`);
  const notices = await db().execute<{ user_id: number; text: string }>(
    sql`select user_id, row_to_json(n)::text as text from notifications n where created_at >= now()`,
  );
  return { events: events.rows.map(({ text }) => text).join('\n'), notices: notices.rows };
}

const nothing = { events: '', notices: [] };

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file that the endpoint takes. */
async function fileFor(path: string): Promise<{ bytes: Buffer; name: string }> {
  if (path.includes('/import'))
    return {
      bytes: await workbookOf([
        ['Họ tên', 'SĐT'],
        ['Lê An', '0912345678'],
      ]),
      name: 'a.xlsx',
    };
  return path === '/house/file'
    ? { bytes: Buffer.from('%PDF-1.4\n%%EOF'), name: 'a.pdf' }
    : { bytes: Buffer.from(png, 'base64'), name: 'a.png' };
}

async function upload(
  app: FastifyInstance,
  { path }: MountedEndpoint,
  call: SentCall,
  headers: Record<string, string>,
) {
  const { bytes, name } = await fileFor(path);
  const form = new FormData();
  for (const [field, value] of Object.entries(call.body ?? {})) form.append(field, String(value));
  form.append(path.includes('image') ? 'image' : 'file', new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/api${path.replace(/:\w+/, String(Object.values(call.params ?? {})[0]))}`,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

function send(app: FastifyInstance, endpoint: MountedEndpoint, call: SentCall, { token, visitor }: Asker) {
  const visiting: Record<string, string> = visitor === undefined ? {} : { [visitorTokenHeader]: visitor };
  return endpoint.bodyKind === 'upload'
    ? upload(app, endpoint, call, { authorization: `Bearer ${token}`, ...visiting })
    : sendCall(app, endpoint, call, token, visiting);
}

/** Sends one call as one person, and takes back what it did. */
const ask = (app: FastifyInstance, endpoint: MountedEndpoint, call: SentCall, asker: Asker) =>
  isolated(async () => {
    const replies = [await send(app, endpoint, call, asker)];
    const status = replies[0]!.statusCode;
    const isDone = endpoint.method !== 'GET' && status < 300;
    // what was done is refused, and a refusal may show the record; what only reads says the same again
    const isChange = isDone && !isQuestion(endpoint) && endpoint.replyKind !== 'file';
    if (isChange) replies.push(await send(app, endpoint, call, asker));
    const said = (await Promise.all(replies.map(textOf))).map((text, at) => [
      text,
      JSON.stringify(replies[at]!.headers),
    ]);
    return { status, said: said.flat(), ...(isDone ? await leftBehind() : nothing) };
  });

/** A call with other words, numbers, addresses and passwords wherever its example has one that people type. */
function typedInto(call: SentCall): SentCall {
  const typed = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (key.includes('phone')) return phone('typed', 0);
    if (key === 'email') return `${plainWord('typed')}@mail.vn`;
    if (key.includes('password')) return word('typed');
    return /[\s\u0080-\uffff]/.test(value) ? `${word('typed')} ${phone('typed', 0)}` : value;
  };
  return JSON.parse(JSON.stringify(call), typed) as SentCall;
}

/** Sends every example with what people type, to a database that takes no changes: whatever writes, fails. */
export async function failEverywhere(app: FastifyInstance, asker: Asker): Promise<number> {
  let failed = 0;
  // what browsers report has a test of its own
  for (const endpoint of app.endpoints.filter(({ path }) => path !== '/client-error'))
    await isolated(async () => {
      await db().execute(sql`set transaction read only`);
      const reply = await send(app, endpoint, typedInto(exampleAbout(endpoint, 1)), asker);
      if (reply.statusCode >= 500) failed += 1;
    });
  return failed;
}

/** The examples are asked about one of each way to a customer. */
const records = [1, 2, 3, 4];

/** Every answer of the API to this person: the examples about several records, and what they ask besides. */
export async function* answersTo(app: FastifyInstance, asker: Asker, besides: Calls): AsyncGenerator<Answered> {
  for (const endpoint of app.endpoints) {
    const name = nameOf(endpoint);
    // hashing passwords is slow, and these answers contain no records
    const about = name.includes('/auth/') ? records.slice(0, 1) : records;
    const calls = [
      ...about.map((id) => exampleAbout(endpoint, id)),
      ...besides.flatMap(([asked, call]) => (asked === name ? [call] : [])),
    ];
    for (const text of new Set(calls.map((call) => JSON.stringify(call))))
      yield { name, about: `${name} ${text}`, ...(await ask(app, endpoint, JSON.parse(text) as SentCall, asker)) };
  }
}
