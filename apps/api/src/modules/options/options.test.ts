import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { anActor } from '../../testing/an-actor';
import { insertDictionary } from '../../testing/insert-house';
import { as, testApp } from '../../testing/test-app';

testApp();

const agent = anActor({ id: 7 });
beforeEach(insertDictionary);

test('the form’s lists hold what is offered now, wards under their district, and name what no longer is', async () => {
  const options = (await as(agent).get('/house/option')).json<{ data: HouseOptions }>().data;
  expect(options.type).toEqual([
    { id: 1, value: 'Căn hộ' },
    { id: 2, value: 'Nhà phố' },
  ]);
  expect(options.class).toEqual([
    { id: 1, value: 'Hẻm xe hơi' },
    { id: 2, value: 'Nhà nát', retired: true },
  ]);
  expect(options.district).toContainEqual({ id: 21, value: 'Phường 11', parent_id: 2 });
  expect(options.city).toEqual([{ id: 1, value: 'Hồ Chí Minh' }]);
});

test('streets are found without accents, once each, those of the district first', async () => {
  const streets = async (query: string) =>
    (await as(agent).get(`/house/street?${query}`)).json<{ data: { total: number; list: unknown[] } }>().data;
  expect(await streets('search=dien bien')).toMatchObject({
    total: 1,
    list: [{ id: 2, value: 'Điện Biên Phủ', parent_id: 1 }],
  });
  expect(await streets('province=2')).toMatchObject({
    total: 2,
    list: [
      { id: 1, value: 'Nguyễn Văn Đậu' },
      { id: 3, value: 'Điện Biên Phủ', parent_id: 2 },
    ],
  });
});
