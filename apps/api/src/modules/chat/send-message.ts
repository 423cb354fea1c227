import { sendMessage } from '@toam/contracts/chat/chat.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { chatText } from '@toam/contracts/chat/chat.text';
import type { Actor } from '@toam/domain/actor';
import { tx } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { readWebsiteHouses } from '../houses/website/website-house.reads';
import { isImageHeld, readImages } from '../media/media.reads';
import { lockImage } from '../media/media.writes';
import { readStaffNames } from '../users/users.reads';
import {
  columnsOf,
  publishConversation,
  type HeldConversation,
  holdConversation,
  leaseAfter,
  publishChat,
} from './change-lease';
import { isSendable } from './chat-house.queries';
import type { ChatConversation, ChatMessageRow } from './chat.schema';
import { serializeMessages, serializeStatus } from './chat-serializer';
import { updateConversation } from './conversation.queries';
import { cardOf } from './house-card';
import { findSent, insertMessages, type Sending } from './message.queries';

type Sent = InputOf<typeof sendMessage>['body'];

/**
 * Takes freshly uploaded pictures for a message. Each can be sent once.
 * @param isOwn whether the sender uploaded it
 * @throws HttpError invalid for somebody else's, or one that a record uses
 */
export async function takeImages(ids: number[], isOwn: (image: { uploaded_by: number | null }) => boolean) {
  const wrong = () =>
    new HttpError('invalid', chatText.imageNotYours, { errors: { image_ids: chatText.imageNotYours } });
  if (new Set(ids).size !== ids.length) throw wrong();
  for (const id of ids.toSorted((one, other) => one - other)) {
    const image = await lockImage(id);
    if (!image || !isOwn(image) || (await isImageHeld(id))) throw wrong();
  }
  return readImages(ids);
}

/** What a card of this house is. @throws HttpError invalid unless it is on the website and the sender may see it */
export async function takeHouse(actor: Actor, id: number) {
  const house = (await isSendable(actor, id)) ? (await readWebsiteHouses([id])).get(id) : undefined;
  const message = chatText.houseNotOnWebsite;
  if (!house) throw new HttpError('invalid', message, { errors: { house_id: message } });
  return { picture: house.picture, house: cardOf(house) };
}

async function housePart(actor: Actor, house_id: number) {
  const { house, picture } = await takeHouse(actor, house_id);
  return { house_id, house, image_id: picture?.id ?? null };
}

/** A message of each picture; or one of the text, then one of the house. */
const partsSent = ({ text, house_id, image_ids = [] }: Omit<Sent, 'client_key'>): Sending['parts'] => [
  ...(text === undefined ? [] : [{ text }]),
  ...(house_id === undefined ? [] : [{ house_id }]),
  ...image_ids.map((image_id) => ({ image_id })),
];

/** What is stored of each part. @throws HttpError as `takeImages` and `housePart` */
async function takeParts(actor: Actor, sent: Omit<Sent, 'client_key'>) {
  await takeImages(sent.image_ids ?? [], ({ uploaded_by }) => uploaded_by === actor.id);
  const take = ({ text, house_id, image_id }: Sending['parts'][number]) =>
    house_id === undefined ? { text, image_id } : housePart(actor, house_id);
  return readAtOnce(...partsSent(sent).map((part) => async () => take(part)));
}

/** Stores messages of one side, and renews the lease by them. */
export async function storeMessages(
  { conversation, now }: HeldConversation,
  values: Parameters<typeof insertMessages>[0],
  changed: Partial<ChatConversation>,
): Promise<{ conversation: ChatConversation; rows: ChatMessageRow[] }> {
  const rows = await insertMessages(values.map((value) => ({ ...value, created_at: now })));
  const after = await updateConversation(conversation.id, { ...changed, last_message_id: rows.at(-1)!.id });
  await publishChat(conversation.id);
  return { conversation: after, rows };
}

/**
 * Sends a text, a house or both, or pictures to the customer. The same key again gives the same messages.
 * @throws HttpError not_found, invalid; forbidden if it is locked; conflict without a live lease of one's own, or if the key sent something else
 */
export const sendMessageCall = handle(sendMessage, { audit: publishConversation }, ({ actor, params, body }) =>
  tx(async () => {
    const { client_key, ...sent } = body;
    const held = await holdConversation(params.id);
    const { id: conversation_id } = held.conversation;
    const common = { conversation_id, owner: 'staff', user_id: actor.id, client_key } as const;
    const stored = await findSent({ ...common, parts: partsSent(sent) });
    if (stored.length > 0)
      return {
        list: await serializeMessages(actor, held, stored),
        status: await serializeStatus(held.conversation, held.now),
      };
    const lease = leaseAfter(held, { kind: 'staffMessage', by: actor.id });
    const parts = await takeParts(actor, sent);
    const names = await readStaffNames([actor.id]);
    const name = names.get(actor.id)?.name ?? '';
    const { conversation, rows } = await storeMessages(
      held,
      parts.map((part, client_part) => ({ ...common, name, ...part, client_part })),
      { ...columnsOf(lease), waiting: false },
    );
    return {
      list: await serializeMessages(actor, { conversation, now: held.now }, rows, names),
      status: await serializeStatus(conversation, held.now, names),
    };
  }),
);
