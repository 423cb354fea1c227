import { CallFailed } from '@toam/api-client/call-failed';
import { listReceipts, listTransactions } from '@toam/contracts/deal/deal.endpoints';
import { remoteManifest } from '@toam/platform/remote-manifest';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import manifest from '../../remote.json';
import { aReceipt, aShare } from '../business/ledger.scene';
import remote from '../remote';
import findDeals from './find-deals';
import findReceipts from './find-receipts';

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

test('words without a digit are asked of no receipt', async () => {
  refuse(listReceipts, 500, 'Hỏng');
  expect(await findReceipts('nguyen thu ha', listening())).toEqual([]);
  expect(callsOf(listReceipts)).toEqual([]);
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
