import { useUser } from '@toam/auth/session';
import { profileText } from '@toam/contracts/user/profile.text';
import { paletteText, shellText } from '@toam/contracts/shell/shell.text';
import { Avatar, Card, Cell, Grid, Row, setThemeMode, Text, useShade } from '@toam/ui/core';
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
import { openProfileDialog, closeMoreMenu, openPasswordDialog } from './opened-state';
import { signOutEverywhere, signOutHere } from '../session/sign-out';
import { menuIcon } from './menu-icon';
import { NavBadge } from './nav-badge';
import { positionOf } from './person-name';
import { useMenu } from './shell-context';
import * as css from './more-menu.module.css';

type Group = keyof typeof shellText.moreGroups;
const groups: Group[] = ['customers', 'work', 'administration'];

function MoreEntry({ entry }: { entry: RegisteredMenuEntry }) {
  const EntryIcon = menuIcon(entry.icon);
  return (
    <li>
      <Row
        as={Link}
        to={entry.path}
        height={44}
        gap={12}
        padX={14}
        tone="text"
        size={15}
        className={css.entry}
        onClick={closeMoreMenu}
      >
        <EntryIcon size={21} color="var(--text2)" />
        <Text flex={1}>{entry.text}</Text>
        <NavBadge entry={entry} />
        <CaretRightIcon size={15} color="var(--text4)" />
      </Row>
    </li>
  );
}

/** The rest of the menu, grouped by kind. An entry without a kind counts as work. */
function MoreGroups() {
  const menu = useMenu();
  const inFooter = footerOf(menu);
  const rest = menu.filter((entry) => !inFooter.includes(entry));
  return groups.map((group) => {
    const entries = rest.filter((entry) => (entry.group ?? 'work') === group);
    if (entries.length === 0) return null;
    return (
      <section key={group} aria-label={shellText.moreGroups[group]}>
        <Text as="h2" top={16} size={12} weight={500} tone="text3" className={css.title}>
          {shellText.moreGroups[group]}
        </Text>
        <Card as="ul" padX={0} padY={0} divided className={css.entries}>
          {entries.map((entry) => (
            <MoreEntry key={entry.path} entry={entry} />
          ))}
        </Card>
      </section>
    );
  });
}

const framed = { as: 'button', type: 'button', border: true, radius: 10, background: 'surface' } as const;
const action = {
  ...framed,
  gap: 6,
  padX: 8,
  padY: 4,
  justify: 'center',
  tone: 'text2',
  className: css.action,
} as const;

function MoreActions() {
  const shade = useShade();
  const isDark = shade === 'dark';
  return (
    <Grid columns={2} gap={8} top={16}>
      <Row {...action} onClick={() => setThemeMode(isDark ? 'light' : 'dark')}>
        {isDark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
        {isDark ? shellText.toLight : shellText.toDark}
      </Row>
      <Row {...action} onClick={openPasswordDialog}>
        <KeyIcon size={18} />
        {shellText.changePassword}
      </Row>
      <Row {...action} onClick={() => void signOutHere()}>
        <SignOutIcon size={18} />
        {shellText.signOut}
      </Row>
      <Row {...action} onClick={() => void signOutEverywhere()}>
        <DevicesIcon size={18} />
        {shellText.signOutAll}
      </Row>
    </Grid>
  );
}

/** The phone's full menu over the screen, above the footer. Mockup 16. */
export default function MoreMenu() {
  const user = useUser();
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    start.current?.focus();
    const press = (event: KeyboardEvent) => event.key === 'Escape' && closeMoreMenu();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    // meanwhile the screen's own main element is hidden
    <Cell as="main" id="more-menu" ref={start} tabIndex={-1} className={css.menu} aria-label={shellText.more}>
      <h1 className="unseen">{shellText.more}</h1>
      <Row {...framed} gap={12} padX={14} padY={14} onClick={openProfileDialog}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={44} decorative />
        <Cell as="span">
          <Text size={16} weight={600} className={css.name}>
            {user.name}
          </Text>
          <Text size={13} tone="text2">
            {positionOf(user)}
          </Text>
        </Cell>
        <span className="unseen">{profileText.open}</span>
        <CaretRightIcon size={18} color="var(--text3)" />
      </Row>
      <Row {...framed} flex="none" height={44} gap={8} top={12} padX={12} tone="text3" size={15} onClick={openPalette}>
        <MagnifyingGlassIcon size={18} />
        {paletteText.openPhone}
      </Row>
      <MoreGroups />
      <MoreActions />
    </Cell>
  );
}
