import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { formText } from '@toam/contracts/form/form.text';
import { leaveText } from '@toam/contracts/form/leave.text';
import { formKinds, type FormKind } from '@toam/domain/work/form-kinds';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { useIsPhone } from '@toam/ui/core';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths';

/** /checkin itself, where the menu leads. On a phone checking in opens at once: two taps from the start to 'Đã Checkin'. */
export const CheckinStart = () => <Navigate to={useIsPhone() ? paths.checkinNow : paths.checkin} replace />;

/** Forms, each kind at its own address. H16. */
const formOfKind = (kind: FormKind): RouteObject => ({
  path: `form/${kind}`,
  lazy: lazyPage(() => import('./form/form-editor.screen')),
  ...handleOf(formText.titleOf(kind), 'signedIn'),
});

/** Specification 3 §2.3 and §2.4. */
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
];
