import { adminText } from '@toam/contracts/texts/admin';
import { deletionText } from '@toam/contracts/texts/deletion';
import { signInText } from '@toam/contracts/texts/sign-in';
import { staffFormText } from '@toam/contracts/texts/staff-form';
import { staffImportScreenText } from '@toam/contracts/texts/staff-import-screen';
import { beingBuilt } from '@toam/platform/being-built';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ContributedTab } from './admin/contributed-tab';
import { paths } from './paths';

const oneForm = (kind: string) => [`Gửi đơn ${kind} và theo dõi duyệt`];

/** The full-screen form of a staff user, at two addresses. D14. */
const staffForm = (segment: string): RouteObject[] => [
  {
    path: `${segment}/new`,
    lazy: lazyPage(() => import('./staff-form/staff-create.screen')),
    ...handleOf(staffFormText.createTitle, 'admin'),
  },
  {
    path: `${segment}/edit/:userId`,
    lazy: lazyPage(() => import('./staff-form/staff-edit.screen')),
    ...handleOf(staffFormText.editTitle, 'admin'),
  },
];

/** Specification 2 §2 "Administration", 3 §2.3 and §2.4, D13, D14, D23. */
export const routes: RouteObject[] = [
  beingBuilt('checkin/overview', 'Check-in', ['Chấm công vào, ra', 'Xem ngày công, ngày nghỉ và số lần đi muộn']),
  beingBuilt('checkin/calendar', 'Lịch chấm công', ['Xem ca làm theo tháng']),
  beingBuilt('checkin/manage', 'Giám sát chấm công', ['Xem ai vừa vào, ra và ở đâu']),
  beingBuilt('checkin/table', 'Bảng công', ['Xem bảng công tháng của mình và của nhóm']),
  { path: 'checkin/*', element: <Navigate to={paths.checkin} replace /> },
  beingBuilt('form', 'Biểu mẫu', ['Gửi và duyệt các loại đơn']),
  beingBuilt('form/absence', 'Đơn vắng mặt', oneForm('vắng mặt')),
  beingBuilt('form/leave', 'Đơn nghỉ phép', oneForm('nghỉ phép')),
  beingBuilt('form/business', 'Đơn công tác', oneForm('công tác')),
  beingBuilt('form/explanation', 'Đơn giải trình', oneForm('giải trình')),
  beingBuilt('form/regime', 'Đơn chế độ', oneForm('chế độ')),
  ...staffForm('admin/user'),
  {
    path: 'admin/user/import',
    lazy: lazyPage(() => import('./staff-import/staff-import-start.screen')),
    ...handleOf(staffImportScreenText.title, 'admin'),
  },
  {
    path: 'admin/user/import/:importId',
    lazy: lazyPage(() => import('./staff-import/staff-import.screen')),
    ...handleOf(staffImportScreenText.title, 'admin'),
  },
  {
    path: 'admin',
    lazy: lazyPage(() => import('./admin/admin.frame')),
    ...handleOf(adminText.title, 'backOffice'),
    children: [
      { index: true, element: <Navigate to={paths.staff} replace /> },
      {
        path: 'user/list',
        lazy: lazyPage(() => import('./staff-list/staff-list.screen')),
        ...handleOf(adminText.staff, 'backOffice'),
      },
      {
        path: 'user-chart',
        lazy: lazyPage(() => import('./staff-statistics/staff-statistics.screen')),
        ...handleOf(adminText.statistics, 'backOffice'),
      },
      {
        path: 'dictionary',
        lazy: lazyPage(() => import('./dictionary/dictionary.screen')),
        ...handleOf(adminText.dictionary, 'backOffice'),
      },
      {
        path: 'form',
        lazy: lazyPage(() => import('./form-types/form-types.screen')),
        ...handleOf(adminText.formTypes, 'admin'),
      },
      {
        path: 'deleted',
        lazy: lazyPage(() => import('./deleted/deleted.screen')),
        ...handleOf(deletionText.title, 'admin'),
      },
      {
        path: 'tracking',
        lazy: lazyPage(() => import('./login-tracking/login-tracking.screen')),
        ...handleOf(adminText.security, 'superAdmin'),
      },
      {
        path: 'audit',
        lazy: lazyPage(() => import('./audit/audit-list.screen')),
        ...handleOf(adminText.audit, 'superAdmin'),
      },
      { path: '*', element: <ContributedTab /> },
    ],
  },
  ...staffForm('user'),
  {
    path: 'login-history',
    lazy: lazyPage(() => import('./login-history/login-history.screen')),
    ...handleOf(signInText.historyTitle, 'signedIn'),
  },
];
