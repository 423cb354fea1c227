import type { DeletedNoun, DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import type { LivingDeal } from '@toam/contracts/deal/deal.schema';
import { businessChangeLabel } from '@toam/contracts/business/business-labels';
import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import { deletionText } from '@toam/contracts/deletion/deletion.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf, writtenDay } from '@toam/domain/day';
import { asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { as, testApp } from '../../testing/test-app';
import {
  accountant,
  admin,
  aDeal,
  agent,
  both,
  cancel,
  collect,
  dataOf,
  errorsOf,
  insertFixture,
  leader,
  mate,
  readShare,
  record,
  reduce,
  today,
} from './deal.fixture';

testApp();

const path = '/business/v2';
const why = { reason: 'Nhập nhầm khách' };
const remove = (what: string, id = 1, body: object = why, actor: Actor = accountant) =>
  as(actor).delete(`${path}/${what}`, { id, ...body });
const restore = (what: string, id = 1, actor: Actor = admin) => as(actor).post(`${path}/${what}/restore`, { id });
const deleted = async (noun: DeletedNoun) =>
  dataOf<{ list: DeletedRow[] }>(await as(admin).get(`/deletion/${noun}`)).list;
const input = async (reply: Promise<{ json: <T>() => T; statusCode: number }>) => {
  const answer = await reply;
  return [answer.statusCode, answer.json<{ message?: string }>().message];
};
const historyOf = async (actor: Actor, model_id = 1) =>
  dataOf<{ list: HistoryEntry[] }>(
    await as(actor).post('/history', { filter: { model: 'Transaction', model_id } }),
  ).list.map((entry) => businessChangeLabel('Transaction', entry));

beforeEach(async () => {
  await insertFixture();
  await record(aDeal({}, both));
});

/** A receipt, a reduction and a cancel bill of share 1; share 2 stays as it was. */
async function papers(): Promise<void> {
  await collect(1, 20_000_000, 'PT-1');
  await reduce(1, 5_000_000);
  await cancel(1, { whole_deal: false });
}

describe('a deletion', () => {
  test.each(['receipt', 'coupons', 'cancelBill', 'deal', 'transaction'])(
    'of a %s is refused without a reason',
    async (what) => {
      if (what !== 'deal' && what !== 'transaction') await papers();
      const missing = [422, { reason: 'Vui lòng nhập lý do' }];
      expect(errorsOf(await remove(what, 1, {}))).toEqual(missing);
      expect(errorsOf(await remove(what, 1, { reason: ' \u200b ' }))).toEqual(missing);
      expect((await remove(what, 1, why, agent)).statusCode).toBe(403);
      expect((await remove(what)).statusCode).toBe(200);
    },
  );

  test('tells its reason to the audit and to the person of the share, with what it was', async () => {
    await papers();
    for (const what of ['receipt', 'coupons', 'cancelBill']) await remove(what);
    await remove('deal');
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.type, 27))
      .orderBy(asc(notifications.id));
    expect(told.map(({ user_id, subject_id, detail }) => [user_id, subject_id, detail])).toEqual([
      [7, 1, 'đã xoá phiếu thu PT-1 (20.000.000 đ) của giao dịch GD-1: Nhập nhầm khách'],
      [7, 1, 'đã xoá phiếu giảm hoa hồng 5.000.000 đ của giao dịch GD-1: Nhập nhầm khách'],
      [7, 1, expect.stringMatching(/^đã xoá phiếu huỷ cọc ngày .* của giao dịch GD-1: Nhập nhầm khách$/)],
      [7, null, 'đã xoá phần của bạn trong giao dịch GD-1 (148/12 Nguyễn Văn Đậu): Nhập nhầm khách'],
      [8, null, 'đã xoá phần của bạn trong giao dịch GD-2 (148/12 Nguyễn Văn Đậu): Nhập nhầm khách'],
    ]);
    const audited = await db().select().from(auditEntries).where(eq(auditEntries.action, 'delete'));
    expect(audited.map(({ noun, detail }) => [noun, detail])).toEqual(
      ['receipt', 'coupon', 'cancel_bill', 'transaction'].map((noun) => [noun, expect.objectContaining(why)]),
    );
  });
});

describe('the history of a share', () => {
  const lines = [
    `Phiếu huỷ cọc ${writtenDay(dayOf(today()))} · Ghi nhận`,
    'Phiếu giảm hoa hồng 5.000.000 đ · Ghi nhận',
    'Phiếu thu PT-1 · Đã xoá, lý do: Nhập nhầm khách',
    'Phiếu thu PT-1 · Số tiền phải thu: 60.000.000 đ → 55.000.000 đ',
    'Phiếu thu PT-1 · Số tiền thu: 20.000.000 đ → 19.000.000 đ',
    'Phiếu thu PT-1 · Ghi nhận',
    'Ghi nhận',
  ];

  test('holds the making, changing and deletion of its papers, for those who read the share as a whole', async () => {
    await papers();
    await as(accountant).put(`${path}/receipt/update`, { id: 1, feeCollect: 19_000_000 });
    await remove('receipt');
    for (const actor of [agent, leader, accountant, admin])
      expect((await historyOf(actor)).toSorted()).toEqual(lines.toSorted());
    expect(await historyOf(mate)).toEqual(['Ghi nhận']);
  });

  test('tells nobody what was collected while it was somebody else’s', async () => {
    await collect(1, 20_000_000, 'PT-1');
    await remove('receipt');
    await as(accountant).put(`${path}/transaction/update`, { id: 1, staff_id: 8 });
    await collect(1, 1_000_000, 'PT-2');
    const seen = await historyOf(mate);
    expect(seen.filter((line) => line.includes('PT-'))).toEqual(['Phiếu thu PT-2 · Ghi nhận']);
    expect((await historyOf(admin)).filter((line) => line.includes('PT-1'))).toHaveLength(2);
  });
});

describe('what was deleted', () => {
  test('is listed for admins with its reason, and comes back', async () => {
    await papers();
    for (const [what, noun, name] of [
      ['cancelBill', 'cancel_bill', /^\d\d\/\d\d\/\d{4}$/],
      ['coupons', 'coupon', /^5\.000\.000 đ$/],
      ['receipt', 'receipt', /^PT-1 · 20\.000\.000 đ$/],
    ] as const) {
      await remove(what);
      const [row] = await deleted(noun);
      expect(row).toMatchObject({ id: 1, owner: { id: 7 }, deleted_by: { id: 5 }, hindered: null });
      expect(row!.name).toMatch(name);
      expect(row!.detail).toContain('GD-1 · 148/12 Nguyễn Văn Đậu · Đã xoá, lý do: Nhập nhầm khách');
      expect((await restore(what, 1, accountant)).statusCode).toBe(403);
      expect((await restore(what)).statusCode).toBe(200);
      expect(await deleted(noun)).toEqual([]);
      expect(await input(restore(what))).toEqual([404, deletionText.notDeleted]);
    }
    expect(await readShare(1)).toMatchObject({ brokerageFeeReceived: 20_000_000, feesPayable: 55_000_000 });
    expect((await historyOf(agent)).filter((line) => line.includes('Đã khôi phục'))).toHaveLength(3);
    expect((await as(agent).get('/deletion/receipt')).statusCode).toBe(403);
  });

  test('a deal comes back with the shares that went along, not with one that was left out before', async () => {
    await remove('transaction', 2);
    await new Promise((wake) => setTimeout(wake, 1100));
    await remove('deal');
    expect(await deleted('deal')).toMatchObject([{ id: 1, name: 'GD-1', deleted_by: { id: 5 }, hindered: null }]);
    expect((await restore('deal')).statusCode).toBe(200);
    const deal = dataOf<{ transactions: { id: number }[] }>(await as(accountant).get(`${path}/deal/1`));
    expect(deal.transactions.map(({ id }) => id)).toEqual([1]);
    expect(await historyOf(agent)).toContain('Đã khôi phục');
  });

  test('a receipt of more than is payable by now stays deleted, and both list and call say the amounts', async () => {
    await collect(1, 20_000_000, 'PT-1');
    await remove('receipt');
    await collect(1, 45_000_000, 'PT-2');
    const message =
      'Số tiền 20.000.000 đ lớn hơn số còn phải thu 15.000.000 đ nên không khôi phục được. Hãy lập phiếu thu mới';
    expect(await deleted('receipt')).toMatchObject([{ hindered: message }]);
    expect(await input(restore('receipt'))).toEqual([409, message]);
  });

  test('so does a reduction that would leave nothing to collect', async () => {
    await reduce(1, 20_000_000);
    await remove('coupons');
    await collect(1, 40_000_000, 'PT-1');
    const message =
      'Số tiền giảm 20.000.000 đ không nhỏ hơn số còn phải thu 20.000.000 đ nên không khôi phục được. Hãy lập phiếu giảm mới';
    expect(await deleted('coupon')).toMatchObject([{ hindered: message }]);
    expect(await input(restore('coupons'))).toEqual([409, message]);
  });

  test.each([
    ['receipt', async () => collect(1, 1, 'pt-1'), deletionText.codeTaken('PT-1')],
    ['cancelBill', async () => cancel(1, { whole_deal: false }), deletionText.cancelledAgain],
  ] as const)('a %s whose place is taken is refused', async (what, take, message) => {
    await papers();
    await remove('cancelBill');
    if (what === 'receipt') await remove(what);
    await take();
    expect((await deleted(what === 'receipt' ? 'receipt' : 'cancel_bill'))[0]?.hindered).toBe(message);
    expect(await input(restore(what))).toEqual([409, message]);
  });

  test('a paper of a deleted deal waits for the deal, one of a share that was left out can’t come back', async () => {
    await collect(1, 1_000_000, 'PT-1');
    await collect(2, 1_000_000, 'PT-2');
    await remove('receipt', 1);
    await remove('receipt', 2);
    await remove('transaction', 2);
    expect(await input(restore('receipt', 2))).toEqual([409, deletionText.shareDeleted]);
    await remove('deal');
    expect(await input(restore('receipt', 1))).toEqual([409, deletionText.dealDeleted]);
    expect((await deleted('receipt')).map(({ hindered }) => hindered)).toEqual([
      deletionText.dealDeleted,
      deletionText.dealDeleted,
    ]);
    await restore('deal');
    expect((await restore('receipt', 1)).statusCode).toBe(200);
  });
});

test('of a house, deals that are not cancelled are told to whoever records another one', async () => {
  const living = async (query = '', actor: Actor = accountant) => {
    const reply = await as(actor).get(`${path}/deal-house/1/deals${query}`);
    return reply.statusCode === 200 ? dataOf<{ list: LivingDeal[] }>(reply).list : reply.statusCode;
  };
  expect(await living()).toMatchObject([
    {
      ...{ id: 1, codes: ['GD-1', 'GD-2'], people: ['Lê Hoàng Phúc', 'Trần Thu Hà'], price: 8_650_000_000 },
      recorded_by: expect.any(String),
    },
  ]);
  expect(await living('?except=1')).toEqual([]);
  expect([await living('', agent), await living('', leader)]).toEqual([403, 403]);
  await cancel(1, { whole_deal: false });
  expect(await living()).toHaveLength(1);
  await cancel(2);
  expect(await living()).toEqual([]);
});
