import { newCustomer } from './customer.schema';

const problem = (sent: unknown) =>
  newCustomer.safeParse(sent).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{ phone_number: '0903618274' }, ['name: Tên khách hàng bắt buộc']],
  [{ name: 'Vũ Thanh Tùng' }, ['phone_number: Số điện thoại bắt buộc']],
  [{ name: 'Tùng', phone_number: '09036182a4' }, ['phone_number: Số điện thoại chỉ điền số']],
  [{ name: 'Tùng', phone_number: '0903' }, ['phone_number: Số điện thoại thiếu hoặc thừa số']],
  [{ name: 'Tùng', phone_number: '0903618274', phone_number2: '12x' }, ['phone_number2: Số điện thoại chỉ điền số']],
  [{ name: 'Tùng', phone_number: '0000000000' }, ['phone_number: Vui lòng nhập số điện thoại thật']],
  [{ name: 'Tùng', phone_number: '0903618274', email: 'tung@' }, ['email: Email không đúng định dạng']],
  [{ name: 'Tùng', phone_number: '+84 903 618 274', phone_number2: '' }, undefined],
])('%j → %j', (sent, problems) => {
  expect(problem(sent)).toEqual(problems);
});

test('an unparsable date of birth becomes nothing (D57)', () => {
  const customer = { name: 'Tùng', phone_number: '0903618274' };
  expect(newCustomer.parse({ ...customer, date_of_birth: '31/02/1980' }).date_of_birth).toBeNull();
  expect(newCustomer.parse({ ...customer, date_of_birth: '1980-02-30' }).date_of_birth).toBeNull();
  expect(newCustomer.parse({ ...customer, date_of_birth: '1980-02-28' }).date_of_birth).toBe('1980-02-28');
});
