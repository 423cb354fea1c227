import { paletteText } from '@toam/contracts/texts/shell';
import { useUser } from '@toam/auth/session';
import { shellText } from '@toam/contracts/texts/shell';
import { Avatar, chord, Kbd } from '@toam/ui/core';
import { MagnifyingGlassIcon } from '@toam/ui/icons';
import { useIsPhone } from '@toam/ui/screen/use-phone';
import { NotificationBell } from '../notification/notification-bell';
import { useMatch } from 'react-router-dom';
import { openPalette } from '../palette/palette-state';
import { ProfileMenu } from './profile-menu';

/** The person's face, which opens their profile. */
function ProfileFace() {
  const user = useUser();
  return (
    <ProfileMenu placement="bottomRight">
      <button type="button" className="icon-button" aria-label={`${shellText.profile}: ${user.name}`}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      </button>
    </ProfileMenu>
  );
}

/**
 * What every screen's title bar carries: the ⌘K box (a phone has it under «Thêm») and the bell; on a phone's home page the
 * person too (specification 2 §2). Mockups 02, 08.
 */
export function ScreenToolButtons() {
  const isPhone = useIsPhone();
  const isHome = useMatch('/dashboard') !== null;
  return (
    <>
      {!isPhone && (
        <button type="button" className="palette-opener" onClick={openPalette} aria-keyshortcuts="Meta+K Control+K">
          <MagnifyingGlassIcon size={16} />
          <span className="ellipsis">{paletteText.open}</span>
          <Kbd>{chord('K')}</Kbd>
        </button>
      )}
      <NotificationBell />
      {isPhone && isHome && <ProfileFace />}
    </>
  );
}
