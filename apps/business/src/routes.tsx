import { orgChartText } from '@toam/contracts/texts/org-chart';
import { beingBuilt } from '@toam/platform/being-built';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import type { RouteObject } from 'react-router-dom';

/** Specification 3 §2.1 and §2.2. */
export const routes: RouteObject[] = [
  beingBuilt(
    'bussiness',
    'Tổng quan',
    ['Xem doanh thu phí, số giao dịch và mô hình 5 ways', 'So sánh các kỳ theo nhóm hoặc cá nhân'],
    'brokerage',
  ),
  beingBuilt('bussiness/accumulation', 'Tích luỹ thành công', ['Xem và sửa số liệu tích luỹ theo ngày'], 'brokerage'),
  beingBuilt('bussiness/accumulation/new', 'Nhập tích luỹ', ['Nhập số liệu tích luỹ trong ngày'], 'brokerage'),
  beingBuilt(
    'bussiness/transaction',
    'Giao dịch thành công',
    ['Theo dõi giao dịch, phiếu thu, giảm phí và huỷ cọc'],
    'brokerage',
  ),
  beingBuilt('bussiness/first-value', 'Giá trị đầu quý', ['Nhập giá trị đầu quý'], 'brokerage'),
  beingBuilt(
    'bussiness/accumulation-report',
    'Báo cáo nhập tích luỹ',
    ['Xem ai đã nhập số liệu từng ngày'],
    'brokerage',
  ),
  beingBuilt('bussiness/statistic', 'Thống kê kinh doanh', ['Xem tỷ lệ và trung bình theo từng nhân sự'], 'brokerage'),
  {
    path: 'employment',
    lazy: lazyPage(() => import('./org-chart/org-chart.screen')),
    ...handleOf(orgChartText.title, 'staffDiagram'),
  },
];
