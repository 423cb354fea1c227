import { houseChange, newHouse } from '@toam/contracts/house/house-save.schema';
import { plainToRichText } from '@toam/domain/rich-text';
import { changedFields } from '@toam/domain/record/three-way';
import { aHouse, anImage } from '@toam/testing/house/a-house';
import { anAdmin, aUser } from '@toam/testing/a-user';
import {
  builtOn,
  changeRequest,
  createRequest,
  emptyHouse,
  houseFormSchema,
  shareableOf,
  valuesOf,
  type HouseFormValues,
  type ValidHouse,
} from './house-form.values';

/** A new house with every required value. */
const filled = (differing: Partial<HouseFormValues> = {}): HouseFormValues => ({
  ...emptyHouse,
  ...{ customer_id: 31, house_number: ' 148/12 ', house_address: 'Nguyễn Văn Đậu', province: 5, district: 31 },
  ...{ property_type: 2, house_type: 1, street_type: 1, floors: 0, direction: 'Đông Nam', balcony_direction: ['Nam'] },
  ...differing,
});
const valid = (differing: Partial<HouseFormValues> = {}): ValidHouse => houseFormSchema.parse(filled(differing));
const messageOf = (field: keyof HouseFormValues, differing: Partial<HouseFormValues>) =>
  houseFormSchema.safeParse(filled(differing)).error?.issues.find(({ path }) => path[0] === field)?.message;

test.each<[keyof HouseFormValues, Partial<HouseFormValues>, string]>([
  ['house_number', { house_number: ' ' }, 'Số nhà bắt buộc'],
  ['house_address', { house_address: null }, 'Đường bắt buộc'],
  ['province', { province: null }, 'Quận/Huyện bắt buộc'],
  ['district', { district: null }, 'Phường/Xã bắt buộc'],
  ['street_type', { street_type: null }, 'Loại đường bắt buộc'],
  ['house_type', { house_type: null }, 'Mặt tiền/hẻm bắt buộc'],
  ['property_type', { property_type: null }, 'Loại BĐS bắt buộc'],
  ['customer_id', { customer_id: null }, 'Chủ nhà bắt buộc'],
  ['direction', { direction: null }, 'Hướng nhà bắt buộc'],
  ['floors', { floors: null }, 'Số tầng bắt buộc'],
  ['floors', { floors: 44 }, 'Nhập từ 0 đến 30'],
  ['balcony_direction', { balcony_direction: [] }, 'Hướng ban công bắt buộc'],
  ['title', { public_image: [anImage(1)] }, 'Vui lòng nhập Tiêu đề'],
])('%s of %j is refused with "%s"', (field, differing, message) => {
  expect(messageOf(field, differing)).toBe(message);
});

test('land needs no balcony (D106); a plot of any brokerage can be saved as it stands', () => {
  expect(houseFormSchema.safeParse(filled({ property_type: 4, floors: 0, balcony_direction: [] })).success).toBe(true);
});

test('a missing balcony is said together with what else is missing', () => {
  expect(messageOf('balcony_direction', { balcony_direction: [], customer_id: null })).toBe('Hướng ban công bắt buộc');
});

test.each([
  [
    'land has neither floors nor balcony',
    4,
    { floors: 3, balcony_direction: ['Nam'] },
    { floors: 0, balcony_direction: [] },
  ],
  ['what is built on land asks', 2, { floors: 0, balcony_direction: [] }, { floors: null, balcony_direction: [] }],
  [
    'another building keeps them',
    3,
    { floors: 3, balcony_direction: ['Nam'] },
    { floors: 3, balcony_direction: ['Nam'] },
  ],
])('after another type was chosen: %s', (_case, type, before, after) => {
  expect(builtOn(before, type, null)).toEqual(after);
});

test('after a visit to land, floors and balcony are what they were, no floors included', () => {
  const hidden = { floors: 0, balcony_direction: ['Nam'] };
  expect(builtOn({ floors: 0, balcony_direction: [] }, 2, hidden)).toEqual(hidden);
});

test('what is built on land says its floors, also if there are none', () => {
  const before = filled({ property_type: 4, floors: 0, balcony_direction: [] });
  const after = { ...before, property_type: 2, balcony_direction: ['Nam'] };
  const request = changeRequest(aUser(), aHouse({ id: 9 }), { version: 3, before, after, how: undefined });
  expect(request).toMatchObject({ property_type: 2, floors: 0 });
});

test('land has 0 floors, and a price is not required before sharing', () => {
  expect(houseFormSchema.safeParse(filled({ floors: 0, into_money: null })).success).toBe(true);
});

test('a number that could not be read is refused', () => {
  expect(messageOf('into_money', { into_money: Number.NaN })).toBeDefined();
});

test('the request is what the contract takes: whole dong, one direction as a list, pictures by id in their order', () => {
  const house = valid({
    into_money: 8_650_000_000,
    title: 'Nhà phố',
    public_image: [anImage(3), anImage(1)],
    terrace: true,
  });
  const request = createRequest(aUser(), house);
  expect(request).toMatchObject({
    house_number: '148/12',
    into_money: 8_650_000_000,
    money_unit: 'bil',
    direction: ['Đông Nam'],
    public_image: [3, 1],
    public: 1,
    key_word: null,
  });
  expect(newHouse.parse(request)).toMatchObject({ terrace: 1, floors: 0 });
});

test('only admins send the rate and the agent', () => {
  const house = valid({ brokerage_rate: 2, user_id: 12 });
  expect(createRequest(anAdmin(), house)).toMatchObject({ brokerage_rate: 2, user_id: 12 });
  expect(createRequest(aUser(), house)).not.toHaveProperty('brokerage_rate');
  expect(createRequest(aUser(), house)).not.toHaveProperty('user_id');
});

test('a stored house comes back unchanged from the form', () => {
  const values = valuesOf(aHouse({ direction: ['Đông Nam'], public_image: [anImage(4)] }));
  expect(values).toMatchObject({ direction: 'Đông Nam', house_address: 'Nguyễn Văn Đậu' });
  expect(changedFields(values, { ...values })).toEqual([]);
});

test('an edit sends what differs and nothing else; null clears', () => {
  const before = filled({ title: 'Cũ', wide_street: 5, public_image: [anImage(1), anImage(2)] });
  const after = {
    ...before,
    title: ' Mới ',
    wide_street: null,
    public_image: [anImage(2), anImage(1)],
    house_number: '148/12',
  };
  const request = changeRequest(aUser(), aHouse({ id: 9 }), { version: 3, before, after, how: undefined });
  expect(houseChange.parse(request)).toEqual({
    house_id: 9,
    version: 3,
    title: 'Mới',
    wide_street: null,
    public_image: [2, 1],
  });
});

test('an edited house that was rejected asks for approval anew', () => {
  const stored = aHouse({ id: 9, reject_web_condition: 'Thiếu ảnh' });
  const request = changeRequest(aUser(), stored, { version: 3, before: filled(), after: filled(), how: undefined });
  expect(request).toEqual({ house_id: 9, version: 3, resetCondition: true });
});

test('a description without words does not count for sharing', () => {
  expect(shareableOf(filled({ description: plainToRichText('  ') })).description).toBe(false);
  expect(shareableOf(filled({ description: plainToRichText('Gần chợ'), public_image: [anImage(1)] }))).toMatchObject({
    description: true,
    public_image: 1,
  });
});
