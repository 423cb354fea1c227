import { shellText } from '@toam/contracts/shell/shell.text';
import { useBadge } from '@toam/platform/badge';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { Cell, later, Row, ScreenTools } from '@toam/ui/core';
import { useIsPhone } from '@toam/ui/screen/use-phone';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useTrials } from '../federation/trials';
import { PaletteHost } from '../palette/palette-host';
import { ProfileHost } from '../profile/profile-host';
import { useOwnProfile } from '../session/own-profile';
import { PasswordHost } from '../session/password-host';
import { PlaceHost } from '../sign-in-place/place-host';
import { ConnectionNotice } from './connection-notice';
import { ArrivalLine, LoadingOverlay } from './loading-overlay';
import { useMoreMenu } from './more-menu-state';
import { PhoneFooter } from './phone-footer';
import { ScreenToolButtons } from './screen-tools';
import { RemotesContext } from './shell-context';
import { SideRail } from './side-rail';
import { usePageArrival } from './use-page-arrival';
import { useTitleCount } from './use-title-count';
import * as css from './chrome.module.css';

const mainId = 'main';

const MoreMenu = later(() => import('./more-menu'), null);
const TrialNotice = later(() => import('./trial-notice'), null);

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
