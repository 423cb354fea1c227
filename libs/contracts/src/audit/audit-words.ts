import { fullMoney, shortMoneyText } from '@toam/domain/money-format';
import { auditActionText, auditText } from '../texts/audit';
import { contactLabel } from '../texts/contact';
import { customerLabel } from '../texts/customer';
import { formTypeLabel } from '../texts/form-type';
import { houseLabel, houseText } from '../texts/house';
import { needLabel } from '../texts/need';
import { staffLabel } from '../texts/user';
import type { AuditedChange, AuditNoun } from './audit';

type Labels = Readonly<Record<string, string>>;

/** Columns that are called so wherever they stand. */
const anywhere: Labels = {
  created_at: 'Ngày tạo',
  deleted_at: 'Xoá',
  active: 'Đang dùng',
  value: 'Giá trị',
  name: 'Tên',
  color: 'Màu',
  content: 'Nội dung',
  image_id: 'Mã ảnh',
  status: 'Trạng thái',
  address: 'Địa chỉ',
  rotation: 'Góc xoay',
  target: 'Nhóm',
  visit_at: 'Lịch hẹn xem',
  note: 'Ghi chú',
  liked: 'Thích',
  customer_id: 'Mã khách hàng',
  request_id: 'Mã nhu cầu',
  phone_number: 'Số điện thoại',
  message: 'Lời nhắn',
  device: 'Thiết bị',
  district_id: 'Thuộc',
  // what a hand-over moved, and what its undoing gave back
  handed_with: 'Bàn giao cho',
  handed_customers: 'Khách hàng đã giao',
  handed_requests: 'Nhu cầu đã giao',
  handed_houses: 'BĐS đã giao',
  handed_team: 'Nhân viên trong nhóm đã giao',
  returned_with: 'Nhận lại từ',
  returned_customers: 'Khách hàng đã trả',
  returned_requests: 'Nhu cầu đã trả',
  returned_houses: 'BĐS đã trả',
  returned_team: 'Nhân viên trong nhóm đã trả',
};

const labels: Partial<Record<AuditNoun, Labels>> = {
  house: houseLabel,
  customer: customerLabel,
  request: needLabel,
  user: { ...staffLabel, password: 'Mật khẩu' },
  contact: contactLabel,
  form_type: formTypeLabel,
  // what its sheets are called by
  audit: {
    created_at: auditText.time,
    user: auditText.person,
    action: auditText.action,
    record: auditText.record,
    noun: auditText.noun,
    record_id: auditText.recordId,
    count: auditText.count,
    changes: auditText.changes,
    ip: auditText.ip,
    search: auditText.words,
  },
};

/** What a column is called; one that nobody named is shown as it came. */
export const auditColumnLabel = (noun: AuditNoun, column: string): string =>
  labels[noun]?.[column] ?? anywhere[column] ?? column;

const prices = new Set(['into_money', 'min_price', 'max_price', 'minimum_price', 'maximum_price']);
const fees = new Set(['brokerage_fee', 'commission', 'type_news_value']);
const yesNo = new Set([
  ...['public', 'public_approval', 'web', 'web_requested', 'end_open', 'dining_room', 'terrace', 'kitchen'],
  ...['car_parking', 'liked', 'active', 'optional'],
]);

const isDong = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
/** '8,65 tỷ' where that says it exactly, else every digit. */
const priceWords = (dong: number): string => (dong % 1_000_000 === 0 ? shortMoneyText(dong) : `${fullMoney(dong)} đ`);

/** A value before or after in words; null is empty. History has names instead of ids, money as digits, yes and no as 1 and 0. */
export function auditValueWords(noun: AuditNoun, column: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (prices.has(column) && isDong(number)) return priceWords(number);
  if (fees.has(column) && isDong(number)) return `${fullMoney(number)} đ`;
  if (yesNo.has(column)) return number === 1 ? auditText.yes : auditText.no;
  if (noun === 'house' && column === 'status') return number === 1 ? houseText.stopped : houseText.onSale;
  return value;
}

/** "Tiêu đề: Nhà phố → Nhà hẻm xe hơi"; that a record came, went or came back needs no column. */
export function auditChangeWords(noun: AuditNoun, { column, old_value, new_value }: AuditedChange): string {
  if (column === 'created_at' && new_value !== null) return new_value;
  if (column === 'deleted_at') return new_value ?? auditActionText.restore;
  const [before, after] = [old_value, new_value].map((value) => auditValueWords(noun, column, value));
  const label = auditColumnLabel(noun, column);
  if (before === null || before === undefined) return `${label}: ${after ?? auditText.nothing}`;
  return `${label}: ${before} → ${after ?? auditText.nothing}`;
}
