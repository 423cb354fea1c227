import { deletionText } from '@toam/contracts/deletion/deletion.text';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { adminText } from './admin/admin.text';
import { ContributedTab } from './admin/contributed-tab';
import { paths } from './paths';
import { staffFormText } from './staff-form/staff-form.text';
import { staffImportScreenText } from './staff-import/staff-import-screen.text';

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

/** Specification 2 §2 "Administration", D13, D14, D23. */
export const routes: RouteObject[] = [
  ...staffForm('admin/user'),
  {
    path: 'admin/user/import',
    lazy: lazyPage(() => import('./staff-import/staff-import.screen')),
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
