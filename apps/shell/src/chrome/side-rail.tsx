import { useUser } from '@toam/auth/session';
import { shellText } from '@toam/contracts/shell/shell.text';
import { platformHost } from '@toam/platform/host';
import { Avatar, LogoMark, Row, Stack, Text, Tooltip } from '@toam/ui/core';
import { SidebarSimpleIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { entryOfPath, type RegisteredMenuEntry } from '../federation/menu';
import { IconButton } from './icon-button';
import { menuIcon } from './menu-icon';
import { NavBadge } from './nav-badge';
import { PersonName } from './person-name';
import { ProfileMenu } from './profile-menu';
import { toggleRail, useRail } from './rail-state';
import { useMenu } from './shell-context';
import * as css from './side-rail.module.css';

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
        <Row
          as={Link}
          to={entry.path}
          gap={10}
          justify={open ? undefined : 'center'}
          height={36}
          width={open ? undefined : 36}
          padX={open ? 8 : 0}
          radius={6}
          size={13}
          tone="text2"
          className={css.entry}
          aria-current={current ? 'page' : undefined}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <EntryIcon size={20} weight={current ? 'fill' : 'regular'} />
          {open ? (
            <Text flex={1} ellipsis>
              {entry.text}
            </Text>
          ) : (
            <span className="unseen">{entry.text}</span>
          )}
          <NavBadge entry={entry} className={open ? undefined : css.badge} />
        </Row>
      </Tooltip>
    </li>
  );
}

/** The side menu: 56 px with icons, 212 px with labels. Mockups 02 and 08, specification 1 §2. */
export function SideRail() {
  const menu = useMenu();
  const user = useUser();
  const open = useRail((rail) => rail.open);
  const current = entryOfPath(menu, useLocation().pathname);
  const toggleName = open ? shellText.closeMenu : shellText.openMenu;
  return (
    <Stack
      as="nav"
      flex="none"
      width={open ? 212 : 56}
      align={open ? 'stretch' : 'center'}
      className={clsx(css.rail, open && css.open)}
      aria-label={shellText.menu}
    >
      <Row
        as={Link}
        to="/dashboard"
        gap={8}
        padX={open ? 6 : 0}
        tone="text"
        className={css.brand}
        aria-label={shellText.brand}
      >
        <LogoMark size={32} />
        {open && (
          <Stack as="span">
            <Text as="b" size={16} weight={700}>
              {shellText.brand}
            </Text>
            <Text size={11} tone="text3" nowrap>
              {shellText.tagline}
            </Text>
          </Stack>
        )}
      </Row>
      {/* a badge stands out of its entry by 4 px, and what scrolls cuts what stands out of it */}
      <Stack as="ul" flex={1} gap={2} top={12} padX={open ? 2 : 6} padY={4} className={css.entries}>
        {menu.map((entry) => (
          <RailEntry key={entry.path} entry={entry} current={entry === current} open={open} />
        ))}
      </Stack>
      <Stack align="center" gap={open ? 4 : 6} top={8} edge="top" className={css.foot}>
        <ProfileMenu>
          <Row
            as="button"
            type="button"
            gap={8}
            flex={open ? 1 : undefined}
            className={css.person}
            aria-label={`${shellText.profile}: ${user.name}`}
          >
            <Avatar id={user.id} name={user.name} image={user.avatar} size={30} decorative />
            {open && <PersonName user={user} />}
          </Row>
        </ProfileMenu>
        <Tooltip title={open ? '' : toggleName} placement="right">
          <IconButton aria-label={toggleName} aria-expanded={open} onClick={toggleRail}>
            <SidebarSimpleIcon size={18} />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  );
}
