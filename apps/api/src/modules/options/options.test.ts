import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertDictionary } from '../../testing/insert-house';
import { as, testApp } from '../../testing/test-app';
import { dictionaryEntries } from './dictionary.schema';

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
      { id: 3, value: 'Điện Biên Phủ', parent_id: 2 },
      { id: 1, value: 'Nguyễn Văn Đậu' },
    ],
  });
});

describe('streets as people type them', () => {
  const names = [
    ...['Nguyễn Thiện Thuật', 'Nguyễn Thị Thập', 'Nguyễn Thị Tú', 'Dương Bá Trạc', 'An Dương Vương'],
    ...['3 Tháng 2', 'Cách Mạng Tháng 8', 'Đường 64', 'Số 6', 'Ấp Bắc', 'Xuân Thủy'],
  ];
  beforeEach(() =>
    db()
      .insert(dictionaryEntries)
      .values(
        names.map((value, at) => ({ type: 'street' as const, id: 10 + at, value, parent_id: 1, position: 10 + at })),
      ),
  );
  const found = async (search: string, province?: number) => {
    const query = new URLSearchParams({ search, ...(province && { province: String(province) }) });
    const reply = await as(agent).get(`/house/street?${query}`);
    return reply.json<{ data: { list: { value: string }[] } }>().data.list.map(({ value }) => value);
  };

  test.each([
    ['Đường Nguyễn Thị Thập', ['Nguyễn Thị Thập']],
    ['đường nguyen thi thap', ['Nguyễn Thị Thập']],
    ['d. nguyen thi thap', ['Nguyễn Thị Thập']],
    ['đường 3/2', ['3 Tháng 2']],
    ['ba tháng hai', ['3 Tháng 2']],
    ['cmt8', ['Cách Mạng Tháng 8']],
    ['nguyễn thị t', ['Nguyễn Thị Thập', 'Nguyễn Thị Tú', 'Nguyễn Thiện Thuật']],
    ['Nguyễn Thị', ['Nguyễn Thị Thập', 'Nguyễn Thị Tú', 'Nguyễn Thiện Thuật']],
    ['nguyễn thiện', ['Nguyễn Thiện Thuật']],
    ['dương', ['Dương Bá Trạc', 'Đường 64', 'An Dương Vương']],
    ['đường số 6', ['Số 6', 'Đường 64']],
  ])('%s', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  test('stand in the order of people, those of the district first where they match as well', async () => {
    expect(await found('')).toEqual([
      ...['3 Tháng 2', 'An Dương Vương', 'Ấp Bắc', 'Cách Mạng Tháng 8', 'Dương Bá Trạc', 'Điện Biên Phủ', 'Đường 64'],
      ...['Nguyễn Thị Thập', 'Nguyễn Thị Tú', 'Nguyễn Thiện Thuật', 'Nguyễn Văn Đậu', 'Số 6', 'Xuân Thủy'],
    ]);
    expect((await found('', 2))[0]).toBe('Điện Biên Phủ');
    expect(await found('b', 2)).toEqual(['Điện Biên Phủ', 'Ấp Bắc', 'Dương Bá Trạc']);
    expect(await found('bien', 2)).toEqual(['Điện Biên Phủ']);
  });
});
