import { newCustomer } from './customer.schema';

const problem = (sent: unknown) =>
  newCustomer.safeParse(sent).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{ phone_number: '0903618274' }, ['name: Tên khách hàng bắt buộc']],
  [{ name: 'Vũ Thanh Tùng' }, ['phone_number: Số điện thoại bắt buộc']],
  [{ name: 'Tùng', phone_number: '09036182a4' }, ['phone_number: Số điện thoại chỉ điền số']],
  [
    { name: 'Tùng', phone_number: '0903' },
    ['phone_number: Số điện thoại không đúng: thiếu số, thừa số hoặc sai đầu số. Số nước ngoài bắt đầu bằng dấu +'],
  ],
  [{ name: 'Tùng', phone_number: '0903618274', phone_number2: '12x' }, ['phone_number2: Số điện thoại chỉ điền số']],
  [{ name: 'Tùng', phone_number: '0000000000' }, ['phone_number: Vui lòng nhập số điện thoại thật']],
  [{ name: 'Tùng', phone_number: '0903618274', email: 'tung@' }, ['email: Email không đúng định dạng']],
  [{ name: 'Tùng', phone_number: '+84 903 618 274', phone_number2: '' }, undefined],
  [{ name: 'Hãng', phone_number: '1900545415', phone_number2: '(+84) 988 123 456' }, undefined],
  [{ name: 'Hãng', phone_number: '028 3823 4567 máy lẻ 12', phone_number2: '+1 415 555 2671' }, undefined],
  [
    { name: 'Tùng', phone_number: '0903618274 / 0912345678' },
    ['phone_number: Ô này có 2 số: 0903 618 274 và 0912 345 678. Mỗi ô chỉ một số'],
  ],
])('%j → %j', (sent, problems) => {
  expect(problem(sent)).toEqual(problems);
});

test('a date of birth that is no day is an error, not nothing (D121); an empty one is none', () => {
  const customer = { name: 'Tùng', phone_number: '0903618274' };
  const born = (date_of_birth: string) => newCustomer.safeParse({ ...customer, date_of_birth });
  for (const typed of ['31/02/1980', '1980-02-30', '5/11'])
    expect(born(typed).error?.issues).toMatchObject([{ path: ['date_of_birth'], message: 'Ngày không hợp lệ' }]);
  for (const empty of ['', '0000-00-00']) expect(born(empty).data?.date_of_birth).toBeNull();
  expect(born('1980-02-28').data?.date_of_birth).toBe('1980-02-28');
});
