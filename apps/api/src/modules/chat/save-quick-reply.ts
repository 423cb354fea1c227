import {
  type changeQuickReply as changeEndpoint,
  type createQuickReply as createEndpoint,
  maxQuickReplies,
  type QuickReply,
} from '@toam/contracts/chat/quick-reply.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { quickReplyText } from '@toam/contracts/texts/chat';
import { commonText } from '@toam/contracts/texts/common';
import type { Actor } from '@toam/domain/actor';
import { canChangeQuickReply } from '@toam/domain/chat/chat-access';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { plainChanges } from '../../audit/plain-changes';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import type { QuickReplyRow } from './chat.schema';
import * as replies from './quick-reply.queries';

export const serializeReply = (
  actor: Actor,
  { id, user_id, shortcut, title, text, position, version }: QuickReplyRow,
): QuickReply => ({
  ...{ id, shortcut, title, text, position, version },
  scope: user_id === null ? 'company' : 'own',
  may_change: canChangeQuickReply(actor, { user_id }),
});

/** Tells open consoles: the company's replies are for everybody who answers chats. */
const publish = (actor: Actor, { id, user_id, version }: QuickReplyRow): Promise<void> =>
  emit(
    { kind: 'record.changed', noun: 'quick-reply', record_id: id, version, changed_by: actor.id },
    user_id === null ? { rule: 'chat' } : { users: [user_id] },
  );

const columns = ['shortcut', 'title', 'text', 'position'] as const;

async function record(actor: Actor, before: QuickReplyRow | null, after: QuickReplyRow | null): Promise<void> {
  const reply = (after ?? before)!;
  auditChange(actor, 'quick_reply', reply.id, plainChanges(columns, before, after));
  await publish(actor, reply);
}

/** @throws HttpError conflict if another reply of the owner has the shortcut */
async function refuseTaken(owner: replies.Owner, shortcut: string, except = 0): Promise<void> {
  if (!(await replies.isShortcutTaken(owner, shortcut, except))) return;
  const message = quickReplyText.taken(shortcut);
  throw new HttpError('conflict', message, { errors: { shortcut: message } });
}

/** The actor's own, or the company's for an admin. @throws HttpError not_found, also for a colleague's; forbidden */
async function holdReply(actor: Actor, id: number): Promise<QuickReplyRow> {
  const found = await replies.findReply(id);
  const isHidden = !found || (found.user_id !== null && found.user_id !== actor.id);
  if (isHidden) throw new HttpError('not_found', quickReplyText.notFound);
  if (!canChangeQuickReply(actor, found)) throw new HttpError('forbidden', quickReplyText.mayNotChange);
  await replies.lockReplies(found.user_id);
  const held = await replies.findReply(id);
  if (!held) throw new HttpError('not_found', quickReplyText.notFound);
  return held;
}

/** @throws HttpError forbidden; invalid if there are too many; conflict if the shortcut is taken */
export const createReply = (
  actor: Actor,
  { scope, ...written }: InputOf<typeof createEndpoint>['body'],
): Promise<QuickReply> =>
  tx(async () => {
    const owner = scope === 'company' ? null : actor.id;
    if (!canChangeQuickReply(actor, { user_id: owner })) throw new HttpError('forbidden', quickReplyText.mayNotChange);
    await replies.lockReplies(owner);
    const position = await replies.countReplies(owner);
    if (position >= maxQuickReplies) throw new HttpError('invalid', quickReplyText.tooMany(maxQuickReplies));
    await refuseTaken(owner, written.shortcut);
    const reply = await replies.insertReply({ ...written, user_id: owner, position });
    await record(actor, null, reply);
    return serializeReply(actor, reply);
  });

/** Moves a reply among those of its owner. */
async function placeAt({ id, user_id }: QuickReplyRow, position: number): Promise<void> {
  const others = (await replies.listIdsOf(user_id)).filter((other) => other !== id);
  await replies.placeReplies(others.toSpliced(position, 0, id));
}

/** @throws HttpError not_found, forbidden; conflict if the version is stale (D12), or the shortcut is taken */
export const changeReply = (
  actor: Actor,
  id: number,
  { version, position, ...written }: InputOf<typeof changeEndpoint>['body'],
): Promise<QuickReply> =>
  tx(async () => {
    const before = await holdReply(actor, id);
    if (version !== undefined && version !== before.version)
      throw new HttpError('conflict', commonText.stale, { current: serializeReply(actor, before) });
    if (written.shortcut !== undefined) await refuseTaken(before.user_id, written.shortcut, id);
    if (position !== undefined) await placeAt(before, position);
    const moved = (await replies.findReply(id))!;
    const wanted = { ...moved, ...written };
    const isSame = columns.every((column) => wanted[column] === before[column]);
    if (isSame) {
      auditNothing();
      return serializeReply(actor, before);
    }
    const after = await replies.updateReply(id, written);
    await record(actor, before, after);
    return serializeReply(actor, after);
  });

/** @throws HttpError not_found, forbidden */
export const removeReply = (actor: Actor, id: number): Promise<void> =>
  tx(async () => {
    const before = await holdReply(actor, id);
    await replies.deleteReply(id);
    await replies.placeReplies(await replies.listIdsOf(before.user_id));
    await record(actor, before, null);
  });
