import { type RichText, richTextToPlain } from '@toam/domain/rich-text';
import { houseColumnNames, writtenHouseColumns } from './house-columns';
import { canSeeHouseNumbers, hideHouseNumbers, putHouseNumbersBack, holdsHouseNumber } from './house-numbers';
import { anActor } from '@toam/domain/an-actor';

const paragraph = (...texts: string[]): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: texts.map((text) => ({ type: 'text' as const, text })) }],
});
const withLink = (text: string, href: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] },
          ],
        },
      ],
    },
  ],
});

test('texts that people write are hidden, numbers and choices are not', () => {
  expect(writtenHouseColumns).toEqual(
    expect.arrayContaining([
      ...(['slug', 'title', 'key_word', 'descriptions', 'description', 'internalDescription', 'house_number'] as const),
      ...(['house_address', 'new_address', 'block_section', 'floor_lot', 'addressPost', 'post_address'] as const),
      ...(['reject_public_condition', 'reject_web_condition', 'reason_stop_selling'] as const),
    ]),
  );
  expect(houseColumnNames.length - writtenHouseColumns.length).toBeGreaterThan(40);
});

test.each([
  'Nhà đẹp LH 0903 618 274 gặp chủ',
  'ban-nha-0903618274-abc123',
  'Zalo O9O3.618.274',
  '０９０３６１８２７４',
  '+84 903 618 274',
])('%s tells nobody the number', (text) => {
  expect(holdsHouseNumber(text)).toBe(true);
  expect(hideHouseNumbers(text)).toContain('0000000000');
  expect(holdsHouseNumber(hideHouseNumbers(text))).toBe(false);
});

test('a price, a measure and an address stay', () => {
  for (const text of ['4x15, 5,2 tỷ, 148/12/3 Nguyễn Văn Đậu', 'Giá 5.200.000.000 đ', 'Sổ hồng 2019'])
    expect(hideHouseNumbers(text)).toBe(text);
});

test('a number in rich text is hidden, in parts and in links, too', () => {
  expect(hideHouseNumbers(paragraph('Gọi 0903', ' 618 ', '274 nhé'))).toEqual(paragraph('Gọi 0000000000', ' nhé'));
  expect(hideHouseNumbers(paragraph('A 0903618274 B', 'C 0913618274'))).toEqual(
    paragraph('A 0000000000 B', 'C 0000000000'),
  );
  expect(hideHouseNumbers(withLink('Zalo', 'https://zalo.me/0903618274'))).toEqual(
    withLink('Zalo', 'https://zalo.me/0000000000'),
  );
});

test('numbers below each other are hidden, each in its line', () => {
  const lines = (...texts: string[]): RichText => ({
    type: 'doc',
    content: texts.flatMap((text) => paragraph(text).content),
  });
  expect(hideHouseNumbers(lines('Gọi 0903 618 274', '0913 618 274', 'hẻm 5'))).toEqual(
    lines('Gọi 0000000000', '0000000000', 'hẻm 5'),
  );
  const text = (one: string) => ({ type: 'text' as const, text: one });
  const broken = (...texts: [string, string]): RichText => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [text(texts[0]), { type: 'hardBreak' }, text(texts[1])] }],
  });
  expect(hideHouseNumbers(broken('028-3823-4567', '0913 618 274'))).toEqual(broken('0000000000', '0000000000'));
});

test('what comes back as it was shown is what was stored', () => {
  const texts = ['LH 0903 618 274', null, '', paragraph('Gọi 0903', ' 618 274'), withLink('Zalo', 'tel:0903618274')];
  for (const stored of texts) expect(putHouseNumbersBack(hideHouseNumbers(stored), stored)).toEqual(stored);
  // with its keys in another order, as the database gives them
  const [first] = paragraph('x').content;
  expect(putHouseNumbersBack({ content: [{ ...first! }], type: 'doc' } as RichText, paragraph('x'))).toEqual(
    paragraph('x'),
  );
});

test('words around a hidden number may change, the number stays', () => {
  expect(putHouseNumbersBack('Gấp! LH 0000000000', 'LH 0903 618 274')).toBe('Gấp! LH 0903 618 274');
  const back = putHouseNumbersBack(paragraph('Bán gấp, gọi 0000000000'), paragraph('Gọi 0903', ' 618 274'));
  expect(richTextToPlain(back as RichText)).toContain('0903');
  expect(putHouseNumbersBack('Tiêu đề mới', 'Tiêu đề cũ')).toBe('Tiêu đề mới');
  expect(putHouseNumbersBack('LH 0911222333', 'Tiêu đề cũ')).toBe('LH 0911222333');
});

test('a hidden number is never lost, doubled or moved to where it shows', () => {
  for (const sent of ['LH', null, '', '0000000000 0000000000', 'LH 00000000001'])
    expect(putHouseNumbersBack(sent, 'LH 0903 618 274')).toBeUndefined();
  expect(putHouseNumbersBack(paragraph('Gọi'), paragraph('Gọi 0903618274'))).toBeUndefined();
  expect(putHouseNumbersBack(null, paragraph('Gọi 0903618274'))).toBeUndefined();
});

test('whoever sees the owner’s number sees those in the texts', () => {
  const house = { user_id: 7, customer_vouched: true };
  const owner = { user_id: 9, co_staff: [] };
  const sees = (id: number, customer: typeof owner | null, more = {}) =>
    canSeeHouseNumbers(anActor({ id, ...more }), house, customer);
  expect([sees(7, owner), sees(9, owner), sees(8, owner), sees(8, owner, { customer_permission: 1 })]).toEqual([true, true, false, true]); // prettier-ignore
  expect([sees(7, null), sees(8, null), sees(8, null, { role: 1 })]).toEqual([true, false, true]);
});
