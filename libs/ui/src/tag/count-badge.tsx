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
