import {
  changeQuickReply,
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  maxQuickReplies,
} from '@toam/contracts/chat/quick-reply.endpoints';
import { quickReplyText } from '@toam/contracts/chat/chat.text';
import type { Actor } from '@toam/domain/actor';
import { canChangeQuickReply } from '@toam/domain/chat/chat-access';
import { quickReply } from '@toam/domain/chat/quick-reply.record';
import { asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { changes, creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { type Check, recordStore } from '../../record/record-store';
import { chatQuickReplies } from './chat.schema';

/** Whose quick replies: a colleague's, or null for the company's. */
type Owner = number | null;

const isOf = (owner: Owner): SQL =>
  owner === null ? isNull(chatQuickReplies.user_id) : eq(chatQuickReplies.user_id, owner);
const countOf = (owner: Owner): Promise<number> => db().$count(chatQuickReplies, isOf(owner));

const store = recordStore(quickReply, chatQuickReplies, {
  words: {
    notFound: quickReplyText.notFound,
    refused: { mayNotChange: quickReplyText.mayNotChange },
    taken: ({ shortcut }) => ({ message: quickReplyText.taken(shortcut), at: 'shortcut' }),
  },
  scope: ({ id }) => ({ user: [null, id] }),
  row: (actor) => (entry) => ({
    scope: entry.user_id === null ? ('company' as const) : ('own' as const),
    may_change: canChangeQuickReply(actor, entry),
  }),
  // one owner's changes follow each other, so places stay without gaps
  lock: async ({ user_id }) =>
    void (await db().execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies ${user_id ?? 0}`}, 0))`,
    )),
  fill: async ({ before, after }) => {
    const others = await countOf(after.user_id);
    return { position: before ? Math.min(after.position, others - 1) : others };
  },
});
type ReplyCheck = Check<typeof quickReply, typeof chatQuickReplies>;

const roomForOne: ReplyCheck = async ({ after }) => {
  if ((await countOf(after.user_id)) >= maxQuickReplies)
    throw new HttpError('invalid', quickReplyText.tooMany(maxQuickReplies));
};

/** Gives the owner's replies their places anew. @param moved stands at its own place */
async function placeAnew(owner: Owner, moved?: { id: number; position: number }): Promise<void> {
  const { id, position } = chatQuickReplies;
  const found = await db().select({ id }).from(chatQuickReplies).where(isOf(owner)).orderBy(asc(position), asc(id));
  const ids = found.map((reply) => reply.id).filter((one) => one !== moved?.id);
  const placed = moved ? ids.toSpliced(moved.position, 0, moved.id) : ids;
  await db().execute(sql`
    update ${chatQuickReplies} set position = placed.place - 1
    from unnest(${idArray(placed)}) with ordinality as placed(id, place)
    where placed.id = ${id} and ${position} <> placed.place - 1`);
}

/** The company's, then one's own, each in their order. */
const listReplies = async (actor: Actor) =>
  (await store.all(actor)).toSorted((one, other) => Number(one.scope === 'own') - Number(other.scope === 'own'));

/** Texts that colleagues send often: the company's and one's own. Brief 7 §5 */
export const quickReplyCalls = [
  handle(listQuickReplies, ({ actor }) => listReplies(actor)),
  handle(createQuickReply, { audit: creates('quick_reply') }, ({ actor, body: { scope, ...written } }) =>
    store.create(
      actor,
      { ...written, user_id: scope === 'company' ? null : actor.id, position: 0 },
      { before: [roomForOne] },
    ),
  ),
  handle(changeQuickReply, { audit: changes('quick_reply', 'id') }, ({ actor, params, body }) =>
    store.change(
      actor,
      { ...body, id: params.id },
      { after: async (_write, stored) => placeAnew(stored.user_id, stored) },
    ),
  ),
  handle(deleteQuickReply, { audit: deletes('quick_reply', 'id') }, ({ actor, params }) =>
    store.remove(actor, params, { after: async (_write, gone) => placeAnew(gone.user_id) }),
  ),
];
