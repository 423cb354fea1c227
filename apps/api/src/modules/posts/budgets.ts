import { type PostSpending, changePostBudget, readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { postText as text } from '@toam/contracts/post/post.text';
import type { Actor } from '@toam/domain/actor';
import { fullMoney } from '@toam/domain/money/money-format';
import { canApprovePost, firstStateOf } from '@toam/domain/post/post-access';
import { goesOver, monthOf, type Spending, monthSeconds } from '@toam/domain/post/post-budget';
import { eq, isNull, sql, and, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { findRow } from '../../db/rows';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emitChange } from '../../live/emit';
import { isActiveStaff, readPeople, readStaffNames } from '../users/users.reads';
import { readChannels } from './channels';
import { type Post, postBudgets, postChannels, posts } from './post.schema';
import { today } from './post-serializer';

const whose = (userId: number | null) =>
  userId === null ? isNull(postBudgets.user_id) : eq(postBudgets.user_id, userId);

/** What somebody bought of a channel. VND. */
interface Bought {
  user_id: number;
  channel_id: number;
  spent: number;
  count: number;
  /** How many of them have no known price. */
  unpriced: number;
}

/** What portals took in a month, by person and channel: posts and renewals, also of what is down again. @param month '2026-11' */
function readBought(month: string): Promise<Bought[]> {
  const { from, to } = monthSeconds(month);
  return db()
    .select({
      ...{ user_id: posts.user_id, channel_id: posts.channel_id },
      spent: sql<number>`coalesce(sum(${posts.total}), 0)`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
      unpriced: sql<number>`count(*) filter (where ${posts.total} is null)`.mapWith(Number),
    })
    .from(posts)
    .innerJoin(postChannels, eq(postChannels.id, posts.channel_id))
    .where(
      and(
        isNotNull(postChannels.portal),
        gte(posts.posted_at, new Date(from * 1000)),
        lt(posts.posted_at, new Date(to * 1000)),
      ),
    )
    .groupBy(posts.user_id, posts.channel_id);
}

/** What was approved and is on its way, by person. */
const readCommitted = (): Promise<{ user_id: number; total: number }[]> =>
  db()
    .select({ user_id: posts.user_id, total: sql<number>`sum(${posts.total})`.mapWith(Number) })
    .from(posts)
    .where(and(inArray(posts.state, ['waiting', 'posting']), isNotNull(posts.total)))
    .groupBy(posts.user_id);

const sumOf = (rows: readonly Bought[]) => ({
  spent: rows.reduce((sum, row) => sum + row.spent, 0),
  count: rows.reduce((sum, row) => sum + row.count, 0),
  unpriced: rows.reduce((sum, row) => sum + row.unpriced, 0),
});

/**
 * What a budget has left. Its row is locked until the caller's transaction ends: two posts at once cannot both take the last of it.
 * @returns null: there is no budget
 */
async function holdSpending(userId: number | null): Promise<Spending | null> {
  const found = await findRow(postBudgets, whose(userId), 'update');
  if (!found) return null;
  const isTheirs = (row: { user_id: number }) => userId === null || row.user_id === userId;
  const [bought, committed] = [await readBought(monthOf(today())), await readCommitted()];
  return {
    spent: sumOf(bought.filter(isTheirs)).spent,
    committed: committed.filter(isTheirs).reduce((sum, { total }) => sum + total, 0),
    budget: found.amount,
  };
}

interface Purchase {
  /** Whose budget it takes. */
  poster: number;
  total: number | null;
  /** What is on its way and gives place to it, VND. */
  replaced: number;
}

/** Which budget the price goes over, in words; null: none. */
async function overBudget({ poster, total, replaced }: Purchase): Promise<string | null> {
  for (const userId of [poster, null]) {
    const held = await holdSpending(userId);
    const spending = held && { ...held, committed: held.committed - replaced };
    if (!spending || !goesOver(spending, total)) continue;
    const name = userId === null ? null : ((await readStaffNames([userId])).get(userId)?.name ?? '');
    const used = spending.spent + spending.committed;
    const [year, month] = monthOf(today()).split('-');
    return text.overBudget(name, `${month}/${year}`, { used, budget: spending.budget! });
  }
  return null;
}

/** Whether what is to be bought goes on at once, and if it goes over a budget, which. D101 */
export async function approvalOf(
  actor: Actor,
  { replaced = 0, ...purchase }: Omit<Purchase, 'replaced'> & Partial<Purchase>,
): Promise<Pick<Post, 'over_budget' | 'approved_by' | 'approved_at'> & { state: 'waiting' | 'waitingApproval' }> {
  const over_budget = await overBudget({ replaced, ...purchase });
  const state = over_budget === null ? firstStateOf(actor) : ('waitingApproval' as const);
  const isApproved = state === 'waiting';
  return {
    ...{ state, over_budget },
    ...{ approved_by: isApproved ? actor.id : null, approved_at: isApproved ? new Date() : null },
  };
}

/** By portal, the company's or a person's. */
async function spendingOf(rows: readonly Bought[], rest: { committed: number; budget: number | null }) {
  const channels = [...(await readChannels()).values()];
  const portals = channels.flatMap(({ id, portal }): PostSpending['portals'] =>
    portal === null ? [] : [{ portal, channel_id: id, ...sumOf(rows.filter(({ channel_id }) => channel_id === id)) }],
  );
  return { ...sumOf(rows), ...rest, portals };
}

/** @param month '2026-11' */
async function readCosts(actor: Actor, month: string) {
  const isNow = month === monthOf(today());
  const [bought, committed, budgets] = await readAtOnce(
    () => readBought(month),
    async () => (isNow ? readCommitted() : []),
    () => db().select().from(postBudgets),
  );
  const budgetOf = (userId: number | null) => budgets.find((one) => one.user_id === userId)?.amount ?? null;
  const onItsWay = (userId: number | null) =>
    committed.filter((one) => userId === null || one.user_id === userId).reduce((sum, { total }) => sum + total, 0);
  const of = (userId: number | null) =>
    spendingOf(
      bought.filter((row) => userId === null || row.user_id === userId),
      { committed: onItsWay(userId), budget: budgetOf(userId) },
    );
  return {
    month,
    company: await of(null),
    mine: await of(actor.id),
    people: canApprovePost(actor) ? await readPeopleCosts(bought, budgetOf, budgets) : null,
  };
}

async function readPeopleCosts(
  bought: readonly Bought[],
  budgetOf: (userId: number) => number | null,
  budgets: readonly { user_id: number | null }[],
) {
  const ids = [...new Set([...bought, ...budgets].flatMap(({ user_id }) => user_id ?? []))];
  const people = await readPeople(ids);
  const rows = ids.flatMap((id) => {
    const user = people.get(id);
    return user ? [{ user, ...sumOf(bought.filter(({ user_id }) => user_id === id)), budget: budgetOf(id) }] : [];
  });
  return rows.sort((one, other) => other.spent - one.spent || one.user.id - other.user.id);
}

async function store(actor: Actor, user_id: number | null, amount: number): Promise<number> {
  const [stored] = await db()
    .insert(postBudgets)
    .values({ user_id, amount, updated_by: actor.id })
    .onConflictDoUpdate({
      target: postBudgets.user_id,
      set: { amount, updated_by: actor.id, updated_at: sql`now()` },
    })
    .returning({ id: postBudgets.id });
  return stored!.id;
}

/** What waits stays as it is: an admin decides it. @throws HttpError invalid */
const changeBudget = (actor: Actor, { user_id, amount }: InputOf<typeof changePostBudget>['body']) =>
  tx(async () => {
    if (user_id !== null && !(await isActiveStaff(user_id)))
      throw new HttpError('invalid', commonText.invalid, { errors: { user_id: text.budgetNobody } });
    const before = await findRow(postBudgets, whose(user_id), 'update');
    if ((before?.amount ?? null) === amount) {
      auditNothing();
      return { user_id, amount };
    }
    const id = amount === null ? before!.id : await store(actor, user_id, amount);
    if (amount === null) await db().delete(postBudgets).where(whose(user_id));
    const name = user_id === null ? null : ((await readStaffNames([user_id])).get(user_id)?.name ?? '');
    const words = (sum: number | null | undefined) =>
      typeof sum === 'number' ? `${text.budgetOf(name)}: ${fullMoney(sum)} đ` : null;
    auditChange(actor, 'post_budget', id, [
      { column: 'amount', old_value: words(before?.amount), new_value: words(amount) },
    ]);
    await emitChange('tariff', { id }, actor.id, { rule: 'posts' });
    return { user_id, amount };
  });

export const budgetCalls = [
  handle(readPostCosts, ({ actor, query: { month } }) => readCosts(actor, month ?? monthOf(today()))),
  handle(changePostBudget, { audit: { action: 'update', noun: 'post_budget' } }, ({ actor, body }) =>
    changeBudget(actor, body),
  ),
];
