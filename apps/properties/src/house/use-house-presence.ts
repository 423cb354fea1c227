import { useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '@toam/api-client/call';
import { attendHouse, type PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import { presenceBeat, type Presence } from '@toam/domain/record/presence';
import { useLive } from '@toam/live/live';
import { useEffect, useRef, useState } from 'react';

const nobody: readonly PresentPerson[] = [];

/**
 * Says that the house is open on this page, and follows who else views or edits it. Someone who only looks is gone while the
 * tab is hidden; an editor stays. A sign of life that fails is nobody's concern at the screen: the next one follows.
 */
export function useHousePresence(houseId: number, doing: Presence): readonly PresentPerson[] {
  // every mounting is a page of its own, so that leaving the last one can not take the next one's word back
  const [page] = useState(newIdempotencyKey);
  const params = { houseId };
  const { data, refetch } = useQuery({
    queryKey: ['presence', 'house', houseId, page, doing],
    queryFn: ({ signal }) => call(attendHouse, { params, body: { page, doing } }, signal),
    refetchInterval: presenceBeat * 1000,
    refetchIntervalInBackground: doing === 'editing',
    refetchOnWindowFocus: 'always',
    retry: false,
    ...{ staleTime: 0, gcTime: 0 },
  });
  useLive('presence.changed', ({ noun, record_id }) => {
    if (noun === 'house' && record_id === houseId && !document.hidden) void refetch();
  });
  useFarewell(doing === 'viewing', () => {
    // the last word of a page: there is nobody left to hear that it failed, and silence says the same a little later
    call(attendHouse, { params: { houseId }, body: { page, doing: 'gone' }, keepalive: true }).catch(() => undefined);
  });
  return data ?? nobody;
}

/** Runs when the page is closed or left inside the application, and, if wished, when its tab is hidden. */
function useFarewell(whenHidden: boolean, farewell: () => void): void {
  const latest = useRef(farewell);
  useEffect(() => {
    latest.current = farewell;
  });
  useEffect(() => {
    const leave = () => latest.current();
    const hide = () => {
      if (whenHidden && document.hidden) leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [whenHidden]);
}
