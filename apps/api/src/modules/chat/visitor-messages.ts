import {
  markVisitorRead,
  readVisitorChat,
  readVisitorImage,
  type sendVisitorMessage as sendEndpoint,
  uploadVisitorImage,
} from '@toam/contracts/chat/visitor-chat.endpoints';
import type { VisitorMessage } from '@toam/contracts/chat/chat.schema';
import type { InputOf } from '@toam/contracts/endpoint';
import { chatText } from '@toam/contracts/chat/chat.text';
import { mediaText } from '@toam/contracts/media/media.text';
import { and, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tx } from '../../db/db';
import { sign, signedFor } from '../../files/sign';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { imageReply, readImages } from '../media/media.reads';
import { insertImage, type StoredEncoding, storeRecorded } from '../media/media.writes';
import { columnsOf, publishConversation, holdConversation, leaseAfter, liveUntil, publishChat } from './change-lease';
import { type ChatConversation, chatMessages, type ChatMessageRow, type ChatVisitor } from './chat.schema';
import { findConversation } from './conversation.queries';
import * as messages from './message.queries';
import { sentCard } from './house-card';
import { storeMessages, takeImages } from './send-message';
import { allowMessage, allowUpload, takeUploadPlace } from './visitor-limits';
import { visitorOf } from './visitor-session';
import {
  findVisitor,
  insertUpload,
  isImageShownToVisitor,
  isUploadOf,
  readVisitorState,
  shownTo,
} from './visitor.queries';

type Variant = 'main' | 'thumbnail';

/** A picture's address for a visitor. It ends with their session. */
const visitorImageAddress = (visitorId: number, imageId: number, variant: Variant): string =>
  sign(visitorImagePath(imageId, variant), visitorId);

const visitorImagePath = (imageId: number, variant: Variant): string => `/api/public/chat/image/${imageId}/${variant}`;

/** Messages as the visitor sees them. */
async function serialize(visitor: ChatVisitor, rows: ChatMessageRow[]): Promise<VisitorMessage[]> {
  const images = await readImages(rows.flatMap(({ image_id }) => image_id ?? []));
  return rows.map((row) => {
    const { id, name, owner, text, status, created_at, client_key } = row;
    const picture = row.image_id === null ? undefined : images.get(row.image_id);
    const house = sentCard(row, picture ? visitorImageAddress(visitor.id, picture.id, 'main') : null);
    const image = house ? undefined : picture;
    return {
      ...{ id, name, owner, text, status, client_key },
      imageURL: image ? visitorImageAddress(visitor.id, image.id, 'main') : null,
      thumbnail: image ? visitorImageAddress(visitor.id, image.id, 'thumbnail') : null,
      width: image?.width ?? null,
      height: image?.height ?? null,
      house,
      createdAt: created_at.getTime(),
    };
  });
}

/** Most messages of one answer; the page asks on from the last, or from the first. */
const size = 100;

/**
 * What people wrote, of what the visitor sees: their thread, and what followed in the conversation it was joined to. The newest, or those
 * before or after a message. Events are for the staff. T9, D120.
 */
export const readVisitorChatCall = handle(readVisitorChat, async ({ query, request }) => {
  const visitor = await visitorOf(request);
  const state = await readVisitorState(visitor);
  if (!state) throw new HttpError('not_found', chatText.noSession);
  const { list, more } = await messages.listMessages(and(shownTo(visitor), ne(chatMessages.owner, 'event')), {
    ...query,
    size,
  });
  const { conversation, supporter, unread, seen_until, now } = state;
  return {
    list: await serialize(visitor, list),
    more,
    status: conversation.status,
    supporter: liveUntil(conversation, now.getTime()) === null ? null : supporter,
    ...{ unread, seen_until, now: now.getTime() },
  };
});

/** What the visitor calls themselves: the name of the thread that they began. */
async function nameOf(visitor: ChatVisitor, conversation: ChatConversation): Promise<string> {
  const thread = visitor.thread_id ?? visitor.conversation_id;
  const found = thread === conversation.id ? undefined : await findConversation(thread);
  return (found?.conversation ?? conversation).name;
}

/**
 * Stores what the visitor wrote; it renews the lease of who answers. The same key again gives the same message.
 * @throws HttpError forbidden if it is locked; invalid; too_many; conflict if the key sent something else
 */
export const sendVisitorMessage = (
  visitor: ChatVisitor,
  { client_key, text, image_id }: InputOf<typeof sendEndpoint>['body'],
): Promise<VisitorMessage> =>
  tx(async () => {
    await allowMessage(visitor);
    const held = await holdConversation(visitor.conversation_id);
    const { id } = held.conversation;
    const sending = { conversation_id: id, owner: 'client', user_id: null, client_key } as const;
    const stored = await messages.findSent({ ...sending, parts: [{ text, image_id }] });
    if (stored.length > 0) return (await serialize(visitor, stored))[0]!;
    const lease = leaseAfter(held, { kind: 'clientMessage' });
    await takeImages(image_id === undefined ? [] : [image_id], ({ uploaded_by }) => uploaded_by === null);
    if (image_id !== undefined && !(await isUploadOf(visitor, image_id)))
      throw new HttpError('invalid', chatText.imageNotYours, { errors: { image_id: chatText.imageNotYours } });
    const by = { visitor_id: visitor.id, device: visitor.device, name: await nameOf(visitor, held.conversation) };
    const input = { text: text ?? null, image_id: image_id ?? null };
    const { rows } = await storeMessages(
      held,
      [{ conversation_id: id, owner: 'client', client_key, ...by, ...input }],
      {
        ...columnsOf(lease),
        read: 0,
        unread: held.conversation.unread + 1,
        waiting: true,
      },
    );
    return (await serialize(visitor, rows))[0]!;
  });

/** Who may send none is told before it comes. @throws HttpError not_found, too_many */
async function admitUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const visitor = await visitorOf(request);
  await allowUpload(visitor);
  takeUploadPlace(visitor, reply);
}

const upload = { audit: publishConversation, admit: admitUpload };

/** Stores a picture that the visitor may then send. @throws HttpError forbidden if it is locked; too_many; as `encodeImage` */
export const storeVisitorImageCall = handle(uploadVisitorImage, upload, async ({ file, request }) => {
  const visitor = await visitorOf(request);
  const record = (encoding: StoredEncoding) =>
    tx(async () => {
      const held = await holdConversation(visitor.conversation_id);
      leaseAfter(held, { kind: 'clientMessage' });
      await allowUpload(visitor);
      const image = await insertImage({ ...encoding, name: file.name || 'Ảnh', uploaded_by: null });
      const { id: conversation_id } = held.conversation;
      await insertUpload({ image_id: image.id, conversation_id, visitor_id: visitor.id, network: visitor.network });
      return { id: image.id, thumbnail: visitorImageAddress(visitor.id, image.id, 'thumbnail') };
    });
  return storeRecorded(file.bytes, 0, record, 'visitors');
});

/** The visitor has seen the staff's messages up to one: they become 'Đã xem'. */
export const markVisitorReadCall = handle(
  markVisitorRead,
  { audit: publishConversation },
  async ({ body, request }) => {
    const visitor = await visitorOf(request);
    return tx(async () => {
      if ((await messages.markShownSeen(shownTo(visitor), body.until)) > 0) await publishChat(visitor.conversation_id);
      return null;
    });
  },
);

/** A picture of what the visitor sees. @throws HttpError forbidden when the address or the session has expired */
export const readVisitorImageCall = handle(readVisitorImage, async ({ params: { id, variant }, query }) => {
  const visitorId = signedFor(visitorImagePath(id, variant), query);
  const visitor = visitorId === null ? undefined : await findVisitor({ id: visitorId });
  const image = (await readImages([id])).get(id);
  if (!visitor || !image || !(await isImageShownToVisitor(visitor, id)))
    throw new HttpError('forbidden', mediaText.linkExpired);
  return imageReply(image.key, variant);
});
