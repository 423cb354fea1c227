import { tariffTiers, tariffUnits } from '@toam/domain/post/post-money';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { keyLine, recordId } from '@toam/contracts/field';
import { recordDay } from '@toam/contracts/moment';
import { postText } from './post.text';
import { portal, postChannel, postLink } from './post.schema';

const name = keyLine('Tên nguồn', 60);

export const createChannel = endpoint({
  method: 'POST',
  once: true,
  path: '/user/post-address',
  summary: 'Adds a channel that people post to by hand',
  access: 'admin',
  body: z.object({ channel: name, link: postLink.optional() }),
  example: { body: { channel: 'Facebook Tổ Ấm', link: 'https://facebook.com/toam.bds' } },
  data: postChannel,
});

/** `channel`: its id. A portal keeps its name. */
export const changeChannel = endpoint({
  method: 'PUT',
  path: '/user/post-address',
  summary: 'Renames a channel, or changes its link',
  access: 'admin',
  body: z.object({ channel: recordId, new_channel: name.optional(), link: postLink.optional() }),
  example: { body: { channel: 1, link: 'https://alonhadat.com.vn' } },
  data: postChannel,
});

export const listChannels = endpoint({
  method: 'GET',
  path: '/user/post-address',
  summary: 'Channels, the oldest first',
  access: 'posts',
  data: z.array(postChannel),
});

export const listChannelStates = endpoint({
  method: 'GET',
  path: '/user/post-address/status',
  summary: 'Channels with their states',
  access: 'posts',
  data: z.array(postChannel),
});

export const listActiveChannels = endpoint({
  method: 'GET',
  path: '/user/post-address/status-active',
  summary: 'Channels that are open for new posts',
  access: 'posts',
  data: z.array(postChannel),
});

/** What is up stays up on a closed channel; nothing new goes there, and what waits goes on when it is opened again. */
export const switchChannel = endpoint({
  method: 'PUT',
  path: '/user/post-address/status',
  summary: 'Opens or closes a channel',
  access: 'admin',
  body: z.object({ channel: recordId, status: z.literal([0, 1], postText.channelUnknown) }),
  example: { body: { channel: 1, status: 0 } },
  data: postChannel,
});

const tariff = z.object({
  id: z.number().int(),
  portal,
  unit: z.enum(tariffUnits),
  tier: z.literal([...tariffTiers]),
  /** VND. */
  amount: z.number().int(),
  /** From this day in Vietnam on. */
  valid_from: z.string(),
  /** `now`: it counts on the day that was asked for; `planned`: it begins later; `past`: a later one has begun. */
  standing: z.enum(['now', 'planned', 'past']),
});
export type PostTariff = z.output<typeof tariff>;

export const listTariffs = endpoint({
  method: 'GET',
  path: '/post/tariff',
  summary: 'What posts cost on a day, what they did before and will cost later',
  access: 'posts',
  query: z.object({ on: recordDay().optional() }),
  example: { query: { on: '2026-11-20' } },
  data: z.array(tariff),
});

/** `amount` null drops a price that has not begun. No tariff changes the total of a post that is there. D104 */
export const changeTariff = endpoint({
  method: 'PUT',
  path: '/post/tariff',
  summary: 'Sets what a tier costs from a day on',
  access: 'admin',
  body: z.object({
    portal,
    unit: z.enum(tariffUnits),
    tier: z.literal([...tariffTiers]),
    amount: z.number().int().min(1000).max(1_000_000_000).nullable(),
    valid_from: recordDay(),
  }),
  example: { body: { portal: 'alonhadat', unit: 'day', tier: 2, amount: 42_000, valid_from: '2099-01-01' } },
  data: z.array(tariff),
});
