import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerTexts } from '@toam/domain/customer/customer-columns';

/** The viewer's own customer, as lists and `GET customer/detail` answer it. */
export const aCustomer = (differing: Partial<CustomerRow> = {}): CustomerRow => ({
  id: 31,
  ...customerTexts(() => null),
  ...{ name: 'Vũ Thanh Tùng', phone_number: '0903618274' },
  image: null,
  more_phones: [],
  user_id: 7,
  co_staff: [],
  user: 'Nguyễn Thu Hà',
  masked: false,
  may_open: true,
  house_count: 2,
  need_count: 0,
  created_at: 1,
  updated_at: 1,
  version: 1,
  ...differing,
});
