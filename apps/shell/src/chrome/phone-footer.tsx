import { shellText } from '@toam/contracts/shell/shell.text';
import { platformHost } from '@toam/platform/host';
import { Cell, Row } from '@toam/ui/core';
import { ListIcon } from '@toam/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { entryOfPath, footerOf } from '../federation/menu';
import { menuIcon } from './menu-icon';
import { closeMoreMenu, toggleMoreMenu, useMoreMenu } from './opened-state';
import { NavBadge } from './nav-badge';
import { useMenu } from './shell-context';
import * as css from './phone-footer.module.css';

/** Short forms of names that are too long for a fifth of a phone's width. */
const shortNames: Record<string, string> = { 'menu.houses': shellText.housesShort };

const place = { gap: 2, align: 'center', justify: 'center', tone: 'text2', className: css.place } as const;

/** Four entries and «Menu» under 500 px (D8). Mockups 03 and 16. */
export function PhoneFooter() {
  const menu = useMenu();
  const moreOpen = useMoreMenu((more) => more.open);
  const current = entryOfPath(menu, useLocation().pathname);
  const places = footerOf(menu);
  // screens outside the footer are opened from the full menu
  const isBehindMore = moreOpen || (current !== undefined && !places.includes(current));
  return (
    <Row
      as="nav"
      align="stretch"
      flex="none"
      edge="top"
      background="surface"
      className={css.footer}
      aria-label={shellText.footer}
    >
      {places.map((entry) => {
        const EntryIcon = menuIcon(entry.icon);
        const isCurrent = entry === current && !moreOpen;
        return (
          <Cell
            as={Link}
            key={entry.path}
            to={entry.path}
            {...place}
            aria-current={isCurrent ? 'page' : undefined}
            onTouchStart={() => platformHost().preload(entry.remote)}
            onClick={closeMoreMenu}
          >
            <span className={css.icon}>
              <EntryIcon size={24} weight={isCurrent ? 'fill' : 'regular'} />
              <NavBadge entry={entry} className={css.badge} />
            </span>
            <span>{shortNames[entry.label] ?? entry.text}</span>
          </Cell>
        );
      })}
      <Cell
        as="button"
        type="button"
        {...place}
        aria-current={isBehindMore && !moreOpen ? 'true' : undefined}
        aria-expanded={moreOpen}
        aria-controls="more-menu"
        onClick={toggleMoreMenu}
      >
        <span className={css.icon}>
          <ListIcon size={24} weight={isBehindMore ? 'fill' : 'regular'} />
        </span>
        <span>{shellText.more}</span>
      </Cell>
    </Row>
  );
}
