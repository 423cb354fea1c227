import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';
import { customerPageQueries } from './customer-page.queries';

/** Nouns of records that a customer's page shows. Their live events do not name the customer. */
const shown = ['request', 'house-match', 'contact', 'house', 'transaction'];

/** Milliseconds between such an event and the refetch. The delay spreads the load when many people have pages open. */
const soon = 1000;
const spread = 3000;

/**
 * Follows live changes. The customer is read again at once (by the key); needs, houses and contact requests within a few
 * seconds. A hidden tab reads again when it becomes visible.
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
