import { beingBuilt } from '@toam/platform/being-built';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths';

/** Specification 1 §2 (houses), 2 §2 (home, community, notifications, Zalo), 3 §2.6 (posts). */
export const routes: RouteObject[] = [
  { path: 'house', lazy: lazyPage(() => import('./house-list/house-list.screen')), ...handleOf('Bất động sản') },
  { path: 'house/list', element: <Navigate to={paths.houses} replace /> },
  {
    path: 'house/new',
    lazy: lazyPage(() => import('./house-form/house-create.screen')),
    ...handleOf('Tạo bất động sản', 'createHouse'),
  },
  {
    path: 'house/edit/:houseId',
    lazy: lazyPage(() => import('./house-form/house-edit.screen')),
    ...handleOf('Sửa bất động sản', 'brokerage'),
  },
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
