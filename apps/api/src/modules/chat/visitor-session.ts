import type { openVisitorChat as openEndpoint } from '@toam/contracts/chat/visitor-chat.endpoints';
import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import type { DataOf, InputOf } from '@toam/contracts/endpoint';
import { chatText } from '@toam/contracts/chat/chat.text';
import { normalisePhone } from '@toam/domain/phone';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { HttpError } from '../../http-error';
import { networkOf } from '../../http/network-of';
import { fingerprint, newToken } from '../../sessions/token';
import { publishChat } from './change-lease';
import type { ChatTokens, TokenVisitor } from './chat-tokens';
import type { ChatVisitor } from './chat.schema';
import { findConversation, insertConversation, readClock } from './conversation.queries';
import { allowSession } from './visitor-limits';
import { findVisitor, insertVisitor, touchVisitor } from './visitor.queries';

/** Whom the store signs in: a session. @param digest of its token */
const uidOf = (digest: string): string => digest.slice(0, 24);

/**
 * Begins a visitor's session. A typed number is no proof: of a known one it begins a thread of its own, which reads and writes nothing of
 * the customer's conversation. Neither the answer nor the time it takes tells whether the number was known. Programs that fill in the
 * hidden field get the usual answer, and nothing is stored. T9, D120.
 * @throws HttpError too_many
 */
export async function openVisitorChat(
  { name, sex, phone_number, website }: InputOf<typeof openEndpoint>['body'],
  ip: string,
  tokens?: ChatTokens,
): Promise<DataOf<typeof openEndpoint>> {
  const token = newToken();
  const answerOf = (now: Date, conversation: Pick<TokenVisitor, 'phone' | 'uuid' | 'main' | 'device'>) => {
    const visitor = { uid: uidOf(fingerprint(token)), name, own: null, since: now, ...conversation };
    const firebase = tokens && { token: tokens.forVisitor(visitor), config: tokens.config };
    return { token, now: now.getTime(), ...(firebase ? { firebase } : {}) };
  };
  if (website) {
    auditNothing();
    // the rules know no conversation of no number
    return answerOf(new Date(), { phone: '', uuid: randomUUID(), main: null, device: 1 });
  }
  return tx(async () => {
    const network = fingerprint(networkOf(ip));
    await allowSession(network);
    const phone = normalisePhone(phone_number);
    const { id, device, main_id: main } = await insertConversation({ phone, phone_shown: phone_number, name, sex });
    await insertVisitor({
      ...{ token_hash: fingerprint(token), conversation_id: id, network, device, since_message_id: 0 },
    });
    addAuditEvent({ detail: { conversation: id, main } });
    await publishChat(id);
    // who looks at the main conversation sees that there is a thread; of a new number that is the same one
    await publishChat(main ?? id, 'staff');
    return answerOf(await readClock(), { phone, uuid: id, main, device });
  });
}

/** A custom token for a session that is still valid. It sees what the session sees. @throws HttpError not_found */
export async function signInAgain(visitor: ChatVisitor, tokens: ChatTokens): Promise<string> {
  const { token_hash, conversation_id, thread_id: own, device, joined_at, created_at } = visitor;
  const [found, thread] = await readAtOnce(
    () => findConversation(conversation_id),
    () => findConversation(own ?? conversation_id),
  );
  if (!found || !thread) throw new HttpError('not_found', chatText.noSession);
  const { id: uuid, phone, main_id: main } = found.conversation;
  const { name } = thread.conversation;
  return tokens.forVisitor({
    ...{ uid: uidOf(token_hash), phone, uuid, main, own, device, name },
    since: joined_at ?? created_at,
  });
}

/** The visitor of a call. @throws HttpError not_found without a valid token: the page then shows its form again */
export async function visitorOf(request: FastifyRequest): Promise<ChatVisitor> {
  const token = request.headers[visitorTokenHeader];
  const visitor =
    typeof token === 'string' && token !== '' ? await findVisitor({ token_hash: fingerprint(token) }) : undefined;
  if (!visitor) throw new HttpError('not_found', chatText.noSession);
  await touchVisitor(visitor);
  return visitor;
}
