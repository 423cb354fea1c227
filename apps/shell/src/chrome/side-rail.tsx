import { useUser } from '@toam/auth/session';
import { shellText } from '@toam/contracts/texts/shell';
import { platformHost } from '@toam/platform/host';
import { Avatar, LogoMark, Tooltip } from '@toam/ui/core';
import { SidebarSimpleIcon } from '@toam/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { entryOfPath, type RegisteredMenuEntry } from '../federation/menu';
import { menuIcon } from './menu-icon';
import { NavBadge } from './nav-badge';
import { positionOf } from './person-position';
import { ProfileMenu } from './profile-menu';
import { toggleRail, useRail } from './rail-state';
import { useMenu } from './shell-context';

interface RailEntryProps {
  entry: RegisteredMenuEntry;
  current: boolean;
  open: boolean;
}

function RailEntry({ entry, current, open }: RailEntryProps) {
  const EntryIcon = menuIcon(entry.icon);
  const preload = () => platformHost().preload(entry.remote);
  return (
    <li>
      <Tooltip title={open ? '' : entry.text} placement="right" mouseEnterDelay={0.3}>
        <Link
          to={entry.path}
          className={current ? 'rail-entry current' : 'rail-entry'}
          aria-current={current ? 'page' : undefined}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <EntryIcon size={20} weight={current ? 'fill' : 'regular'} />
          <span className={open ? 'rail-word' : 'unseen'}>{entry.text}</span>
          <NavBadge entry={entry} />
        </Link>
      </Tooltip>
    </li>
  );
}

/** The side menu: 56 px with icons, 212 px with words. Mockups 02 and 08, specification 1 §2. */
export function SideRail() {
  const menu = useMenu();
  const user = useUser();
  const open = useRail((rail) => rail.open);
  const current = entryOfPath(menu, useLocation().pathname);
  const toggleName = open ? shellText.closeMenu : shellText.openMenu;
  return (
    <nav className={open ? 'rail open' : 'rail'} aria-label={shellText.menu}>
      <Link to="/dashboard" className="rail-brand" aria-label={shellText.brand}>
        <LogoMark size={32} />
        {open && (
          <span>
            <b>{shellText.brand}</b>
            <small>{shellText.tagline}</small>
          </span>
        )}
      </Link>
      <ul>
        {menu.map((entry) => (
          <RailEntry key={entry.path} entry={entry} current={entry === current} open={open} />
        ))}
      </ul>
      <div className="rail-foot">
        <ProfileMenu>
          <button type="button" className="rail-person" aria-label={`${shellText.profile}: ${user.name}`}>
            <Avatar id={user.id} name={user.name} image={user.avatar} size={30} decorative />
            {open && (
              <span>
                <b>{user.name}</b>
                <small>{positionOf(user)}</small>
              </span>
            )}
          </button>
        </ProfileMenu>
        <Tooltip title={open ? '' : toggleName} placement="right">
          <button
            type="button"
            className="icon-button"
            aria-label={toggleName}
            aria-expanded={open}
            onClick={toggleRail}
          >
            <SidebarSimpleIcon size={18} />
          </button>
        </Tooltip>
      </div>
    </nav>
  );
}
