import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

const palette = () => import('./business-palette/find-ledger');

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'business',
  routes,
  slots: {
    command: {
      deals: async () => ({ default: (await palette()).findDeals }),
      receipts: async () => ({ default: (await palette()).findReceipts }),
      coupons: async () => ({ default: (await palette()).findCoupons }),
      'cancel-bills': async () => ({ default: (await palette()).findCancelBills }),
      'old-transactions': async () => ({ default: (await palette()).findOldTransactions }),
    },
    'customer.page.section': { deals: () => import('./business-record-deals/customer-deals.section') },
    'house.detail.tab': { deals: () => import('./business-record-deals/house-deals.tab') },
  },
};
export default remote;
