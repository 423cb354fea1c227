import { CallFailed } from '@toam/api-client/call-failed';
import {
  listCancelBills,
  listCoupons,
  listOldTransactions,
  listReceipts,
  listTransactions,
} from '@toam/contracts/deal/deal.endpoints';
import { remoteManifest } from '@toam/platform/remote-manifest';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import manifest from '../../remote.json';
import { aBill, aCoupon, anOld, aReceipt, aShare } from '../business/ledger.fixture';
import remote from '../remote';
import { findCancelBills, findCoupons, findDeals, findOldTransactions, findReceipts } from './find-ledger';

const listening = () => new AbortController().signal;
const one = { total: 1, total_page: 1, page: 1 };
const sums = { fees: 0, reduced: 0, payable: 0, collected: 0, receivable: 0, cancelled: 0, retained: 0 };

test('a deal is found by its code, whatever its month, and opens there', async () => {
  answer(listTransactions, () => ({ list: [aShare()], ...one, sums }));
  const [found] = await findDeals('gd-2611-0042', listening());
  expect(callsOf(listTransactions)[0]?.query).toMatchObject({ group: 'detail', search: 'gd-2611-0042', size: 5 });
  expect(callsOf(listTransactions)[0]?.query).not.toHaveProperty('startAt');
  expect(found).toEqual({
    ...{ id: '42', title: 'GD-2611-0042 · 148/12 Nguyễn Văn Đậu', detail: '18/11/2026 · Nguyễn Thu Hà · Cao Mỹ Duyên' },
    ...{ to: '/bussiness/transaction?tab=detail&year=2026&month=11&open=42', icon: 'chart', exact: true },
  });
});

test('a deal is found by the name of its customer, too, which is no code', async () => {
  answer(listTransactions, () => ({ list: [aShare()], ...one, sums }));
  expect(await findDeals('cao my duyen', listening())).toMatchObject([{ exact: false }]);
});

test('a receipt is found by its own code, and not by that of its deal', async () => {
  answer(listReceipts, () => ({ list: [aReceipt()], ...one, sums: { collected: 100_000_000 } }));
  expect(await findReceipts('pt-2611-0031', listening())).toEqual([
    {
      ...{ id: '31', title: 'PT-2611-0031 · 100.000.000 đ', detail: '20/11/2026 · GD-2611-0042 · Nguyễn Thu Hà' },
      ...{ to: '/bussiness/transaction?tab=receipt&record=31', icon: 'files', exact: true },
    },
  ]);
  expect(await findReceipts('GD-2611-0042', listening())).toEqual([]);
});

test('a reduction and a cancel bill are found by the code of their deal, and open alone in their lists', async () => {
  answer(listCoupons, () => ({ list: [aCoupon()], ...one, sums: { reduced: 9_000_000 } }));
  answer(listCancelBills, () => ({ list: [aBill()], ...one, sums: { retained: 0 } }));
  expect(await findCoupons('gd-2611-0042', listening())).toEqual([
    {
      ...{ id: '4', title: 'GD-2611-0042 · giảm 9.000.000 đ', icon: 'files' },
      ...{ detail: '18/11/2026 · Nguyễn Thu Hà · Cao Mỹ Duyên', to: '/bussiness/transaction?tab=coupon&record=4' },
    },
  ]);
  expect(await findCancelBills('2611-0042', listening())).toEqual([
    {
      ...{ id: '2', title: 'GD-2611-0042 · huỷ cọc 21/11/2026', icon: 'files' },
      ...{ detail: 'Nguyễn Thu Hà · Cao Mỹ Duyên', to: '/bussiness/transaction?tab=cancel&record=2' },
    },
  ]);
  // the number of a house finds its deal
  expect(await findCoupons('148/12', listening())).toEqual([]);
  expect(await findCancelBills('148/12', listening())).toEqual([]);
});

test('an old transaction is found by its address', async () => {
  answer(listOldTransactions, () => ({ list: [anOld()], ...one, sums: { fee: 0, received: 0, receivable: 0 } }));
  expect(await findOldTransactions('12 le loi', listening())).toEqual([
    {
      ...{ id: '5', title: '12 Lê Lợi', icon: 'files' },
      ...{ detail: '03/11/2026 · Nguyễn Thu Hà · Anh Tâm', to: '/bussiness/transaction?tab=old&record=5' },
    },
  ]);
  expect(callsOf(listOldTransactions)[0]?.query).toMatchObject({ search: '12 le loi', size: 5 });
});

test('words without a digit are asked of no paper', async () => {
  for (const list of [listReceipts, listCoupons, listCancelBills]) refuse(list, 500, 'Hỏng');
  for (const find of [findReceipts, findCoupons, findCancelBills])
    expect(await find('nguyen thu ha', listening())).toEqual([]);
  for (const list of [listReceipts, listCoupons, listCancelBills]) expect(callsOf(list)).toEqual([]);
});

test('a refusal is the palette’s to handle', async () => {
  refuse(listTransactions, 500, 'Hỏng');
  await expect(findDeals('GD', listening())).rejects.toBeInstanceOf(CallFailed);
});

test('every contribution that remote.json lists has its code', () => {
  const listed = remoteManifest.parse(manifest).slots.map(({ slot, id }) => `${slot} ${id}`);
  const coded = Object.entries(remote.slots ?? {}).flatMap(([slot, loaders]) =>
    Object.keys(loaders).map((id) => `${slot} ${id}`),
  );
  expect(listed.sort()).toEqual(coded.sort());
});
