/** Days of a deal: '2026-11-22'. */
export interface DealDays {
  deposit: string;
  notarized: string;
  receive: string;
}

/** The days that come before the deposit, though they must not. Specification 3 §5.2, §5.3. */
export const daysBeforeDeposit = ({ deposit, notarized, receive }: DealDays): ('notarized' | 'receive')[] => [
  ...(notarized < deposit ? (['notarized'] as const) : []),
  ...(receive < deposit ? (['receive'] as const) : []),
];
