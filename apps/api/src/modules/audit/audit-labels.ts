import { ledgerColumns, type LedgerNoun } from '@toam/domain/deal/deal-columns';
import { columnCalled } from '@toam/domain/house/house-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { labelsOf } from '@toam/domain/record/columns';
import { isLedgerAmount } from '@toam/contracts/business/business-labels';
import { formLabel } from '@toam/contracts/form/form-labels';
import { houseValueLabel, priceLabel } from '@toam/contracts/house/house-value-labels';
import { auditActionText, auditDetailText, auditText } from '@toam/contracts/audit/audit.text';
import { checkinExportText } from '@toam/contracts/checkin/checkin-export.text';
import { accumulationLabel } from '@toam/contracts/business/accumulation.text';
import { blogLabel } from '@toam/contracts/blog/blog.text';
import { figureLabel } from '@toam/contracts/deal/business-figure.text';
import { quickReplyLabel } from '@toam/contracts/chat/chat.text';
import { contactLabel } from '@toam/contracts/contact/contact.text';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { formTypeLabel } from '@toam/contracts/form-type/form-type.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { articleLabel, articleTypeLabel } from '@toam/contracts/knowledge/knowledge.text';
import { needLabel } from '@toam/contracts/need/need.text';
import { channelLabel, postColumnText, postSettingText } from '@toam/contracts/post/post.text';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import { projectLabel, questionLabel } from '@toam/contracts/project/project.text';
import { targetLabel } from '@toam/contracts/business/target.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import type { AuditedChange, AuditNoun } from '@toam/contracts/audit/audit';

type Labels = Readonly<Record<string, string>>;

/** Labels of columns that have the same label in every kind of record. */
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
  // what a hand-over moved, and what its undo gave back
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

/** Labels by the names on the wire: columns of an exported sheet have these. */
const onWire = (noun: LedgerNoun): Labels =>
  Object.fromEntries(
    Object.entries(ledgerColumns[noun] as Record<string, { label: string; wire?: string }>).map(
      ([name, { label, wire = name }]) => [wire, label],
    ),
  );

/** Columns that sheets of the ledger add to those of the tables. */
const ofSheets: Labels = {
  staff: ledgerColumns.transaction.staff_id.label,
  customer: ledgerColumns.transaction.customer_id.label,
  house: ledgerColumns.transaction.house_id.label,
  user: ledgerColumns.receipt.user_id.label,
  transactionCode: ledgerColumns.transaction.code.label,
  reducedFee: ledgerLabel.reduced,
  feesPayable: ledgerLabel.payable,
  brokerageFeeReceived: ledgerLabel.collected,
  brokerageFeeReceivable: ledgerLabel.receivable,
  retained: ledgerLabel.retained,
  brokerageFeeStatus: ledgerLabel.collection,
  cancelDate: ledgerLabel.cancelled,
  uncollectedFees: ledgerLabel.uncollected,
};

const labels: Partial<Record<AuditNoun, Labels>> = {
  house: houseLabel,
  customer: customerLabel,
  request: needLabel,
  user: { ...staffLabel, password: 'Mật khẩu' },
  contact: contactLabel,
  form_type: formTypeLabel,
  form: formLabel,
  transaction: { ...labelsOf(ledgerColumns.transaction), ...onWire('transaction'), ...ofSheets },
  receipt: { ...labelsOf(ledgerColumns.receipt), ...onWire('receipt'), ...ofSheets },
  coupon: labelsOf(ledgerColumns.coupon),
  cancel_bill: labelsOf(ledgerColumns.cancel_bill),
  old_transaction: labelsOf(ledgerColumns.old_transaction),
  accumulation: accumulationLabel,
  target: targetLabel,
  quick_reply: quickReplyLabel,
  statistic: figureLabel,
  staff_statistic: figureLabel,
  figure: figureLabel,
  holiday: { date: 'Ngày' },
  project: projectLabel,
  question: questionLabel,
  blog: blogLabel,
  article: articleLabel,
  article_type: articleTypeLabel,
  post: { ...postColumnText, state: postColumnText.standing, text: postFieldText.text },
  channel: channelLabel,
  tariff: { amount: postSettingText.tariff },
  leave: { days: 'Số ngày', year: 'Năm', note: 'Lý do' },
  // headers of the exported sheets
  checkin: {
    person: checkinExportText.person,
    date: checkinExportText.date,
    weekday: checkinExportText.weekday,
    late: checkinExportText.late,
    soon: checkinExportText.soon,
    worked: checkinExportText.worked,
    credit: checkinExportText.credit,
    status: checkinExportText.status,
    why: checkinExportText.why,
    leader: 'Nhóm của',
    startAt: 'Từ ngày',
    endAt: 'Đến ngày',
  },
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

/** The label of a column. A column without a label is shown by its own name. */
export const auditColumnLabel = (noun: AuditNoun, column: string): string =>
  labels[noun]?.[column] ?? anywhere[column] ?? (noun === 'checkin' ? shiftColumnLabel(column) : column);

/** Each shift has two columns in the sheet of the timesheet: 'in_1' is 'Vào ca 1'. */
function shiftColumnLabel(column: string): string {
  const [, way, shift] = /^(in|out)_(\d+)$/.exec(column) ?? [];
  if (way === undefined) return column;
  return checkinExportText[way === 'in' ? 'in' : 'out'](`ca ${shift}`);
}

const prices = new Set(['min_price', 'max_price', 'minimum_price', 'maximum_price']);
const yesNo = new Set(['liked', 'active', 'optional', 'uses_quota', 'labour']);

/** A value of a change, as people read it; null: empty. In the history, ids are names already, money is digits, yes/no is 1/0. */
export function auditValueLabel(noun: AuditNoun, column: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  if (noun === 'house' && columnCalled(column)) return houseValueLabel(column, value);
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (isLedgerAmount(noun, column) && Number.isSafeInteger(number) && number >= 0) return `${fullMoney(number)} đ`;
  if (prices.has(column) && Number.isSafeInteger(number) && number >= 0) return priceLabel(number);
  if (yesNo.has(column)) return number === 1 ? auditText.yes : auditText.no;
  return value;
}

/** "Tiêu đề: Nhà phố → Nhà hẻm xe hơi". Created, deleted and restored records need no column name. */
export function auditChangeLabel(noun: AuditNoun, { column, old_value, new_value }: AuditedChange): string {
  if (column === 'created_at' && new_value !== null) return new_value;
  if (column === 'deleted_at') return new_value ?? auditActionText.restore;
  const [before, after] = [old_value, new_value].map((value) => auditValueLabel(noun, column, value));
  const label = auditColumnLabel(noun, column);
  if (before === null || before === undefined) return `${label}: ${after ?? auditText.nothing}`;
  return `${label}: ${before} → ${after ?? auditText.nothing}`;
}

/** An empty value: a search without words, a query without conditions. */
const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (typeof value === 'object' && Object.values(value).every(isEmpty));

/** A recorded value; columns have the names that people know. */
function written(noun: AuditNoun, value: unknown): string {
  if (typeof value === 'boolean') return value ? auditText.yes : auditText.no;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => (typeof one === 'string' ? auditColumnLabel(noun, one) : String(one))).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? auditText.nothing);
  const input = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return input.map(([key, one]) => `${auditColumnLabel(noun, key)}: ${written(noun, one)}`).join('\n');
}

/** Further details of an entry in words, without the empty ones. */
export const auditDetailLines = (noun: AuditNoun, detail: Readonly<Record<string, unknown>>) =>
  Object.entries(detail)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => ({ label: auditDetailText[key] ?? key, text: written(noun, value) }));
