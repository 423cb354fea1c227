import { adminText } from './admin/admin.text';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { deletionText } from '@toam/contracts/deletion/deletion.text';
import { formText } from '@toam/contracts/form/form.text';
import { leaveText } from '@toam/contracts/form/leave.text';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { staffFormText } from './staff-form/staff-form.text';
import { staffImportScreenText } from './staff-import/staff-import-screen.text';
import { formKinds, type FormKind } from '@toam/domain/work/day-forms';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ContributedTab } from './admin/contributed-tab';
import { CheckinStart } from './checkin/checkin-start';
import { paths } from './paths';

/** The five forms, each at its own address. H16. */
const formOfKind = (kind: FormKind): RouteObject => ({
  path: `form/${kind}`,
  lazy: lazyPage(() => import('./form/form-editor.screen')),
  ...handleOf(formText.titleOf(kind), 'signedIn'),
});

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
  {
    path: 'checkin',
    lazy: lazyPage(() => import('./checkin/checkin.frame')),
    ...handleOf(checkinText.title),
    children: [
      { index: true, element: <CheckinStart /> },
      {
        path: 'overview',
        lazy: lazyPage(() => import('./work-days/overview.screen')),
        ...handleOf(checkinText.overview),
      },
      {
        path: 'calendar',
        lazy: lazyPage(() => import('./work-days/calendar.screen')),
        ...handleOf(checkinText.calendar),
      },
      {
        path: 'manage',
        lazy: lazyPage(() => import('./checkin-monitor/checkin-monitor.screen')),
        ...handleOf(checkinText.monitor),
      },
      {
        path: 'table',
        lazy: lazyPage(() => import('./work-days/timesheet.screen')),
        ...handleOf(checkinText.timesheet),
      },
      { path: '*', element: <Navigate to={paths.checkin} replace /> },
    ],
  },
  {
    path: 'form',
    lazy: lazyPage(() => import('./form/form-list.screen')),
    ...handleOf(formText.title, 'signedIn'),
  },
  ...formKinds.map(formOfKind),
  {
    path: 'form/leave-ledger/:userId',
    lazy: lazyPage(() => import('./leave-ledger/leave-ledger.screen')),
    ...handleOf(leaveText.ledger, 'signedIn'),
  },
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
