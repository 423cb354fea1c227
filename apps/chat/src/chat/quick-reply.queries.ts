import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listQuickReplies } from '@toam/contracts/chat/quick-reply.endpoints';

/** Replies of the company and my own. A colleague's change shows after some minutes: nobody waits for it. */
export const quickReplies = queryOptions({
  queryKey: ['quick-reply'],
  queryFn: ({ signal }) => call(listQuickReplies, {}, signal),
  staleTime: 5 * 60_000,
});
