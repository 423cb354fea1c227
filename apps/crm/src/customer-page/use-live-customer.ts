import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';
import { customerPageQueries } from './customer-page.queries';

/** Records of which a customer's page shows some; their events do not say of whom they are. */
const shown = ['request', 'house-match', 'contact', 'house'];

/** Milliseconds between a change of one of them and the next look, so that an office full of open pages asks in turns. */
const soon = 1000;
const spread = 3000;

/**
 * Follows what others do: changes of the customer are read at once (by the key), those of needs, houses and contact requests
 * within a few seconds. A hidden tab reads again when someone looks at it.
 */
export function useLiveCustomer(customerId: number): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('record.changed', ({ noun }) => {
    if (!shown.includes(noun) || timer.current !== undefined) return;
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        const refetchType = document.hidden ? 'none' : 'active';
        void queries.invalidateQueries({ queryKey: customerPageQueries.of(customerId), refetchType });
      },
      soon + Math.random() * spread,
    );
  });
}
