import {
  createChatToken,
  readChatConfig,
  readChatUnread,
  listConversations,
  listMessages as listMessagesEndpoint,
  readConversation,
} from '@toam/contracts/chat/chat.endpoints';
import { chatText } from '@toam/contracts/chat/chat.text';
import { joinThread as joinEndpoint } from '@toam/contracts/chat/thread.endpoints';
import * as visitor from '@toam/contracts/chat/visitor-chat.endpoints';
import { leaseWindow } from '@toam/domain/chat/chat-lease';
import type { FastifyInstance } from 'fastify';
import type { DataOf, InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { type AnswerTimes, listAnsweredTurns, readAnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { type ChatHouseTab, listChatHouses } from '@toam/contracts/chat/chat-house.endpoints';
import { canSeeChatPhone } from '@toam/domain/chat/chat-access';
import { hidePhones } from '@toam/domain/phone';
import type { Env } from '../../env';
import { creates, handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  claimConversationCall,
  closeWaitingCall,
  markConversationReadCall,
  releaseConversationCall,
  setChatStatusCall,
} from './answer-conversation';
import { publishConversation } from './change-lease';
import { readCustomerChatsCall, customerOf, openNeedsOf, readCustomerOf } from './chat-customer';
import { type ChatTokens, chatTokens, storeOf, takeTokens } from './chat-tokens';
import * as queries from './conversation.queries';
import { countUnread, findConversations, readClock, type ShownConversation } from './conversation.queries';
import { joinThread } from './join-thread';
import { quickReplyCalls } from './quick-replies';
import { sendMessageCall, takeHouse } from './send-message';
import {
  markVisitorReadCall,
  readVisitorChatCall,
  readVisitorImageCall,
  sendVisitorMessage,
  storeVisitorImageCall,
} from './visitor-messages';
import { openVisitorChat, signInAgain, visitorOf } from './visitor-session';
import { imageAddress } from '../media/media.reads';
import { readStaffNames, personOf } from '../users/users.reads';
import { shownCard, cardOf } from './house-card';
import { pageOf } from '../../http/page';
import { type FiguresRow, listTurns, readFigures } from './answer-time.queries';
import { serializeConversations, messagesOf } from './chat-serializer';
import { readWebsiteHouses } from '../houses/website/website-house.reads';
import { findFitting, findNewest, findOpened, type FoundHouses, readSentMoments } from './chat-house.queries';
import { phonesOfOwn } from '../customers/customer-links.reads';
import { listMessages, ofConversation } from './message.queries';
import { idsOf } from '../../db/rows';

/**
 * Signs a colleague in to the Firestore store, in their own name.
 * @param houseId a house that they are about to send: its card is made here and sealed, because the store's rules cannot read houses
 * @throws HttpError invalid unless the house is on the website and they may see it
 */
async function signStaffIn(
  actor: Actor,
  tokens: ChatTokens,
  houseId?: number,
): Promise<DataOf<typeof createChatToken>> {
  const name = (await readStaffNames([actor.id])).get(actor.id)?.name ?? '';
  if (houseId === undefined) return { token: tokens.forStaff(actor, name), card: null };
  const { house, picture } = await takeHouse(actor, houseId);
  const card = shownCard(houseId, house, picture && imageAddress(picture, 'thumbnail'));
  return { token: tokens.forStaff(actor, name, card), card };
}

type Wanted = InputOf<typeof listChatHouses>['query'];
type Find = (actor: Actor, shown: ShownConversation, wanted: Wanted) => Promise<FoundHouses>;

const finders: Record<ChatHouseTab, Find> = {
  fits: async (actor, shown, wanted) => {
    const customer = await customerOf(actor, shown);
    return findFitting(actor, customer ? await openNeedsOf(actor, customer.id) : [], wanted);
  },
  recent: (actor, _shown, wanted) => findOpened(actor, wanted),
  all: (actor, _shown, wanted) => findNewest(actor, wanted),
};

/** A thread that was joined is the conversation that it was joined to. @throws HttpError not_found */
async function findKnownConversation(id: string): Promise<queries.ShownConversation> {
  const found = await queries.findConversation(id);
  if (!found) throw new HttpError('not_found', chatText.notFound);
  const { joined_at, main_id } = found.conversation;
  return joined_at !== null && main_id !== null ? findKnownConversation(main_id) : found;
}

/** Numbers that a part of a number may find; undefined: all. D24. */
const searchable = (actor: Actor) =>
  canSeeChatPhone(actor, { answersNow: false, isSeenCustomer: false })
    ? undefined
    : queries.withSeenPhone(actor.id, phonesOfOwn(actor));

/** A page of conversations for this person. */
const readConversationsCall = handle(listConversations, async ({ actor, query }) => {
  const { list, total, counts, now } = await queries.listConversations(actor.id, query, query, searchable(actor));
  const rows = await serializeConversations(actor, list, now);
  return { ...pageOf(rows, total, query), counts, now: now.getTime() };
});

/** A conversation and the customer with its number. @throws HttpError not_found */
const readConversationCall = handle(readConversation, async ({ actor, params }) => {
  const found = await findKnownConversation(params.id);
  const [row] = await serializeConversations(actor, [found], found.now);
  const shown = (name: string) => (row!.masked ? hidePhones(name) : name);
  const threads = await queries.listThreadsBeside(found.conversation);
  return {
    ...row!,
    ...(await readCustomerOf(actor, found)),
    threads: threads.map((thread) => ({ ...thread, name: shown(thread.name) })),
    now: found.now.getTime(),
  };
});

/** Some messages of a conversation. @throws HttpError not_found */
const readMessagesCall = handle(listMessagesEndpoint, async ({ actor, params, query }) => {
  // the row before the messages: a page that has the newest row lacks none of them
  const found = await findKnownConversation(params.id);
  const { list, more } = await listMessages(ofConversation(found.conversation.id), query);
  const [row] = await serializeConversations(actor, [found], found.now);
  return { list: await messagesOf(found.conversation, list, !row!.masked), more, row: row!, now: found.now.getTime() };
});

/** Houses of the website that the actor may see and send to the customer. @throws HttpError not_found */
const listHousesCall = handle(listChatHouses, async ({ actor, params, query }) => {
  const shown = await findKnownConversation(params.id);
  const { total, list } = await finders[query.tab](actor, shown, query);
  const ids = idsOf(list);
  const houses = await readWebsiteHouses(ids);
  const sent = await readSentMoments(shown.conversation.id, ids);
  const choices = list.flatMap(({ id, points }) => {
    const house = houses.get(id);
    if (!house) return [];
    const picture = house.picture && imageAddress(house.picture, 'thumbnail');
    return [
      {
        house: shownCard(id, cardOf(house), picture),
        address: house.address,
        points,
        sent_at: sent.get(id)?.getTime() ?? null,
      },
    ];
  });
  return pageOf(choices, total, query);
});

/** The console's calls. Claims and locks are audited, messages are not. Brief 7 §8. */
const consoleCalls = (tokens: ChatTokens | undefined) => [
  handle(readChatConfig, () => ({ ...storeOf(tokens), window_seconds: leaseWindow / 1000 })),
  handle(
    createChatToken,
    { audit: { none: 'a page asks every few minutes; what it does there is in the store' } },
    ({ actor, body }) => signStaffIn(actor, takeTokens(tokens), body.house_id),
  ),
  readConversationsCall,
  readConversationCall,
  readMessagesCall,
  listHousesCall,
  readCustomerChatsCall,
  handle(readChatUnread, ({ actor }) => countUnread(actor.id)),
  claimConversationCall,
  releaseConversationCall,
  setChatStatusCall,
  handle(joinEndpoint, { audit: { action: 'join', noun: 'chat' } }, ({ actor, params }) =>
    joinThread(actor, params.id, tokens !== undefined),
  ),
  sendMessageCall,
  closeWaitingCall,
  markConversationReadCall,
];

/** The customer's side. A token in a header stands for the visitor. D100. */
const visitorCalls = (
  { CHAT_HOTLINE: phone, CHAT_HOTLINE_HOURS: hours }: Pick<Env, 'CHAT_HOTLINE' | 'CHAT_HOTLINE_HOURS'>,
  tokens: ChatTokens | undefined,
) => [
  handle(visitor.readVisitorConfig, () => ({
    ...storeOf(tokens),
    hotline: phone ? { phone, hours: hours ?? null } : null,
  })),
  handle(visitor.openVisitorChat, { audit: creates('chat') }, ({ body, request }) =>
    openVisitorChat(body, request.ip, tokens),
  ),
  handle(visitor.createVisitorToken, { audit: publishConversation }, async ({ request }) => {
    const signing = takeTokens(tokens);
    return { token: await signInAgain(await visitorOf(request), signing) };
  }),
  readVisitorChatCall,
  handle(visitor.sendVisitorMessage, { audit: publishConversation }, async ({ body, request }) => {
    // nobody would read it: the console reads Firestore
    if (tokens) throw new HttpError('forbidden', chatText.keptElsewhere);
    return sendVisitorMessage(await visitorOf(request), body);
  }),
  storeVisitorImageCall,
  markVisitorReadCall,
  readVisitorImageCall,
];

const figuresOf = (row: FiguresRow | undefined): AnswerTimes => ({
  answered: row?.answered ?? 0,
  first: { count: row?.firsts ?? 0, median: row?.first_median ?? null, p90: row?.first_p90 ?? null },
  waits: { count: row?.waits ?? 0, median: row?.median ?? null, p90: row?.p90 ?? null },
  unanswered: row?.unanswered ?? 0,
});

/** How fast colleagues answer, by day and by colleague. Days are those on which customers asked. */
const readAnswerTimesCall = handle(readAnswerTimes, async ({ query: period }) => {
  const rows = await readFigures(period);
  const staff = await readStaffNames(rows.flatMap(({ user_id }) => user_id ?? []));
  const of = (all_days: 0 | 1, all_people: 0 | 1) =>
    rows.filter((row) => row.all_days === all_days && row.all_people === all_people);
  return {
    total: figuresOf(of(1, 1)[0]),
    days: of(0, 1).map((row) => ({ ...figuresOf(row), day: row.day! })),
    people: of(1, 0).flatMap((row) => {
      const user = personOf(staff, row.user_id);
      return user ? [{ ...figuresOf(row), user }] : [];
    }),
  };
});

/** The conversations or turns that a figure counts. */
const listAnsweredTurnsCall = handle(listAnsweredTurns, async ({ actor, query: { figure, ...query } }) => {
  const { total, list } = await listTurns(query, figure, query);
  const found = await findConversations(list.map(({ conversation_id }) => conversation_id));
  const rows = await serializeConversations(actor, found, await readClock());
  const conversations = new Map(rows.map((row) => [row.uuid, row]));
  const staff = await readStaffNames(list.flatMap(({ user_id }) => user_id ?? []));
  const turns = list.flatMap(({ conversation_id, user_id, asked, answered, seconds }) => {
    const row = conversations.get(conversation_id);
    if (!row) return [];
    const { uuid, name, phoneNumber } = row;
    return [{ ...{ uuid, name, phoneNumber, asked, answered, seconds }, user: personOf(staff, user_id) }];
  });
  return pageOf(turns, total, query);
});

/** Conversations with customers: the console's side and the visitor's. D98. */
export function chatModule(app: FastifyInstance, env: Env): void {
  const tokens = chatTokens(env);
  moduleOf([
    ...consoleCalls(tokens),
    ...quickReplyCalls,
    readAnswerTimesCall,
    listAnsweredTurnsCall,
    ...visitorCalls(env, tokens),
  ])(app);
}
