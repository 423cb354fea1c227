import type { FiveWayKind } from '@toam/domain/business/five-way';
import { sideText } from '@toam/contracts/business/business.text';
import { counterText } from '@toam/contracts/business/accumulation.text';

const part: Record<FiveWayKind, string> = { synthetic: 'Tổng', ...sideText };

/** /bussiness/statistic: a row for each person. Specification 3 §2.2, §9; D25. */
export const summaryText = {
  parts: 'Các phần của tổng hợp',
  part,
  table: 'Tổng hợp tích luỹ theo nhân viên',
  user: 'Nhân viên',
  deals: 'Giao dịch',
  revenue: 'Doanh thu',
  receivable: 'Còn phải thu',
  both: 'GD hai bên',
  marketing: counterText.marketingQuantity,
  total: (people: number) => `Tổng ${people} người`,
  standard: (value: string) => `chuẩn ${value}`,
  nobody: 'Không có nhân viên nào trong bộ lọc này',
} as const;
