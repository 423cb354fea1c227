import type { VisitorChat, VisitorMessage } from '@toam/contracts/chat/chat.schema';
import type { sendVisitorMessage as sendEndpoint } from '@toam/contracts/chat/visitor-chat.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { chatText } from '@toam/contracts/texts/chat';
import { tx } from '../../db/db';
import { sign } from '../../files/sign';
import type { Upload } from '../../http/upload';
import { HttpError } from '../../http/http-error';
import { readImages } from '../media/media.reads';
import { insertImage, type StoredEncoding, storeRecorded } from '../media/media.writes';
import { columnsOf, holdConversation, leaseAfter, liveUntil, publishChat } from './change-lease';
import type { ChatMessageRow, ChatVisitor } from './chat.schema';
import * as messages from './message.queries';
import { sentCard } from './house-card';
import { storeMessages, takeImages } from './send-message';
import { allowMessage, allowUpload } from './visitor-limits';
import { insertUpload, isUploadOf, readVisitorState } from './visitor.queries';

type Variant = 'main' | 'thumbnail';

/** A picture's address for a visitor. It ends with their session. */
export const visitorImageAddress = (visitorId: number, imageId: number, variant: Variant): string =>
  sign(visitorImagePath(imageId, variant), visitorId);

export const visitorImagePath = (imageId: number, variant: Variant): string =>
  `/api/public/chat/image/${imageId}/${variant}`;

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

/** Most messages of one answer; the page asks on from the last. */
const size = 100;

/**
 * What people wrote after a message of the visitor's conversation, never anything from before their session. Events are for the
 * staff. T9.
 */
export async function readVisitorChat(visitor: ChatVisitor, after: number): Promise<VisitorChat> {
  const { conversation_id: id, since_message_id: since } = visitor;
  const state = await readVisitorState(visitor);
  if (!state) throw new HttpError('not_found', chatText.noSession);
  const { list } = await messages.listMessages(id, { after: Math.max(after, since), withoutEvents: true, size });
  const { conversation, supporter, unread, seen_until, now } = state;
  return {
    list: await serialize(visitor, list),
    status: conversation.status,
    supporter: liveUntil(conversation, now.getTime()) === null ? null : supporter,
    ...{ unread, seen_until, now: now.getTime() },
  };
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
    const id = visitor.conversation_id;
    await allowMessage(id, visitor.network);
    const held = await holdConversation(id);
    const sending = { conversation_id: id, owner: 'client', user_id: null, client_key } as const;
    const stored = await messages.findSent({ ...sending, parts: [{ text, image_id }] });
    if (stored.length > 0) return (await serialize(visitor, stored))[0]!;
    const lease = leaseAfter(held, { kind: 'clientMessage' });
    await takeImages(image_id === undefined ? [] : [image_id], ({ uploaded_by }) => uploaded_by === null);
    if (image_id !== undefined && !(await isUploadOf(id, image_id)))
      throw new HttpError('invalid', chatText.imageNotYours, { errors: { image_id: chatText.imageNotYours } });
    const { name } = held.conversation;
    const { rows } = await storeMessages(
      held,
      [{ conversation_id: id, owner: 'client', client_key, name, text: text ?? null, image_id: image_id ?? null }],
      { ...columnsOf(lease), read: 0, unread: held.conversation.unread + 1, waiting: true },
    );
    return (await serialize(visitor, rows))[0]!;
  });

/** Stores a picture that the visitor may then send. @throws HttpError forbidden if it is locked; too_many; as `encodeImage` */
export async function storeVisitorImage(visitor: ChatVisitor, upload: Upload) {
  const id = visitor.conversation_id;
  await allowUpload(id);
  const record = (encoding: StoredEncoding) =>
    tx(async () => {
      const held = await holdConversation(id);
      leaseAfter(held, { kind: 'clientMessage' });
      await allowUpload(id);
      const image = await insertImage({ ...encoding, name: upload.name || 'Ảnh', uploaded_by: null });
      await insertUpload({ image_id: image.id, conversation_id: id, network: visitor.network });
      return { id: image.id, thumbnail: visitorImageAddress(visitor.id, image.id, 'thumbnail') };
    });
  return storeRecorded(upload.bytes, 0, record, 'visitors');
}

/** The visitor has seen the staff's messages up to one: they become 'Đã xem'. */
export const markVisitorRead = (visitor: ChatVisitor, until: number): Promise<void> =>
  tx(async () => {
    const { conversation_id: id, since_message_id: since } = visitor;
    if ((await messages.markSeen(id, 'staff', { since, until })) > 0) await publishChat(id);
  });
