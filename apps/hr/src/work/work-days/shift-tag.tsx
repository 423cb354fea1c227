import { Text } from '@toam/ui/core';
import type { DayTone } from './day-looks';

const looks = {
  ok: { tone: 'teal', background: 'tealTint' },
  late: { tone: 'warning', background: 'warningTint' },
  away: { tone: 'info', background: 'infoTint' },
  absent: { tone: 'error', background: 'errorTint' },
  open: { tone: 'text2', background: 'fill' },
  none: { tone: 'text2', background: 'fill' },
} as const satisfies Record<DayTone, object>;

interface ShiftTagProps {
  tone: DayTone;
  small?: boolean;
  children: string;
}

/** Clocks of a shift, on the colour of what became of it. */
export const ShiftTag = ({ tone, small = false, children }: ShiftTagProps) => (
  <Text {...looks[tone]} size={small ? 11 : 12} weight={500} digits nowrap ellipsis radius={4} padX={6}>
    {children}
  </Text>
);
