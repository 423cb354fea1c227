import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';
import { epochSeconds } from '@toam/contracts/page';
import { commonText } from '@toam/contracts/texts/common';
import { zaloShareText } from './zalo.text';

const access = 'signedIn';

/** The most characters of a message, counted as people do: a letter with its marks, an emoji is one. */
export const longestZaloMessage = 2000;

/** The most friends of one send. Each is a call of Zalo's, and all of them must end while the person waits. */
export const maxZaloFriends = 20;

const person = {
  name: z.string(),
  /** Zalo's own address of the picture; null if there is none. */ avatar: z.string().nullable(),
};

/** Where the person's own connection stands. Nobody else's is ever told, and no token. */
export const zaloConnection = z.object({
  /** The brokerage has an app at Zalo. Without it everything else is empty. */
  configured: z.boolean(),
  connected: z.boolean(),
  /** It was connected, and Zalo no longer renews it: the person connects again. */
  lapsed: z.boolean(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  connected_at: epochSeconds.nullable(),
  /** Until when it renews itself; null if Zalo did not say. */
  renew_until: epochSeconds.nullable(),
  /** Zalo's question to the person, for this session, once and for half an hour. */
  login_url: z.string().nullable(),
});
export type ZaloConnection = z.output<typeof zaloConnection>;

const friendId = z.string().regex(/^[\w-]{1,64}$/);
export const zaloFriend = z.object({ id: friendId, ...person });
export type ZaloFriend = z.output<typeof zaloFriend>;

export const readZalo = endpoint({
  method: 'GET',
  path: '/zalo/me',
  summary: 'My connection to Zalo, and the address that makes one',
  access,
  data: zaloConnection,
});

/** Specification 3 §7.7. `state` is of `login_url`: of this session, and used once. */
export const connectZalo = endpoint({
  method: 'PUT',
  path: '/zalo/token',
  summary: 'Connect my Zalo account with the code that Zalo gave',
  access,
  body: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(200) }),
  example: { body: { code: 'the-code-of-zalo', state: 'the-state-of-login_url' } },
  data: zaloConnection,
});

export const disconnectZalo = endpoint({
  method: 'DELETE',
  path: '/zalo/token',
  summary: 'Forget my Zalo account and its tokens',
  access,
  data: z.null(),
});

/** Zalo gives an app those friends who use it, and many apps none: then 422. */
export const listZaloFriends = endpoint({
  method: 'GET',
  path: '/zalo/friends',
  summary: 'My friends at Zalo, as far as Zalo tells them',
  access,
  data: z.array(zaloFriend),
});

const zaloMessage = z
  .string(commonText.required)
  .transform(visibleText)
  .superRefine((text, context) => {
    const { length } = [...text];
    if (length > longestZaloMessage) context.addIssue(commonText.tooLong(longestZaloMessage, length));
  });

export const zaloShare = z.object({
  house_id: recordId,
  message: zaloMessage,
  /** Ids of friends who get it as a message; empty: it is posted to the person's own feed. */
  to: z
    .array(friendId)
    .max(maxZaloFriends, zaloShareText.tooManyFriends(maxZaloFriends))
    .default([])
    .transform((ids) => [...new Set(ids)]),
});

/** Sends the house's address on the commercial website with a message. The house is visible to the person and on the website. */
export const shareByZalo = endpoint({
  method: 'POST',
  path: '/zalo/feed',
  summary: 'Share a house by Zalo: to my feed, or to friends',
  access,
  once: { outside: true },
  body: zaloShare,
  example: { body: { house_id: 1, message: 'Chị xem căn này nhé', to: [] } },
  data: z.object({
    posted: z.boolean(),
    /** Ids of friends who got it. */
    sent: z.array(z.string()),
    /** Friends who did not, and why. If nobody got it the call fails. */
    refused: z.array(z.object({ id: z.string(), message: z.string() })),
  }),
});
export type ZaloShared = z.output<typeof shareByZalo.data>;
