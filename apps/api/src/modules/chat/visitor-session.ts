import type { openVisitorChat as openEndpoint } from '@toam/contracts/chat/visitor-chat.endpoints';
import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import type { DataOf, InputOf } from '@toam/contracts/endpoint';
import { chatText } from '@toam/contracts/texts/chat';
import { normalisePhone } from '@toam/domain/phone';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { networkOf } from '../../http/network-of';
import { fingerprint, newToken } from '../../sessions/token';
import { publishChat } from './change-lease';
import type { ChatTokens, TokenVisitor } from './chat-tokens';
import type { ChatVisitor } from './chat.schema';
import { findConversation, lockConversationOf, readClock } from './conversation.queries';
import { lastMessageId } from './message.queries';
import { tellEvent } from './tell-event';
import { allowSession, allowSessionOf } from './visitor-limits';
import { findVisitor, insertVisitor, touchVisitor } from './visitor.queries';

/** Whom the store signs in: a session. @param digest of its token */
const uidOf = (digest: string): string => digest.slice(0, 24);

/**
 * Begins a visitor's session. The answer does not tell whether the number was known, and the token reads nothing of the past: whoever
 * types somebody else's number learns nothing. Programs that fill in the hidden field get the usual answer, and nothing is stored. T9.
 * @throws HttpError too_many
 */
export async function openVisitorChat(
  { name, sex, phone_number, website }: InputOf<typeof openEndpoint>['body'],
  ip: string,
  tokens?: ChatTokens,
): Promise<DataOf<typeof openEndpoint>> {
  const token = newToken();
  const answerOf = (now: Date, conversation: Pick<TokenVisitor, 'phone' | 'uuid'>) => {
    const visitor = { uid: uidOf(fingerprint(token)), name, now, ...conversation };
    const firebase = tokens && { token: tokens.forVisitor(visitor), config: tokens.config };
    return { token, now: now.getTime(), ...(firebase ? { firebase } : {}) };
  };
  if (website) {
    auditNothing();
    return answerOf(new Date(), { phone: '', uuid: randomUUID() }); // the rules know no conversation of no number
  }
  return tx(async () => {
    const network = fingerprint(networkOf(ip));
    await allowSession(network);
    const phone = normalisePhone(phone_number);
    const { id, isNew } = await lockConversationOf({ phone, phone_shown: phone_number, name, sex });
    await allowSessionOf(id);
    await insertVisitor({
      ...{ token_hash: fingerprint(token), conversation_id: id, network },
      since_message_id: await lastMessageId(id),
    });
    const now = await readClock();
    if (isNew) addAuditEvent({ detail: { conversation: id } });
    else {
      auditNothing();
      await tellEvent(id, 'session', { id: null, name }, now);
    }
    await publishChat(id, isNew ? undefined : 'staff');
    return answerOf(now, { phone, uuid: id });
  });
}

/**
 * A custom token for a session that is still valid. It sees what the session saw from its beginning.
 * @param name what the visitor calls themselves: their number may be somebody else's, so the conversation's name is not told. T9
 */
export async function signInAgain(visitor: ChatVisitor, name: string, tokens: ChatTokens): Promise<string> {
  const found = await findConversation(visitor.conversation_id);
  if (!found) throw new HttpError('not_found', chatText.noSession);
  const { id: uuid, phone } = found.conversation;
  return tokens.forVisitor({ uid: uidOf(visitor.token_hash), phone, uuid, name, now: visitor.created_at });
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
