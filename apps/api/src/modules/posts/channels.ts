import {
  changeChannel as changeEndpoint,
  createChannel,
  listActiveChannels,
  listChannels,
  listChannelStates,
  switchChannel as switchEndpoint,
} from '@toam/contracts/post/post-setting.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { postSettingText, postText } from '@toam/contracts/post/post.text';
import { commonText } from '@toam/contracts/texts/common';
import type { Actor } from '@toam/domain/actor';
import { channel } from '@toam/domain/post/channel.record';
import type { Portal } from '@toam/domain/post/portal';
import { livingStates } from '@toam/domain/post/post-life';
import { count, eq, inArray } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { findRow } from '../../db/rows';
import { changes, creates, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { recordStore } from '../../record/record-store';
import { resumeChannel } from './post.queries';
import { type Channel, postChannels, posts } from './post.schema';

async function countLiving(): Promise<Map<number, number>> {
  const found = await db()
    .select({ id: posts.channel_id, total: count() })
    .from(posts)
    .where(inArray(posts.state, [...livingStates]))
    .groupBy(posts.channel_id);
  return new Map(found.map(({ id, total }) => [id, total]));
}

export const channelStore = recordStore(channel, postChannels, {
  words: {
    notFound: postText.channelUnknown,
    refused: { adminsOnly: postText.adminsOnly },
    taken: ({ name }) => ({ message: postSettingText.channelTaken(name), at: 'channel' }),
  },
  row: async () => {
    const counts = await countLiving();
    return ({ id }) => ({ posts_count: counts.get(id) ?? 0 });
  },
});

/** All channels that were not deleted, by id. There are few. */
export async function readChannels(): Promise<Map<number, Channel>> {
  const found = await db().select().from(postChannels);
  return new Map(found.map((one) => [one.id, one]));
}

/** @throws HttpError invalid for a portal's name, which its posts are known by */
const changeChannel = (actor: Actor, body: InputOf<typeof changeEndpoint>['body']) =>
  tx(async () => {
    const before = await channelStore.hold(body.channel);
    const renames = body.new_channel !== undefined && body.new_channel !== before.name;
    if (renames && before.kind === 'portal')
      throw new HttpError('invalid', commonText.invalid, { errors: { new_channel: postSettingText.portalFixed } });
    return channelStore.change(actor, { id: body.channel, name: body.new_channel, link: body.link });
  });

/** What waits on a channel goes on when it is opened again. */
const switchChannel = (actor: Actor, { channel: id, status }: InputOf<typeof switchEndpoint>['body']) =>
  tx(async () => {
    await channelStore.hold(id);
    return channelStore.change(
      actor,
      { id },
      {
        with: { status },
        after: async (_write, stored) => {
          if (stored.status === 1) await resumeChannel(stored.id);
        },
      },
    );
  });

export const channelCalls = [
  handle(listChannels, ({ actor }) => channelStore.all(actor)),
  handle(listChannelStates, ({ actor }) => channelStore.all(actor)),
  handle(listActiveChannels, ({ actor }) => channelStore.all(actor, { status: [1] })),
  handle(createChannel, { audit: creates('channel') }, ({ actor, body: { channel: name, link } }) =>
    channelStore.create(actor, { name, link }, { with: { kind: 'manual' } }),
  ),
  handle(changeEndpoint, { audit: changes('channel', 'channel') }, ({ actor, body }) => changeChannel(actor, body)),
  handle(switchEndpoint, { audit: { action: 'set_status', noun: 'channel', record: 'channel' } }, ({ actor, body }) =>
    switchChannel(actor, body),
  ),
];

/** The channel of a post. */
export async function channelOf(id: number): Promise<Channel> {
  const found = await findRow(postChannels, eq(postChannels.id, id));
  if (!found) throw new HttpError('not_found', postText.channelUnknown);
  return found;
}

/** The channel of a portal. */
export async function portalChannel(portal: Portal): Promise<Channel> {
  const found = await findRow(postChannels, eq(postChannels.portal, portal));
  if (!found) throw new HttpError('not_found', postText.channelUnknown);
  return found;
}
