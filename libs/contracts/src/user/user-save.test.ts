import { dayOf } from '@toam/domain/day';
import { plainToRichText, richTextToPlain } from '@toam/domain/rich-text';
import { requiredByForm, requiredOfOthers, requiredOfStaff } from '@toam/domain/staff/staff-columns';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { staffLabel } from './user.text';
import { introductionOf } from './introduction';
import { importedStaff, newUser, type otherAccountForm, staffForm, userChange } from './user-save.schema';

const staff = {
  name: '  Phạm Minh Khoa ',
  phone_number: '0912345678',
  email: ' Khoa@ToAm.vn ',
  date_of_birth: '1995-06-15',
  social_id: '079095000001',
  provided_date: '2021-05-10',
  issued_place: 'Cục Cảnh sát',
  address: 'Bình Thạnh',
  id_address: 'Huế',
  hometown_address: 'Huế',
  gender: 'male',
  marriage: 'single',
  religion: 'none',
  literacy: 'university',
  contact_name: 'Phạm Văn Bình',
  contact_phone: '0987654321',
  employee_type: 'official',
  employee_status: 'active',
  department: 2,
  onboarding_date: '2024-03-01',
  role: 3,
} as const;
const form = { ...staff, bank_account: '0071000', bank_name: 'Vietcombank', front_id_file: 1, back_id_file: 2 };

type Schema = typeof newUser | typeof importedStaff | typeof staffForm | typeof otherAccountForm | typeof userChange;
const errorsOf = (schema: Schema, body: object) => {
  const parsed = schema.safeParse(body, { error: invalidMessage });
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const required = (column: keyof typeof staffLabel) => commonText.requiredField(staffLabel[column]);
const tomorrow = dayOf(Date.now() / 1000 + 86_400);

test('a whole form passes, tidied up', () => {
  expect(errorsOf(staffForm, form)).toEqual({});
  expect(newUser.parse(form)).toMatchObject({ name: 'Phạm Minh Khoa', email: 'Khoa@ToAm.vn', other_account: 0 });
});

test('every required field of staff says what it wants, missing, empty or null', () => {
  for (const empty of [undefined, null, '']) {
    const body = Object.fromEntries(requiredOfStaff.map((column) => [column, empty]));
    const errors = errorsOf(importedStaff, body);
    expect(errors).toEqual(Object.fromEntries(requiredOfStaff.map((column) => [column, required(column)])));
    expect(errorsOf(newUser, body)).toMatchObject(errors);
  }
});

test('form and call want bank account and ID pictures besides, a row of a workbook does not', () => {
  const asked = requiredByForm.filter((column) => column !== 'office');
  const missing = Object.fromEntries(asked.map((column) => [column, required(column)]));
  for (const schema of [staffForm, newUser]) expect(errorsOf(schema, staff)).toEqual(missing);
  expect(errorsOf(importedStaff, staff)).toEqual({});
});

test('an account outside the hierarchy needs the short form only, and takes no more', () => {
  expect(Object.keys(errorsOf(newUser, { other_account: 1 })).sort()).toEqual([...requiredOfOthers].sort());
  const short = Object.fromEntries(requiredOfOthers.map((column) => [column, staff[column]]));
  expect(newUser.parse({ ...short, other_account: 1, news_permission: 1, manager: 3, maximum_price: 5 })).toEqual({
    ...short,
    name: 'Phạm Minh Khoa',
    other_account: 1,
    news_permission: 1,
  });
});

test.each<[string, object, string]>([
  [
    'phone_number',
    { phone_number: '0912' },
    'Số điện thoại không đúng: thiếu số, thừa số hoặc sai đầu số. Số nước ngoài bắt đầu bằng dấu +',
  ],
  ['contact_phone', { contact_phone: 'không' }, 'Số điện thoại chỉ điền số'],
  ['social_id', { social_id: '12345678' }, 'CMND gồm 9 số, CCCD gồm 12 số'],
  ['email', { email: 'khoa@' }, 'Email không đúng định dạng'],
  ['date_of_birth', { date_of_birth: tomorrow }, 'Ngày sinh không được sau hôm nay'],
  ['provided_date', { provided_date: tomorrow }, 'Ngày cấp không được sau hôm nay'],
  ['onboarding_date', { onboarding_date: tomorrow }, 'Ngày vào làm không được sau hôm nay'],
  ['date_of_birth', { date_of_birth: '15/06/1995' }, 'Ngày không hợp lệ'],
  ['date_of_birth', { date_of_birth: '2023-02-29' }, 'Ngày không hợp lệ'],
  ['date_of_birth', { date_of_birth: '0195-06-15' }, 'Ngày không hợp lệ'],
  ['date_of_birth', { date_of_birth: '0000-00-00' }, 'Ngày sinh bắt buộc'],
  ['gender', { gender: 'man' }, 'Lựa chọn không hợp lệ'],
  ['role', { role: 4 }, 'Lựa chọn không hợp lệ'],
  ['office', { office: 2 }, 'Lựa chọn không hợp lệ'],
  ['minimum_price', { minimum_price: -1 }, 'Phải lớn hơn 0'],
  ['maximum_price', { maximum_price: -1 }, 'Phải lớn hơn 0'],
  ['minimum_price', { minimum_price: '5 tỷ' }, 'Chỉ nhập số'],
  ['maximum_price', { minimum_price: 2, maximum_price: 1 }, 'Giá cao nhất phải lớn hơn hoặc bằng giá thấp nhất'],
  ['name', { name: 'a'.repeat(131) }, 'Không được quá 130 ký tự'],
  [
    'introduction',
    { introduction: '{"type":"doc","content":[{"type":"script"}]}' },
    'Nội dung giới thiệu không đúng định dạng',
  ],
])('%s refuses %j', (field, wrong, message) => {
  expect(errorsOf(newUser, { ...form, ...wrong })).toEqual({ [field]: message });
});

test.each([
  ['0912 345 678', '0912345678'],
  ['(+84) 912 345 678', '0912345678'],
  ['1900 545 415', '1900545415'],
  ['028 3823 4567 ext 12', '02838234567 máy lẻ 12'],
])('the number %s is stored as %s', (phone_number, stored) => {
  expect(newUser.parse({ ...form, phone_number })).toMatchObject({ phone_number: stored });
});

test.each<[string, object]>([
  ['today is no future day', { onboarding_date: dayOf(Date.now() / 1000) }],
  ['CMND has nine digits', { social_id: '250123456' }],
  ['no upper limit', { minimum_price: 5_000_000_000, maximum_price: 0 }],
  ['no limits at all', { minimum_price: null, maximum_price: null }],
  ['without an email', { email: '' }],
])('%s', (_what, fine) => {
  expect(errorsOf(newUser, { ...form, ...fine })).toEqual({});
});

test('a change may carry any column, empty ones too, and what is no column passes through for the use case to judge', () => {
  expect(userChange.parse({ provided_date: '0000-00-00', gender: '', name: null, password_hash: 'x' })).toEqual({
    provided_date: null,
    gender: null,
    name: '',
    password_hash: 'x',
  });
});

test('an introduction is the editor’s JSON or the plain text of before it', () => {
  const document = plainToRichText('Chào anh chị');
  const { introduction } = userChange.parse({ introduction: JSON.stringify(document) });
  expect(introductionOf(introduction ?? '')).toEqual(document);
  for (const old of ['Nói ngắn gọn\ntheo dòng', '{ngoặc nhọn', '{"a":1}', ''])
    expect(richTextToPlain(introductionOf(userChange.parse({ introduction: old }).introduction ?? ''))).toBe(old);
});
