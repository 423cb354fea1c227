import { shellText, paletteText } from '@toam/contracts/shell/shell.text';
import { useBadge } from '@toam/platform/badge';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { Cell, later, Row, ScreenTools, Button, Avatar, chord, Kbd, Text } from '@toam/ui/core';
import { useIsPhone } from '@toam/ui/screen/watch-media';
import { useRef, useEffect, useLayoutEffect, type RefObject } from 'react';
import { Outlet, useLocation, useMatches, useNavigationType, useMatch } from 'react-router-dom';
import { useConnection } from '@toam/live/connection';
import { retryLive } from '@toam/live/live';
import { commonText } from '@toam/contracts/texts/common';
import { PlugsConnectedIcon, MagnifyingGlassIcon } from '@toam/ui/icons';
import type { RouteHandle } from '@toam/platform/remote';
import { useUser } from '@toam/auth/session';
import { useTrials } from '../federation/trials';
import { PaletteHost } from '../palette/palette-host';
import { ProfileHost } from '../profile/profile-host';
import { useOwnProfile } from '../session/own-profile';
import { PasswordHost } from '../session/password-host';
import { PlaceHost } from '../sign-in-place/place-host';
import { ArrivalLine, LoadingOverlay } from './loading-overlay';
import { useMoreMenu } from './opened-state';
import { PhoneFooter } from './phone-footer';
import { RemotesContext } from './shell-context';
import { SideRail } from './side-rail';
import { useTitleCount } from './use-title-count';
import * as css from './chrome.module.css';
import { NoticeLine } from './notice-line';
import { NotificationBell } from '../notification/notification-bell';
import { openPalette } from '../palette/palette-state';
import { IconButton } from './icon-button';
import { ProfileMenu } from './profile-menu';

const mainId = 'main';

const MoreMenu = later(() => import('./more-menu'), null);
const TrialNotice = later(() => import('./trial-notice'), null);

/** A line above the screen while the API is unreachable: shown data may be old, typed text is kept. */
function ConnectionNotice() {
  const isLost = useConnection((connection) => connection.isLost);
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', retryLive);
    return () => window.removeEventListener('online', retryLive);
  }, [isLost]);
  return (
    // the live region exists before its text, because a screen reader would skip it otherwise
    <div role="status">
      {isLost && (
        <NoticeLine
          kind="warning"
          label={shellText.connectionLost}
          icon={<PlugsConnectedIcon size={20} />}
          words={
            <>
              <b>{shellText.connectionLost}.</b> {shellText.connectionLostNote}
            </>
          }
          answers={
            <Button size="small" onClick={retryLive}>
              {commonText.retry}
            </Button>
          }
        />
      )}
    </div>
  );
}

const titleOf = (handle: unknown) => (handle as Partial<RouteHandle> | undefined)?.title;

/** Sets the document title from the innermost route that has one. A layout effect, so that the not-found page can override it. */
function usePageTitle(): void {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((found) => found !== undefined);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = title ? shellText.pageTitle(title) : shellText.brand;
  }, [title, pathname]);
}

/**
 * After a navigation, moves the focus to the new screen, so that keyboard and screen reader start there. If the screen has
 * already set the focus, it stays.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.closest('nav') !== null;
    if (isFree) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** A new screen starts at its top. Going back restores the old scroll position. */
function useScrollOnArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const entry = useRef(key);
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    entry.current = key;
    if (main.current) main.current.scrollTop = isReturn ? (left.current.get(key) ?? 0) : 0;
    // filters change the search part: this is no new screen
    // eslint-disable-next-line react-hooks/exhaustive-deps -- key and isReturn belong to the arrival at pathname
  }, [pathname, main]);
  useEffect(() => {
    const element = main.current;
    // Saved during scrolling: when the next screen is rendered, its height may already have reduced the old position.
    const note = () => void (element && left.current.set(entry.current, element.scrollTop));
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [main]);
}

/** Title, focus and scroll of every screen. `main` is the element that scrolls. */
function usePageArrival(main: RefObject<HTMLElement | null>): void {
  usePageTitle();
  useFocusOnArrival(main);
  useScrollOnArrival(main);
}

/** The user's portrait, which opens their profile menu. */
function ProfileFace() {
  const user = useUser();
  return (
    <ProfileMenu placement="bottomRight">
      <IconButton aria-label={`${shellText.profile}: ${user.name}`}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      </IconButton>
    </ProfileMenu>
  );
}

/**
 * The tools in every screen's title bar: the ⌘K box (on a phone it is under «Menu») and the bell. A phone's home page also
 * shows the user (specification 2 §2). Mockups 02, 08.
 */
function ScreenToolButtons() {
  const isPhone = useIsPhone();
  const isHome = useMatch('/dashboard') !== null;
  return (
    <>
      {!isPhone && (
        <Row
          as="button"
          type="button"
          height={32}
          width={220}
          gap={8}
          background="fill"
          radius={6}
          size={13}
          tone="text3"
          className={css.palette}
          onClick={openPalette}
          aria-keyshortcuts="Meta+K Control+K"
        >
          <MagnifyingGlassIcon size={16} />
          <Text flex={1} ellipsis>
            {paletteText.open}
          </Text>
          <Kbd>{chord('K')}</Kbd>
        </Row>
      )}
      <NotificationBell />
      {isPhone && isHome && <ProfileFace />}
    </>
  );
}

/** The frame around every screen: side menu (under 500 px a footer), and the overlays. Specification 1 §2. */
export function Chrome({ remotes }: { remotes: RegisteredRemote[] }) {
  const isPhone = useIsPhone();
  const moreOpen = useMoreMenu((more) => more.open);
  const hasTrials = useTrials(({ tried, failed }) => tried.length + failed.length > 0);
  const main = useRef<HTMLElement>(null);
  useOwnProfile();
  usePageArrival(main);
  useTitleCount(useBadge('chat'));
  const showsMore = isPhone && moreOpen;
  const skip = () => main.current?.focus();

  return (
    <RemotesContext value={remotes}>
      <ScreenTools value={<ScreenToolButtons />}>
        <Row align="stretch" phone="stack" background="layout" className={css.chrome}>
          <a className={css.skipLink} href={`#${mainId}`} onClick={(event) => (event.preventDefault(), skip())}>
            {shellText.skip}
          </a>
          {!isPhone && <SideRail />}
          <Cell className={css.screen}>
            <ConnectionNotice />
            {hasTrials && <TrialNotice />}
            <Cell
              as="main"
              id={mainId}
              ref={main}
              tabIndex={-1}
              background="surface"
              className={css.main}
              hidden={showsMore}
            >
              <ArrivalLine />
              <PlaceHost />
              <Outlet />
            </Cell>
            {showsMore && <MoreMenu />}
          </Cell>
          {isPhone && <PhoneFooter />}
        </Row>
        <PaletteHost />
        <ProfileHost />
        <PasswordHost />
        <LoadingOverlay />
      </ScreenTools>
    </RemotesContext>
  );
}
