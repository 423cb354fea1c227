/** Days of a deal: '2026-11-22'. */
interface DealDays {
  /** Null or absent: the house was not reserved. */
  reservation?: string | null | undefined;
  deposit: string;
  notarized: string;
  receive: string;
}

/** The days that stand on the wrong side of the deposit. Specification 3 §5.2, §5.3; decision 115. */
export const daysOutOfOrder = ({
  reservation,
  deposit,
  notarized,
  receive,
}: DealDays): ('reservation' | 'notarized' | 'receive')[] => [
  ...(reservation && reservation > deposit ? (['reservation'] as const) : []),
  ...(notarized < deposit ? (['notarized'] as const) : []),
  ...(receive < deposit ? (['receive'] as const) : []),
];

/** Whether a deposit would be cancelled before it was made. Decision 115. */
export const isCancelledEarly = (cancelled: string, deposit: string): boolean => cancelled < deposit;
