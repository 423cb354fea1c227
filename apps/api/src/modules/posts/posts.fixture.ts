import type { Actor } from '@toam/domain/actor';
import { Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { seedPosts } from '../../seed/seed-posts';
import { allRows } from '../../testing/all-rows';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertDictionary } from '../../testing/insert-house';
import { insertHouseToPost, insertManualChannel, insertPortalAccount, storePictures } from '../../testing/insert-post';
import { insertUser } from '../../testing/insert-user';
import { houses } from '../houses/house.schema';
import {
  GatewayFailure,
  type PortalGateway,
  type PostRequest,
  usePortalGateway,
} from './portal-gateway/portal-gateway';
import { sandboxGateway } from './portal-gateway/sandbox-gateway';
import { type Post, postEvents, posts } from './post.schema';

export const admin = anAdmin({ id: 2 });
export const otherAdmin = anAdmin({ id: 3 });
/** Staff who answer chats post, too. C12 */
export const agent = anActor({ id: 7, chat_permission: 1 });
export const colleague = anActor({ id: 8, chat_permission: 1 });
export const marketer = anActor({ id: 6, role: Role.marketer });
export const outsider = anActor({ id: 9 });

const everybody: Actor[] = [admin, otherAdmin, agent, colleague, marketer, outsider];
export const password = 'mật-khẩu-cổng-tin-7Q!';
export const [alonhadat, batdongsan, facebook] = [1, 2, 3];

/** People with accounts of both portals, the channels with a manual third, and a house of the agent's. @returns the house's id */
export async function postFixture(): Promise<number> {
  for (const person of everybody) await insertUser({ ...person, name: `Người ${person.id}` });
  for (const { id } of everybody.slice(0, 5))
    for (const portal of ['alonhadat', 'batdongsan'] as const) await insertPortalAccount(id, portal, password);
  await insertDictionary();
  await seedPosts();
  await insertManualChannel();
  const { id } = await insertHouseToPost({ user_id: agent.id });
  await storePictures();
  return id;
}

/** 40.000 × 7 = 280.000 đ */
export const vipWeek = { type_news: 1, type_news_day: 7, type_news_value: 40_000 } as const;

export const readPost = async (id: number): Promise<Post> => (await findRow(posts, eq(posts.id, id)))!;

export const kindsOf = async (postId: number): Promise<string[]> =>
  (await allRows(postEvents, eq(postEvents.post_id, postId))).map(({ kind }) => kind);

export const countersOf = async (houseId: number) => {
  const { post_quantity, failed_quantity } = houses;
  const [found] = await db().select({ post_quantity, failed_quantity }).from(houses).where(eq(houses.id, houseId));
  return found!;
};

/** Makes what waits for its next try due now. */
export const makeDue = (id: number) =>
  db()
    .update(posts)
    .set({ next_try_at: new Date(Date.now() - 1000) })
    .where(eq(posts.id, id));

export interface FakeGateway {
  gateway: PortalGateway;
  /** What it has, by key. */
  has: Map<string, PostRequest>;
  asked: string[];
  removed: string[];
  /** Keys of renewals, with the post's. */
  renewed: Map<string, string>;
  /** What happens at the next requests, before the usual answer; an answer is lost if it throws afterwards. */
  before: (() => unknown)[];
  after: (() => unknown)[];
}

/** A gateway in memory that posts each key once. `before` and `after` say what goes wrong. */
export function fakeGateway(): FakeGateway {
  const fake: Omit<FakeGateway, 'gateway'> = {
    ...{ has: new Map(), renewed: new Map(), asked: [], removed: [], before: [], after: [] },
  };
  const around = async <T>(name: string, work: () => T): Promise<T> => {
    fake.asked.push(name);
    await fake.before.shift()?.();
    const answer = work();
    await fake.after.shift()?.();
    return answer;
  };
  const gateway: PortalGateway = {
    kind: 'http',
    post: (request) =>
      around('post', () => {
        const status = fake.has.has(request.key) ? ('existing' as const) : ('created' as const);
        if (status === 'created') fake.has.set(request.key, request);
        return { ref: `ref-${request.key.slice(0, 4)}`, link: 'https://alonhadat.com.vn/1', status };
      }),
    update: (request) => around('update', () => void fake.has.set(request.key, request)),
    renew: ({ key, of }) => around('renew', () => void fake.renewed.set(key, of)),
    remove: ({ key }) =>
      around('remove', () => {
        fake.has.delete(key);
        fake.removed.push(key);
      }),
  };
  usePortalGateway(gateway);
  return { ...fake, gateway };
}

export const useSandbox = (): void => usePortalGateway(sandboxGateway);

export const fails =
  (reason = 'Cổng bận'): (() => never) =>
  () => {
    throw new GatewayFailure(reason);
  };
