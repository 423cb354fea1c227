import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'chat',
  routes,
  slots: {
    'customer.page.section': { chat: () => import('./chat-customer/customer-chat.section') },
    'shell.badge': { chat: () => import('./chat-badge/unread.badge') },
  },
};
export default remote;
