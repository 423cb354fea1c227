import { readSearch } from '@toam/domain/house/search/read-search';
import type { Condition } from '@toam/domain/house/search/search-clause';
import { conditionsOf } from '@toam/domain/house/search/search-conditions';
import { searchDictionary } from '@toam/domain/house/search/search-dictionary';
import { dictionaryValues } from '../../../seed/dictionary-values';
import { type MeantSearch, unseenSearches } from './unseen-searches.fixture';

const people = ['Nguyễn Thu Hà', 'Bùi Gia Huy', 'Phạm Ngọc Diễm', 'Võ Minh Khôi'].map((value, at) => ({
  id: at + 1,
  value,
}));
const tags = ['Hàng nóng', 'Hẻm xe hơi', 'Cần bán gấp', 'Nhà mới', 'Giảm giá'].map((value, at) => ({
  id: at + 1,
  value,
}));
const dictionary = searchDictionary({
  people,
  tags,
  entries: dictionaryValues,
  projects: ['Vinhomes Grand Park', 'Saigon Pearl', 'Masteri Thảo Điền', 'Estella Heights'].map((value, at) => ({
    id: at + 1,
    value,
  })),
});

const districtOfWard = new Map(
  dictionaryValues.filter(({ type }) => type === 'district').map(({ id, parent_id }) => [id, parent_id]),
);
const thuDuc = dictionaryValues.find(({ type, value }) => type === 'province' && value === 'TP. Thủ Đức')!.id;

type Key = Exclude<keyof MeantSearch, 'no' | 'maybe' | 'any' | 'sell' | 'rent'>;

const columnsOf: Partial<Record<Key, string[]>> = {
  q: ['province'],
  w: ['district', 'address'],
  s: ['house_address', 'address'],
  d: ['direction'],
  t: ['property_type'],
  c: ['house_type'],
  o: ['ownership'],
  p: ['into_money'],
  a: ['area', 'floor_area'],
  fl: ['floors'],
  br: ['number_bedroom'],
  wd: ['width'],
  len: ['length'],
  rd: ['wide_street'],
};
const units: Partial<Record<Key, number>> = { p: 1e6 };

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether the range is about this value: it holds it, and no end is further away than a fifth. How wide a road is may be a least. */
const isAbout = (key: Key, [from, to]: readonly (number | null)[], value: number) =>
  from !== null &&
  from !== undefined &&
  from <= value &&
  from >= value * 0.8 &&
  (to === null || to === undefined ? key === 'rd' : to >= value && to <= value * 1.2);

const ids = (type: string, isNamed: (value: string) => boolean) =>
  dictionaryValues.filter((entry) => entry.type === type && isNamed(entry.value)).map(({ id }) => id);
const frontAndCorner = [1, 5];

/** Whether these are the values that are meant. */
function areMeant(key: Key, wanted: readonly unknown[], values: readonly unknown[]): boolean {
  const names = wanted as string[];
  if (key === 'q')
    return isSame(
      values,
      ids('province', (value) => names.includes(value)),
    );
  if (key === 'w') {
    const wards = ids('district', (value) => names.includes(value) || names.includes(value.replace(/^Xã/, 'Phường')));
    const bare = names.map((name) => name.replace(/^(Phường|Xã) /, ''));
    return values.length > 0 && values.every((value) => wards.includes(Number(value)) || bare.includes(String(value)));
  }
  return isSame(values, key === 'c' && isSame(wanted, [1]) ? frontAndCorner : wanted);
}

function holds(key: Key, wanted: NonNullable<MeantSearch[Key]>, all: readonly Condition[], isOut: boolean): boolean {
  const found = all.filter(({ column }) => columnsOf[key]?.includes(column));
  return found.some((one) => {
    if (one.operation === 'between') {
      const ends = one.values.map((end) => (end === null ? null : end / (units[key] ?? 1)));
      return Array.isArray(wanted) ? isSame(ends, wanted) : isAbout(key, ends, Number(wanted));
    }
    return (one.operation === 'notIn') === isOut && areMeant(key, wanted as unknown[], one.values);
  });
}

/** A ward of Thủ Đức, and 'Quận 2', say the district, too. */
const isWithin = (wanted: string[], all: readonly Condition[]) =>
  wanted[0] === 'TP. Thủ Đức' &&
  all.some(
    (one) =>
      one.operation === 'in' &&
      one.column === 'district' &&
      one.values.every((ward) => districtOfWard.get(Number(ward)) === thuDuc),
  );

const isFormer = (one: Condition) => one.operation === 'in' && /^Quận [29]$/.test(one.names[0] ?? '');

const columnsFor = (keys: readonly string[]) => keys.flatMap((key) => columnsOf[key as Key] ?? []);

/** What may be understood besides what the search says by name: a project, and what 'nhà', 'hẻm' and 'wc' mean. */
function allowedIn(typed: string, { no = {}, maybe = [], rent, ...keys }: MeantSearch): Set<string> {
  const always = ['project_id', 'user_id', 'id', 'customer_phone', 'end_open', ...(rent ? [] : ['purpose'])];
  const besides = [
    ...(rent ? ['purpose'] : []),
    ...(/nh[aà]/i.test(typed) ? ['property_type'] : []),
    ...(/h[eẻ]m/i.test(typed) ? ['house_type'] : []),
    ...(/wc/.test(typed) ? ['number_wc'] : []),
  ];
  return new Set([...always, ...besides, ...columnsFor([...Object.keys(keys), ...Object.keys(no), ...maybe])]);
}

/** Whether a filter asks for what another one rules out. */
function contradicts(all: readonly Condition[]): boolean {
  const valuesOf = (operation: string) =>
    all
      .filter((one) => one.operation === operation)
      .flatMap(({ column, values }) => values.map((one) => `${column} ${one}`));
  const out = valuesOf('notIn');
  return valuesOf('in').some((one) => out.includes(one));
}

/** What is wrong with how it was read; '' if it is right. */
function wrongIn(typed: string, meant: MeantSearch): string {
  const all = conditionsOf(readSearch(typed, dictionary, 1_700_000_000, true).understood);
  const { no = {}, maybe: _, any, sell, rent, person, link, phone, ...keys } = meant;
  const wanted = Object.entries(keys) as [Key, NonNullable<MeantSearch[Key]>][];
  const missed = wanted.filter(
    ([key, value]) => !holds(key, value, all, false) && !(key === 'q' && isWithin(value as string[], all)),
  );
  const stored = (Object.entries(no) as [Key, never][]).filter(([key, value]) => !holds(key, value, all, true));
  const has = (column: string, value: unknown) =>
    all.some((one) => one.column === column && ('names' in one ? one.names : one.values).includes(value as never));
  const purpose = all.find(({ column }) => column === 'purpose')?.values[0];
  const allowed = allowedIn(typed, meant);
  const besides = any ? [] : all.filter((one) => !allowed.has(one.column) && !isFormer(one));
  return [
    ...missed.map(([key]) => key),
    ...stored.map(([key]) => `not ${key}`),
    ...besides.map(({ column }) => `also ${column}`),
    ...(contradicts(all) ? ['says the opposite'] : []),
    ...(sell && purpose !== 0 ? ['sell'] : []),
    ...(rent && purpose !== 1 ? ['rent'] : []),
    ...(person && !has('user_id', person) ? ['person'] : []),
    ...(link && !has('id', link) ? ['link'] : []),
    ...(phone && !has('customer_phone', phone) ? ['phone'] : []),
  ].join(', ');
}

test('there are 250 searches', () => {
  expect(unseenSearches).toHaveLength(250);
});

test.each(unseenSearches)('%s', (typed, meant) => {
  expect(wrongIn(typed, meant)).toBe('');
});
