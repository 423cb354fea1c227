interface CountBadgeProps {
  /** Undefined is not known yet and holds its place; null will not be known (its call failed): no pill, the place stays. */
  children: string | number | undefined | null;
  small?: boolean;
  /** The chosen tab's. */
  active?: boolean;
  /**
   * Digits that it holds the place of while it is not known, and goes on holding: what stands behind it does not move under
   * the pointer when it comes. Default 2.
   */
  room?: 2 | 3 | 4;
}

/** As wide as such a count: digits are of different widths, a zero is the widest. */
const widest = { 2: '00', 3: '000', 4: '0.000' } as const;

/** A count beside a title or a tab. */
export function CountBadge({ children, small = false, active = false, room = 2 }: CountBadgeProps) {
  const look = `ta-count${small ? ' ta-count-small' : ''}${active ? ' ta-count-active' : ''}`;
  const isKnown = children !== undefined && children !== null;
  const pill = isKnown ? (
    <span className={look}>{children}</span>
  ) : (
    <span
      className={`${look} ${children === null ? 'ta-count-none' : 'ta-count-coming'}`}
      data-room={widest[room]}
      aria-hidden
    />
  );
  if (room === 2) return pill;
  return (
    <span className="ta-count-place">
      <span className={`${look} ta-count-none`} data-room={widest[room]} aria-hidden />
      {pill}
    </span>
  );
}
