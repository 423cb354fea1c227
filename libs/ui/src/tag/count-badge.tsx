/** A count beside a title or a tab. `active` marks the chosen tab's. */
export const CountBadge = ({
  children,
  small = false,
  active = false,
}: {
  children: string | number;
  small?: boolean;
  active?: boolean;
}) => (
  <span className={`ta-count${small ? ' ta-count-small' : ''}${active ? ' ta-count-active' : ''}`}>{children}</span>
);
