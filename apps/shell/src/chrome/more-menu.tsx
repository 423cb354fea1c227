import { useUser } from '@toam/auth/session';
import { profileText } from '@toam/contracts/texts/profile';
import { paletteText, shellText } from '@toam/contracts/texts/shell';
import { Avatar, setThemeMode, useShade } from '@toam/ui/core';
import {
  CaretRightIcon,
  DevicesIcon,
  KeyIcon,
  MagnifyingGlassIcon,
  MoonIcon,
  SignOutIcon,
  SunIcon,
} from '@toam/ui/icons';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { footerOf, type RegisteredMenuEntry } from '../federation/menu';
import { openPalette } from '../palette/palette-state';
import { openProfileDialog } from '../profile/profile-dialog-state';
import { openPasswordDialog } from '../session/password-dialog-state';
import { signOutEverywhere, signOutHere } from '../session/sign-out';
import { menuIcon } from './menu-icon';
import { closeMoreMenu } from './more-menu-state';
import { NavBadge } from './nav-badge';
import { positionOf } from './person-position';
import { useMenu } from './shell-context';

type Group = keyof typeof shellText.moreGroups;
const groups: Group[] = ['customers', 'work', 'administration'];

function MoreEntry({ entry }: { entry: RegisteredMenuEntry }) {
  const EntryIcon = menuIcon(entry.icon);
  return (
    <li>
      <Link to={entry.path} onClick={closeMoreMenu}>
        <EntryIcon size={21} color="var(--text2)" />
        <span className="ta-grow">{entry.text}</span>
        <NavBadge entry={entry} />
        <CaretRightIcon size={15} color="var(--text4)" />
      </Link>
    </li>
  );
}

/** The rest of the menu, by kind; entries whose remote names no kind are work. */
function MoreGroups() {
  const menu = useMenu();
  const inFooter = footerOf(menu);
  const rest = menu.filter((entry) => !inFooter.includes(entry));
  return groups.map((group) => {
    const entries = rest.filter((entry) => (entry.group ?? 'work') === group);
    if (entries.length === 0) return null;
    return (
      <section key={group} aria-label={shellText.moreGroups[group]}>
        <h2>{shellText.moreGroups[group]}</h2>
        <ul>
          {entries.map((entry) => (
            <MoreEntry key={entry.path} entry={entry} />
          ))}
        </ul>
      </section>
    );
  });
}

function MoreActions() {
  const shade = useShade();
  const isDark = shade === 'dark';
  return (
    <div className="more-actions">
      <button type="button" onClick={() => setThemeMode(isDark ? 'light' : 'dark')}>
        {isDark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
        {isDark ? shellText.toLight : shellText.toDark}
      </button>
      <button type="button" onClick={openPasswordDialog}>
        <KeyIcon size={18} />
        {shellText.changePassword}
      </button>
      <button type="button" onClick={() => void signOutHere()}>
        <SignOutIcon size={18} />
        {shellText.signOut}
      </button>
      <button type="button" onClick={() => void signOutEverywhere()}>
        <DevicesIcon size={18} />
        {shellText.signOutAll}
      </button>
    </div>
  );
}

/** The phone's full menu over the screen, above the footer. Mockup 16. */
export function MoreMenu() {
  const user = useUser();
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    start.current?.focus();
    const press = (event: KeyboardEvent) => event.key === 'Escape' && closeMoreMenu();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    // the screen's own main is hidden meanwhile
    <main id="more-menu" ref={start} tabIndex={-1} className="more-menu" aria-label={shellText.more}>
      <h1 className="unseen">{shellText.more}</h1>
      <button type="button" className="more-person" onClick={openProfileDialog}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={44} decorative />
        <span className="ta-grow">
          <b>{user.name}</b>
          <small>{positionOf(user)}</small>
        </span>
        <span className="unseen">{profileText.open}</span>
        <CaretRightIcon size={18} color="var(--text3)" />
      </button>
      <button type="button" className="more-search" onClick={openPalette}>
        <MagnifyingGlassIcon size={18} />
        {paletteText.openPhone}
      </button>
      <MoreGroups />
      <MoreActions />
    </main>
  );
}
