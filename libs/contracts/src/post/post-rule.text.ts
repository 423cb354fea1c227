import type { PortalRules, RequiredField } from '@toam/domain/post/portal-rules';
import { postFieldText } from './post-preflight.text';

const number = (value: number) => value.toLocaleString('vi-VN');

/** What a portal refuses, which admins keep true. */
export const postRuleText = {
  between: (min: number, max: number) => `Nhập số từ ${number(min)} đến ${number(max)}`,
  minOverMax: 'Số nhỏ nhất không được lớn hơn số lớn nhất',
  saved: 'Cập nhật thành công',
  first: 'Quy định ban đầu',
  backToFirst: 'Về quy định ban đầu',
  confirmFirst: 'Bỏ quy định đã sửa và dùng lại quy định ban đầu?',
  changedBy: (name: string, when: string) => `${name} sửa ${when}`,
  /** Names of the rules, for the form and the audit. */
  name: {
    title: 'Số ký tự tiêu đề',
    text: 'Số ký tự nội dung',
    capitals: 'Chữ hoa trong tiêu đề, tối đa (%)',
    punctuation: 'Dấu câu liền nhau, tối đa',
    phones: 'Cấm số điện thoại',
    links: 'Cấm địa chỉ trang khác',
    images: 'Số ảnh',
    bytes: 'Dung lượng mỗi ảnh, tối đa (MB)',
    required: 'Bắt buộc có',
  },
  min: 'ít nhất',
  max: 'nhiều nhất',
  change: 'Sửa',
  changeOf: (portal: string) => `Sửa quy định của ${portal}`,
  save: 'Lưu',
  note: 'Áp dụng cho tin gửi từ nay. Tin đã lên giữ nguyên.',
} as const;

const names = postRuleText.name;
const yesOrNo = (is: boolean) => (is ? 'Có' : 'Không');
const fieldsOf = (fields: readonly RequiredField[]) =>
  fields.map((field) => postFieldText[field].toLowerCase()).join(', ');

/** A set of rules in words, by the rule's name. */
export const rulesInWords = (rules: PortalRules): Record<string, string> => ({
  [names.title]: `${rules.title.min}–${rules.title.max}`,
  [names.text]: `${rules.text.min}–${rules.text.max}`,
  [names.capitals]: String(rules.capitals),
  [names.punctuation]: String(rules.punctuation),
  [names.phones]: yesOrNo(rules.phones),
  [names.links]: yesOrNo(rules.links),
  [names.images]: `${rules.images.min}–${rules.images.max}`,
  [names.bytes]: number(rules.images.bytes / 1_000_000),
  [names.required]: fieldsOf(rules.required),
});
