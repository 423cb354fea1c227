import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatMessage, ChatRow, VisitorChat, VisitorMessage } from '@toam/contracts/chat/chat.schema';
import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { fingerprint } from '../../sessions/token';
import { anonymous, as, withHeaders } from '../../testing/test-app';
import { findVisitor } from './visitor.queries';

/** Two colleagues who answer chats. A call stores who calls. */
export const lan = anActor({ id: 7, chat_permission: 1 });
export const bao = anActor({ id: 8, chat_permission: 1 });

export const visitor = { name: 'Nguyễn Minh', sex: 'men', phone_number: '0903618274' } as const;

/** Begins a visitor's session. @returns their token and the conversation's id */
export async function begin(differing: object = {}): Promise<{ token: string; id: string }> {
  const sent = { ...visitor, ...differing };
  const reply = await anonymous.post('/public/chat/session', sent);
  if (reply.statusCode !== 200) throw new Error(`the session was refused: ${reply.body}`);
  const { token } = reply.json<{ data: { token: string } }>().data;
  const begun = await findVisitor({ token_hash: fingerprint(token) });
  return { token, id: begun!.conversation_id };
}

/** The visitor with this token. */
export const asVisitor = (token: string) => withHeaders({ [visitorTokenHeader]: token });

/** What a visitor sends and reads. */
export const sends = (token: string, body: object) => asVisitor(token).post('/public/chat/message', body);
export const says = (token: string, text: string, client_key: string = randomUUID()) =>
  sends(token, { text, client_key });
export const hasSeen = (token: string, until: number) => asVisitor(token).post('/public/chat/read', { until });
export const hears = async (token: string, after = 0): Promise<VisitorChat> =>
  (await asVisitor(token).get(`/public/chat/message?after=${after}`)).json<{ data: VisitorChat }>().data;
export const textsOf = (list: Pick<VisitorMessage, 'text'>[]) => list.map(({ text }) => text);

const at = (id: string, part = '') => `/chat/conversation/${id}${part}`;

/** What a colleague does. */
export const claim = (who: Actor, id: string, body: object = {}) => as(who).post(at(id, '/claim'), body);
export const release = (who: Actor, id: string) => as(who).post(at(id, '/release'), {});
export const setStatus = (who: Actor, id: string, status: 0 | 1) => as(who).put(at(id, '/status'), { status });
export const joins = (who: Actor, id: string) => as(who).post(at(id, '/join'), {});
export const marksRead = (who: Actor, id: string) => as(who).post(at(id, '/read'), {});
export const closesWaiting = (who: Actor, id: string) => as(who).post(at(id, '/no-answer'), {});
export const answers = (who: Actor, id: string, text: string, client_key: string = randomUUID()) =>
  as(who).post(at(id, '/message'), { text, client_key });
export const head = async (who: Actor, id: string) => (await as(who).get(at(id))).json<{ data: ChatHead }>().data;
export const messagesOf = async (who: Actor, id: string, query = '') =>
  (await as(who).get(at(id, `/message${query}`))).json<{ data: { list: ChatMessage[]; more: boolean } }>().data;
export const listOf = async (who: Actor, query = '') =>
  (await as(who).get(`/chat/conversation${query}`)).json<{
    data: { list: ChatRow[]; total: number; counts: Record<'all' | 'free' | 'mine', number>; now: number };
  }>().data;

/** Lets seconds pass for a conversation: everything of it was that much earlier. */
export const letPass = (id: string, seconds: number) =>
  db().execute(sql`
    update chat_conversations set
      start_support = start_support - make_interval(secs => ${seconds}),
      last_message_at = last_message_at - make_interval(secs => ${seconds})
    where id = ${id}`);
