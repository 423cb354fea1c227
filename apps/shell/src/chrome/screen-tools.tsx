import { paletteText } from '@toam/contracts/shell/shell.text';
import { useUser } from '@toam/auth/session';
import { shellText } from '@toam/contracts/shell/shell.text';
import { Avatar, chord, Kbd, Row, Text } from '@toam/ui/core';
import { MagnifyingGlassIcon } from '@toam/ui/icons';
import { useIsPhone } from '@toam/ui/screen/use-phone';
import { NotificationBell } from '../notification/notification-bell';
import { useMatch } from 'react-router-dom';
import { openPalette } from '../palette/palette-state';
import { IconButton } from './icon-button';
import { ProfileMenu } from './profile-menu';
import * as css from './screen-tools.module.css';

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
export function ScreenToolButtons() {
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
