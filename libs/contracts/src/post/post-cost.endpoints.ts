import { portals } from '@toam/domain/post/portal';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { postText } from './post.text';
import { postListBody, postPage } from './post.endpoints';

const whole = z.number().int();
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** VND. `unpriced`: posts among `count` whose price nobody knows. */
const bought = { spent: whole, count: whole, unpriced: whole };

/** `committed`: approved and on its way, whatever the month; 0 for another month than this one. */
const spending = z.object({
  ...bought,
  committed: whole,
  budget: whole.nullable(),
  portals: z.array(z.object({ portal: z.enum(portals), channel_id: whole, ...bought })),
});
export type PostSpending = z.output<typeof spending>;

/** `people`: who posted or has a budget, those who spent most first; null for all but admins. */
export const readPostCosts = endpoint({
  method: 'GET',
  path: '/post/cost',
  summary: 'What posts cost in a month: the company, me, and for admins each person',
  access: 'posts',
  query: z.object({ month: month.optional() }),
  example: { query: { month: '2026-11' } },
  data: z.object({
    month,
    company: spending,
    mine: spending,
    people: z.array(z.object({ user: person, ...bought, budget: whole.nullable() })).nullable(),
  }),
});

/** Posts and renewals that portals took, also those that are down again, the latest first. `startAt` and `endAt` look at when. */
export const listBoughtPosts = endpoint({
  method: 'POST',
  path: '/post/bought',
  summary: 'What was paid for: posts and renewals that went up',
  access: 'posts',
  body: postListBody,
  example: { body: { startAt: 1793466000, endAt: 1796057999, channel: [1], page: 1, size: 20 } },
  data: postPage,
});

/** `user_id` null: the company's. `amount` null: no limit. */
export const changePostBudget = endpoint({
  method: 'PUT',
  path: '/post/budget',
  summary: 'Sets what posts may cost in a month, for the company or a person',
  access: 'admin',
  body: z.object({
    user_id: recordId.nullable(),
    amount: z
      .number(postText.budgetWrong)
      .int(postText.budgetWrong)
      .min(0, postText.budgetWrong)
      .max(100_000_000_000, postText.budgetWrong)
      .nullable(),
  }),
  example: { body: { user_id: null, amount: 20_000_000 } },
  data: z.object({ user_id: whole.nullable(), amount: whole.nullable() }),
});
