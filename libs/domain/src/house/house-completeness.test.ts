import { missingForSharing, type ShareableHouse } from './house-completeness';

const whole: ShareableHouse = {
  purpose: 0,
  property_type: 2,
  title: 'Nhà phố',
  into_money: 8_650_000_000,
  public_image: 1,
  description: true,
  descriptions: 'Gần chợ',
  key_word: 'hẻm xe hơi',
  area: 62,
  floor_area: 180,
};
const nothing = {
  title: null,
  into_money: null,
  public_image: 0,
  description: false,
  descriptions: null,
  key_word: null,
  area: null,
  floor_area: null,
};

test.each([
  ['a whole house', {}, []],
  ['an apartment by its floor area', { property_type: 1, area: null }, []],
  ['an apartment without floor area', { property_type: 1, floor_area: null }, ['floor_area']],
  ['a house without area', { area: null }, ['area']],
  ['blanks are nothing', { title: '  ' }, ['title']],
  ['a price of 0 is missing', { into_money: 0 }, ['into_money']],
  ['rent needs neither keyword nor short description', { purpose: 1, key_word: null, descriptions: null }, []],
  [
    'an empty house for sale',
    nothing,
    ['into_money', 'area', 'title', 'key_word', 'descriptions', 'description', 'public_image'],
  ],
  [
    'an empty apartment for rent',
    { ...nothing, purpose: 1, property_type: 1 },
    ['into_money', 'floor_area', 'title', 'description', 'public_image'],
  ],
] as const)('%s', (_case, change, missing) => {
  expect(missingForSharing({ ...whole, ...change })).toEqual(missing);
});
