/**
 * A count beside a title or a tab. `active` marks the chosen tab's. One that is not known yet (undefined) holds the place of two
 * digits, so that nothing moves under the pointer when it comes.
 */
export const CountBadge = ({
  children,
  small = false,
  active = false,
}: {
  children: string | number | undefined;
  small?: boolean;
  active?: boolean;
}) => {
  const className = `ta-count${small ? ' ta-count-small' : ''}${active ? ' ta-count-active' : ''}`;
  if (children !== undefined) return <span className={className}>{children}</span>;
  return <span className={`${className} ta-count-coming`} aria-hidden />;
};
