import type { Finding, PreflightField } from '@toam/domain/post/portal-rules';
import type { Drift, DriftField } from '@toam/domain/post/post-drift';

/** Fields of a post. */
export const postFieldText: Record<PreflightField | DriftField, string> = {
  title: 'Tiêu đề',
  text: 'Nội dung',
  price: 'Giá',
  area: 'Diện tích',
  width: 'Ngang',
  length: 'Dài',
  floors: 'Số tầng',
  bedrooms: 'Phòng ngủ',
  bathrooms: 'WC',
  direction: 'Hướng',
  address: 'Địa chỉ',
  district: 'Quận/Huyện',
  ownership: 'Pháp lý',
  images: 'Ảnh',
};

const megabytes = (bytes: number): string => (bytes / 1_000_000).toLocaleString('vi-VN', { maximumFractionDigits: 1 });
const ofField = { title: 'Tiêu đề', text: 'Nội dung' } as const;

/** What a portal would refuse, with what to do about it. Mockup 37. */
export function findingInWords(finding: Finding): string {
  switch (finding.rule) {
    case 'missing':
      return `Thiếu ${postFieldText[finding.field].toLowerCase()}`;
    case 'tooShort':
      return `${ofField[finding.field]} cần ít nhất ${finding.limit} ký tự, đang có ${finding.length}`;
    case 'tooLong':
      return `${ofField[finding.field]} dài nhất ${finding.limit} ký tự, đang có ${finding.length}`;
    case 'capitals':
      return 'Tiêu đề viết hoa quá nhiều. Chỉ viết hoa chữ đầu và tên riêng';
    case 'phone':
      return `${ofField[finding.field]} có số điện thoại “${finding.found}”`;
    case 'link':
      return `${ofField[finding.field]} có địa chỉ trang khác “${finding.found}”`;
    case 'punctuation':
      return `${ofField[finding.field]} có dấu lặp “${finding.found}”`;
    case 'tooFewImages':
      return `Cần ít nhất ${finding.limit} ảnh công khai`;
    case 'tooManyImages':
      return `Cổng nhận tối đa ${finding.limit} ảnh, đang có ${finding.length}`;
    case 'heavyImage':
      return `Ảnh ${finding.at} nặng ${megabytes(finding.bytes)} MB, cổng nhận tối đa ${megabytes(finding.limit)} MB`;
  }
}

const moved = ({ added = 0, removed = 0 }: Drift, what: string): string => {
  const parts = [added ? `thêm ${added} ${what}` : '', removed ? `bỏ ${removed} ${what}` : ''].filter(Boolean);
  return parts.join(', ') || 'đổi thứ tự';
};

/** One difference, as a row says it: 'giá 8,65 tỷ → 8,45 tỷ', 'thêm 3 ảnh'. Mockup 36. */
function driftInWords(drift: Drift): string {
  const field = postFieldText[drift.field].toLowerCase();
  if (drift.field === 'images') return moved(drift, 'ảnh').replace('đổi thứ tự', 'đổi thứ tự ảnh');
  if (drift.field === 'text') return `nội dung ${moved(drift, 'từ')}`;
  if (drift.field === 'title') return 'tiêu đề';
  return `${field} ${drift.before ?? 'trống'} → ${drift.after ?? 'trống'}`;
}

/** All differences of a post: 'Tin khác hồ sơ: tiêu đề, thêm 3 ảnh'. */
export const driftsInWords = (drifts: readonly Drift[]): string | null =>
  drifts.length === 0 ? null : `Tin khác hồ sơ: ${drifts.map(driftInWords).join(', ')}`;
