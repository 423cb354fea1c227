import { useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '@toam/api-client/call';
import { attendHouse, type PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import { presenceBeat, type Presence } from '@toam/domain/record/presence';
import { useLive } from '@toam/live/live';
import { useEffect, useRef, useState } from 'react';

const nobody: readonly PresentPerson[] = [];

/**
 * Reports that the house is open on this page, and follows who else views or edits it. A viewer is gone while the tab is
 * hidden; an editor stays. A failed report is not shown, because the next one follows soon.
 */
export function useHousePresence(houseId: number, doing: Presence): readonly PresentPerson[] {
  // Every mount is its own page. So leaving the last mount cannot revoke the next one's report.
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
    // The page's last report. If it fails, the API notices the silence a little later.
    call(attendHouse, { params: { houseId }, body: { page, doing: 'gone' }, keepalive: true }).catch(() => undefined);
  });
  return data ?? nobody;
}

/** Runs when the page closes or the person leaves it inside the application. On request also when the tab is hidden. */
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
