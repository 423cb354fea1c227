import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Row } from '../layout/layout';
import * as css from './tag.module.css';

interface CountBadgeProps {
  /** undefined: not known yet, shows an empty pill. null: never known (the call failed), shows no pill but keeps the space. */
  children: string | number | undefined | null;
  small?: boolean;
  /** The chosen tab's. */
  active?: boolean;
  /**
   * Digits to reserve space for, also after the count is known. So the elements after it do not move under the pointer.
   * Default 2.
   */
  room?: 2 | 3 | 4;
}

/** The widest text with that many digits: zero is the widest digit. */
const widest = { 2: '00', 3: '000', 4: '0.000' } as const;

/** A count beside a title or a tab. */
export function CountBadge({ children, small = false, active = false, room = 2 }: CountBadgeProps) {
  const isKnown = children !== undefined && children !== null;
  // The call failed (null). An empty pill would look as if a number were coming.
  const isEmpty = children === null;
  const look = { small, active };
  const pill = isKnown ? (
    <Pill {...look}>{children}</Pill>
  ) : (
    <Pill {...look} empty={isEmpty} data-room={widest[room]} aria-hidden aria-busy={!isEmpty} />
  );
  if (room === 2) return pill;
  return (
    <span className={css.place}>
      <Pill {...look} empty data-room={widest[room]} aria-hidden />
      {pill}
    </span>
  );
}

interface PillProps extends ComponentProps<'span'> {
  small: boolean;
  active: boolean;
  /** Only the space. */
  empty?: boolean;
}

const Pill = ({ small, active, empty = false, ...props }: PillProps) => (
  <Row
    as="span"
    inline
    justify="center"
    height={small ? 16 : 20}
    size={small ? 11 : 12}
    weight={500}
    radius="pill"
    tone={active ? 'teal' : 'text2'}
    background={empty ? undefined : active ? 'tealTint' : 'fill'}
    className={clsx(css.count, small && css.small)}
    {...props}
  />
);
