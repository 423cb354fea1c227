import { aHouseRow } from '@toam/testing/house/a-house-row';
import { statesOf } from '@toam/contracts/house/house-states';

test.each([
  ['on sale', {}, ['Mở bán']],
  ['waits for the community', { public_approval: 0 }, ['Chờ duyệt', 'Mở bán']],
  ['refused', { public_approval: 0, reject_public_condition: 'Thiếu ảnh' }, ['Không duyệt', 'Mở bán']],
  [
    'refused by the web alone, approved for the community',
    { reject_web_condition: 'Ảnh mờ' },
    ['Mở bán', 'Web không duyệt'],
  ],
  [
    'private and refused by the web',
    { public: 0, public_approval: 0, reject_web_condition: 'Ảnh mờ' },
    ['Web không duyệt', 'Mở bán'],
  ],
  [
    'refused by both',
    { public_approval: 0, reject_public_condition: 'Thiếu ảnh', reject_web_condition: 'Ảnh mờ' },
    ['Không duyệt', 'Web không duyệt', 'Mở bán'],
  ],
  ['a draft waits', { web: 1, has_draft: true }, ['Có bản sửa', 'Mở bán']],
  ['stopped', { status: 1 }, ['Ngưng bán']],
  ['private', { public: 0, public_approval: 0 }, ['Mở bán']],
] as const)('%s: the most telling first', (_case, differing, texts) => {
  expect(statesOf(aHouseRow(differing)).map(({ text }) => text)).toEqual(texts);
});
