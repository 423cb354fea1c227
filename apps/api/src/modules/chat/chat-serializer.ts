import type { ChatMessage, ChatRow, ChatStatusDocument } from '@toam/contracts/chat/chat.schema';
import { chatText } from '@toam/contracts/chat/chat.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeChatPhone } from '@toam/domain/chat/chat-access';
import { mayWrite } from '@toam/domain/chat/chat-lease';
import { hidePhones, maskedPhone } from '@toam/domain/phone';
import { noteReveal } from '../../audit/revealed-numbers';
import { readSeenPhones } from '../customers/customer-links.reads';
import { imageAddress, readImages } from '../media/media.reads';
import { avatarUrl, personOf, readStaffNames } from '../users/users.reads';
import { leaseOf, liveUntil } from './change-lease';
import type { ChatConversation, ChatMessageRow } from './chat.schema';
import type { ShownConversation } from './conversation.queries';
import { sentCard } from './house-card';

type Names = Awaited<ReturnType<typeof readStaffNames>>;

const milliseconds = (moment: Date | null): number | null => moment && moment.getTime();

const statusOf = (conversation: ChatConversation, supporter: ChatStatusDocument['supporter']): ChatStatusDocument => ({
  status: conversation.status,
  supporter,
  uuid: conversation.id,
  theLastMessage: milliseconds(conversation.last_message_at),
  startTimeSupport: milliseconds(conversation.start_support),
  read: conversation.read,
  waiting: conversation.waiting,
});

/** The status document with the store's clock. @param known names that the caller has read */
export async function serializeStatus(conversation: ChatConversation, now: Date, known?: Names) {
  const { supporter_id: supporter } = conversation;
  const names = known ?? (await readStaffNames(supporter === null ? [] : [supporter]));
  return { ...statusOf(conversation, personOf(names, supporter)), now: now.getTime() };
}

/** The conversations whose numbers the viewer sees, and of those the customers'. D24. */
async function seenOf(actor: Actor, conversations: ChatConversation[], now: Date) {
  const byCustomer = await readSeenPhones(
    actor,
    conversations.map(({ phone }) => phone),
  );
  const seen = conversations.filter((one) =>
    canSeeChatPhone(actor, {
      answersNow: mayWrite(leaseOf(one), actor.id, now.getTime()),
      isSeenCustomer: byCustomer.has(one.phone),
    }),
  );
  return { seen, byCustomer };
}

/** Whether the viewer sees the conversation's number. D24. */
export const seesPhone = async (actor: Actor, conversation: ChatConversation, now: Date): Promise<boolean> =>
  (await seenOf(actor, [conversation], now)).seen.length > 0;

/** Whose numbers an answer shows the viewer. Those of others' customers, and of nobody's, are recorded. D48, D107. */
async function showPhones(actor: Actor, conversations: ChatConversation[], now: Date): Promise<Set<string>> {
  const { seen, byCustomer } = await seenOf(actor, conversations, now);
  for (const { phone, reveal_id } of seen) {
    const known = byCustomer.get(phone);
    if (!known) noteReveal('chat', reveal_id);
    else if (!known.isOwn) noteReveal('customer', known.customer);
  }
  return new Set(seen.map(({ id }) => id));
}

/** The last line of a conversation. Of pictures that were sent together the last one tells how many they are. */
const lineOf = ({ text, house, client_part }: Pick<ChatMessageRow, 'text' | 'house' | 'client_part'>): string =>
  text ?? (house ? chatText.house(house.title) : chatText.images(client_part + 1));

/** Conversations as the list shows them. */
export async function serializeConversations(
  actor: Actor,
  conversations: ShownConversation[],
  now: Date,
): Promise<ChatRow[]> {
  const seen = await showPhones(
    actor,
    conversations.map(({ conversation }) => conversation),
    now,
  );
  return conversations.map(({ conversation: one, supporter, last }) => {
    const maySee = seen.has(one.id);
    const shown = (text: string) => (maySee ? text : hidePhones(text));
    return {
      ...{ main: one.main_id, device: one.device, joins: one.joins },
      ...statusOf(one, supporter && { id: supporter.id, name: supporter.name, avatar: avatarUrl(supporter.portrait) }),
      name: shown(one.name),
      sex: one.sex,
      phoneNumber: maySee ? one.phone_shown : maskedPhone,
      masked: !maySee,
      live_until: liveUntil(one, now.getTime()),
      last: last && { owner: last.owner, text: shown(lineOf(last)), createdAt: last.created_at.getTime() },
      unread: one.unread,
      may_write: mayWrite(leaseOf(one), actor.id, now.getTime()),
    };
  });
}

/** Messages of one conversation for a viewer. @param known names that the caller has read */
export const serializeMessages = async (
  actor: Actor,
  { conversation, now }: Pick<ShownConversation, 'conversation' | 'now'>,
  rows: ChatMessageRow[],
  known?: Names,
) => messagesOf(conversation, rows, (await showPhones(actor, [conversation], now)).has(conversation.id), known);

/** @param maySee the viewer sees the conversation's number */
export async function messagesOf(
  conversation: ChatConversation,
  rows: ChatMessageRow[],
  maySee: boolean,
  known?: Names,
): Promise<ChatMessage[]> {
  const images = await readImages(rows.flatMap(({ image_id }) => image_id ?? []));
  const names = known ?? (await readStaffNames(rows.flatMap(({ user_id }) => user_id ?? [])));
  const shown = (text: string) => (maySee ? text : hidePhones(text));
  return rows.map((row) => {
    const picture = row.image_id === null ? undefined : images.get(row.image_id);
    const house = sentCard(row, picture ? imageAddress(picture, 'main') : null);
    const image = house ? undefined : picture;
    return {
      id: row.id,
      uuid: conversation.id,
      phoneNumber: maySee ? conversation.phone_shown : maskedPhone,
      name: row.owner === 'staff' ? row.name : shown(row.name),
      owner: row.owner,
      device: row.device,
      user: personOf(names, row.user_id),
      text: row.text === null ? null : shown(row.text),
      imageURL: image ? imageAddress(image, 'main') : null,
      thumbnail: image ? imageAddress(image, 'thumbnail') : null,
      width: image?.width ?? null,
      height: image?.height ?? null,
      house,
      status: row.status,
      createdAt: row.created_at.getTime(),
      client_key: row.client_key,
    };
  });
}
