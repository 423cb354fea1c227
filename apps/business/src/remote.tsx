import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'business',
  routes,
  slots: {
    command: {
      deals: () => import('./business-palette/find-deals'),
      receipts: () => import('./business-palette/find-receipts'),
      coupons: () => import('./business-palette/find-coupons'),
      'cancel-bills': () => import('./business-palette/find-cancel-bills'),
      'old-transactions': () => import('./business-palette/find-old-transactions'),
    },
    'customer.page.section': { deals: () => import('./business-record-deals/customer-deals.section') },
    'house.detail.tab': { deals: () => import('./business-record-deals/house-deals.tab') },
  },
};
export default remote;
