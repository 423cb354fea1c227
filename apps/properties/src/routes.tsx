import { communityText, dashboardText } from './house/dashboard.text';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { postFormText } from './post/post-form.text';
import { zaloText } from '@toam/contracts/zalo/zalo.text';
import { postManagerText } from './post/post-manager.text';
import { lazyPage } from '@toam/platform/lazy-page';
import { Moved } from '@toam/platform/moved';
import { handleOf } from '@toam/platform/remote';
import type { RouteObject } from 'react-router-dom';
import { paths } from './paths';

/** Specification 1 §2 (houses), 2 §2 (home, community, notifications, Zalo), 3 §2.6 (posts). */
export const routes: RouteObject[] = [
  { path: 'house', lazy: lazyPage(() => import('./house-list/house-list.screen')), ...handleOf('Bất động sản') },
  { path: 'house/list', element: <Moved to={paths.houses} /> },
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
  {
    path: 'house/:houseId/brochure',
    lazy: lazyPage(() => import('./house-brochure/house-brochure.screen')),
    ...handleOf('Brochure'),
  },
  {
    path: 'dashboard',
    lazy: lazyPage(() => import('./house-dashboard/house-dashboard.screen')),
    ...handleOf(dashboardText.title),
  },
  {
    path: 'dashboard/community',
    lazy: lazyPage(() => import('./house-community/house-community.screen')),
    ...handleOf(communityText.title),
  },
  {
    path: 'dashboard/notification',
    lazy: lazyPage(() => import('./notifications/notifications.screen')),
    ...handleOf(notificationText.title),
  },
  { path: 'post', element: <Moved to={paths.posts} /> },
  {
    path: 'post/manager',
    lazy: lazyPage(() => import('./post-manager/post-manager.screen')),
    ...handleOf(postManagerText.title, 'posts'),
  },
  {
    path: 'post/new-post',
    lazy: lazyPage(() => import('./post-form/post-form.screen')),
    ...handleOf(postFormText.title, 'posts'),
  },
  {
    path: 'social/zalo/token',
    lazy: lazyPage(() => import('./house-zalo/zalo-token.screen')),
    ...handleOf(zaloText.title),
  },
];
