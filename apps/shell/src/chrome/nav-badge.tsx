import { shellText } from '@toam/contracts/texts/shell';
import { useBadge, type BadgeName } from '@toam/platform/badge';

/** The unread count of a menu entry; nothing at 0. */
export function NavBadge({ name }: { name: BadgeName | undefined }) {
  const count = useBadge(name);
  if (!count) return null;
  return (
    <span className="nav-badge">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="unseen">, {shellText.unread(count)}</span>
    </span>
  );
}
