import type { RemoteModule } from '@toam/platform/remote';
import { isAnythingUnsent } from './chat/unsent-messages';
import { routes } from './routes';

// The shell loads this module at the start of a page if a message waits to be sent.
if (isAnythingUnsent())
  import('./chat/outbox').then(
    ({ keepSending }) => keepSending(),
    () => undefined, // the console tries again
  );

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
