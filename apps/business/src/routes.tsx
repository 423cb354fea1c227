import { accumulationScreenText } from './business/accumulation-screen.text';
import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { dealFormText } from './business-transaction/deal-form.text';
import { dealImportScreenText } from './business/deal-import-screen.text';
import { orgChartText } from './org-chart/org-chart.text';
import { targetText } from '@toam/contracts/business/target.text';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import type { RouteObject } from 'react-router-dom';

/** Specification 3 §2.1 and §2.2. */
export const routes: RouteObject[] = [
  {
    path: 'bussiness',
    lazy: lazyPage(() => import('./business/business.frame')),
    ...handleOf(text.title, 'brokerage'),
    children: [
      { index: true, lazy: lazyPage(() => import('./business-overview/business-overview.screen')) },
      {
        path: 'accumulation',
        lazy: lazyPage(() => import('./business-accumulation/accumulation-list.screen')),
        ...handleOf(text.accumulation, 'brokerage'),
      },
      {
        path: 'transaction',
        lazy: lazyPage(() => import('./business-transaction/transaction.frame')),
        ...handleOf(text.transactions, 'brokerage'),
      },
      {
        path: 'accumulation-report',
        lazy: lazyPage(() => import('./business-attendance/attendance.screen')),
        ...handleOf(text.attendance, 'brokerage'),
      },
      {
        path: 'statistic',
        lazy: lazyPage(() => import('./business-summary/summary.screen')),
        ...handleOf(text.summary, 'businessSummary'),
      },
    ],
  },
  {
    path: 'bussiness/accumulation/new',
    lazy: lazyPage(() => import('./business-accumulation/accumulation-form.screen')),
    ...handleOf(accumulationScreenText.newTitle, 'brokerage'),
  },
  {
    path: 'bussiness/transaction/import',
    lazy: lazyPage(() => import('./business-import/deal-import.screen')),
    ...handleOf(dealImportScreenText.open, 'importDeals'),
  },
  {
    path: 'bussiness/transaction/import/:importId',
    lazy: lazyPage(() => import('./business-import/past-deal-import.screen')),
    ...handleOf(dealImportScreenText.open, 'importDeals'),
  },
  {
    path: 'bussiness/transaction/new',
    lazy: lazyPage(() => import('./business-transaction/deal-create.screen')),
    ...handleOf(dealFormText.newTitle, 'recordDeals'),
  },
  {
    path: 'bussiness/transaction/:dealId/edit',
    lazy: lazyPage(() => import('./business-transaction/deal-edit.screen')),
    ...handleOf(dealFormText.editTitle, 'recordDeals'),
  },
  {
    path: 'bussiness/first-value',
    lazy: lazyPage(() => import('./business-first-value/first-value.screen')),
    ...handleOf(targetText.title, 'brokerage'),
  },
  {
    path: 'employment',
    lazy: lazyPage(() => import('./org-chart/org-chart.screen')),
    ...handleOf(orgChartText.title, 'staffDiagram'),
  },
];
