import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';

/** A new contact request from a visitor of the website about one of the viewer's own houses. */
export const aContact = (differing: Partial<ContactRow> = {}): ContactRow => ({
  id: 60,
  house: { id: 12486, title: 'Nhà phố hẻm xe hơi', address: '148/12 Nguyễn Văn Đậu', may_open: true },
  name: 'Phan Hồng Linh',
  phone_number: '0359918011',
  masked: false,
  message: 'Nhà còn bán không ạ?',
  status: 0,
  handled_by: null,
  handled_at: null,
  customer: null,
  request: null,
  same_phone: [],
  may_make_customer: true,
  chat: null,
  created_at: 1_793_000_000,
  ...differing,
});
