import { canariesIn, money, paper, phone, plainWord, secret, word } from './canary';

const kind = 'phone of 7';
const kinds = (text: string): string[] => [...canariesIn(text).keys()];
const digits = phone(kind, 0).replaceAll(' ', '');

test.each([
  ...Array.from({ length: 9 }, (_, writing) => phone(kind, writing)),
  ...[digits, `+84${digits.slice(1)}`, `0084 ${digits.slice(1)}`, `tel:${digits}`, `(${digits})`],
])('the number %s is found', (text) => {
  expect(kinds(text)).toEqual([kind]);
});

const said = word(kind);
test.each([
  ['a word', said],
  [
    'without diacritics, in capitals',
    said
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace('đ', 'd')
      .toUpperCase(),
  ],
  ['as a part of an address', encodeURIComponent(`q=${said}`)],
  ['in base64', Buffer.from(`{"search":"${said}"}`).toString('base64')],
  ['in a token', `eyJh.${Buffer.from(phone(kind)).toString('base64url')}xx.sig`],
  ['as a value of JSON', JSON.stringify({ list: [{ name: `x ${said}` }] })],
  ['as a key of a slug', `/nha/${plainWord(kind)}-12`],
  ['as a paper', paper(kind).replace(/(\d{4})/g, '$1 ')],
])('what is planted is found %s', (_how, text) => {
  expect(kinds(text)).toEqual([kind]);
});

test('a number is found where half of it is bold, and not where two values stand beside each other', () => {
  const [half, rest] = [digits.slice(0, 6), digits.slice(6)];
  const part = (text: string) => ({ type: 'text', text });
  expect(kinds(JSON.stringify({ content: [part(half), part(rest)] }))).toEqual([kind]);
  expect(kinds(JSON.stringify({ a: half, b: rest }))).toEqual([]);
});

test('amounts are found as numbers and as people read them, secrets as they are', () => {
  money('earned by 7', 61_737_707, 31_378);
  for (const text of ['{"fee":61737707}', '61.737.707 đ', '61,737,707', '31,378 %', '{"rate":31.378}'])
    expect(kinds(text)).toEqual(['earned by 7']);
  for (const text of ['161737707', '{"id":6173}', 'a61737707b61737707c61737707d61737707'])
    expect(kinds(text)).toEqual([]);
  secret('a token', 'to-ken_of-somebody');
  expect(canariesIn('x to-ken_of-somebody x').get('secret')).toBe('a token');
});

test('masks, other numbers and what a search says of how it was read are none', () => {
  expect(kinds(`0000000000 0903618274 qdx9999z ${JSON.stringify({ y: 1 })}`)).toEqual([]);
  expect(kinds(JSON.stringify({ understood: [{ phone: digits }], list: [] }))).toEqual([]);
});
