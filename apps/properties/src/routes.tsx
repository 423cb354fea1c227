import { beingBuilt } from '@toam/platform/being-built';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths';

/** Specification 1 §2 (houses), 2 §2 (home, community, notifications, Zalo), 3 §2.6 (posts). */
export const routes: RouteObject[] = [
  beingBuilt('house', 'Bất động sản', ['Xem, tìm và lọc bất động sản', 'Mở chi tiết từng căn ngay trong danh sách']),
  { path: 'house/list', element: <Navigate to={paths.houses} replace /> },
  beingBuilt('house/new', 'Tạo bất động sản', ['Nhập thông tin, ảnh và giá của một bất động sản'], 'createHouse'),
  beingBuilt('house/edit/:houseId', 'Sửa bất động sản', ['Sửa thông tin, ảnh và giá của một bất động sản']),
  {
    path: 'house/:houseId',
    lazy: lazyPage(() => import('./house-detail/house-detail.screen')),
    ...handleOf('Chi tiết bất động sản'),
  },
  beingBuilt('dashboard', 'Trang chủ', [
    'Xem tổng quan bất động sản, nhu cầu, khách hàng và nhân sự',
    'Theo dõi hoạt động mới và bất động sản nổi bật',
  ]),
  beingBuilt('dashboard/community', 'Hoạt động mới', ['Theo dõi, thích và bình luận bất động sản đồng nghiệp chia sẻ']),
  beingBuilt('dashboard/notification', 'Thông báo', ['Xem lại mọi thông báo và mở bất động sản liên quan']),
  { path: 'post', element: <Navigate to={paths.posts} replace /> },
  beingBuilt('post/manager', 'Quản lý tin đăng', ['Theo dõi tin chờ đăng, đã đăng và tin lỗi trên các cổng'], 'posts'),
  beingBuilt('post/new-post', 'Đăng tin mới', ['Đăng một bất động sản lên các cổng thông tin'], 'posts'),
  beingBuilt('social/zalo/token', 'Kết nối Zalo', ['Kết nối tài khoản Zalo để chia sẻ bài viết']),
];
