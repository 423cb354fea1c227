import { CallFailed } from '@toam/api-client/call-failed';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import findHouses from './find-houses';

const listening = () => new AbortController().signal;

test('asks the list for what was typed and leads to the house', async () => {
  answer(listHouses, () => ({
    total: 1,
    total_page: 1,
    page: 1,
    list: [aHouseRow({ id: 12486, title: 'Nhà phố hẻm xe hơi', into_money: 8_650_000_000, purpose: 0 })],
  }));
  const found = await findHouses('nguyen van dau', listening());
  expect(callsOf(listHouses)[0]).toMatchObject({
    body: { search: 'nguyen van dau', mode: 'visible' },
    query: { size: 5 },
  });
  expect(found).toMatchObject([{ title: 'Nhà phố hẻm xe hơi', detail: '#12486 · 8,65 tỷ', to: '/house/12486' }]);
});

test('a refusal is the palette’s to handle', async () => {
  refuse(listHouses, 500, 'Hỏng');
  await expect(findHouses('nha', listening())).rejects.toBeInstanceOf(CallFailed);
});
