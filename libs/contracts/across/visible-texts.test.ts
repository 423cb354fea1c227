import { signIn } from '@toam/contracts/auth/auth.endpoints';
import { newCustomer } from '@toam/contracts/customer/customer.schema';
import { createDictionaryEntry, listDictionary } from '@toam/contracts/dictionary/dictionary.endpoints';
import { houseChange } from '@toam/contracts/house/house-save.schema';
import { receiptFields } from '@toam/contracts/deal/deal-fields';
import { nameLine, searchLine } from '@toam/contracts/field';
import { reason } from '@toam/contracts/house/reason';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { socialIdOrNone } from '@toam/contracts/user/user-field';
import { importedStaff } from '@toam/contracts/user/user-save.schema';

const fillers = ['\u200b\u200d', '\u3164', '\u2800', '\u0301', '\u202e\u202c', '\u{e0041}', ' \u00a0\u00ad'];

const errorsOf = (read: { success: boolean; error?: unknown }) =>
  read.success ? {} : fieldErrors(read.error as Parameters<typeof fieldErrors>[0]);

test.each(fillers)('a name in which nobody sees anything (%j) is no name, wherever names are', (name) => {
  const customer = { name, phone_number: '0903618274' };
  expect(errorsOf(newCustomer.safeParse(customer, { error: invalidMessage }))).toEqual({
    name: 'Tên khách hàng bắt buộc',
  });
  expect(errorsOf(importedStaff.safeParse({ name }, { error: invalidMessage }))).toMatchObject({
    name: 'Họ và tên bắt buộc',
  });
  expect([nameLine('Tên').safeParse(name).success, reason.safeParse(name).success]).toEqual([false, false]);
});

test('an email that was pasted with what nobody sees signs in, and is stored without it', () => {
  expect(signIn.body.parse({ email: '\ufeffhoa\u200b@toam.vn ', password: 'x' })).toMatchObject({
    email: 'hoa@toam.vn',
  });
  const customer = { name: 'Lê An\u200b', phone_number: '0903618274', email: 'an\u200b@toam.vn' };
  expect(newCustomer.parse(customer)).toMatchObject({ name: 'Lê An', email: 'an@toam.vn' });
});

test('nothing is invisible in codes and in what entries are told apart by, and no dash is of another kind', () => {
  const typed = {
    ward: 'Ph\u00fa\u200b  Nhu\u1eadn\u00a0',
    number: '148/12\u201134\u200d',
    papers: '0790\u200b95000001\ufeff',
  };
  expect(createDictionaryEntry.body.parse({ value: typed.ward })).toMatchObject({ value: 'Phú Nhuận' });
  expect(listDictionary.query.parse({ value: typed.ward })).toMatchObject({ value: 'Phú Nhuận' });
  expect(houseChange.shape.house_number.parse(typed.number)).toBe('148/12-34');
  expect(houseChange.shape.floor_lot.parse('\u200b')).toBeNull();
  expect(newCustomer.parse({ name: 'An', phone_number: '0903618274', social_id: typed.papers })).toMatchObject({
    social_id: '079095000001',
  });
  expect(socialIdOrNone().parse(typed.papers)).toBe('079095000001');
});

test('a code has the usual dashes and nothing invisible; a search neither', () => {
  expect(receiptFields.shape.feeCode.parse('PT‑2611–0001\u200b')).toBe('PT-2611-0001');
  expect(receiptFields.shape.feeCode.safeParse('\u200b').success).toBe(false);
  expect(searchLine().parse(' hoa\u200b  hồng\u00a0')).toBe('hoa hồng');
});
