import { useUser } from '@toam/auth/session';
import { profileText } from '@toam/contracts/user/profile.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { Avatar, Dropdown, Row, setThemeMode, useThemeMode, type ThemeMode } from '@toam/ui/core';
import {
  CheckIcon,
  DesktopIcon,
  DevicesIcon,
  KeyIcon,
  MoonIcon,
  SignOutIcon,
  SunIcon,
  UserCircleIcon,
  UserIcon,
} from '@toam/ui/icons';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { openProfileDialog, openPasswordDialog } from './opened-state';
import { signOutEverywhere, signOutHere } from '../session/sign-out';
import { PersonName } from './person-name';
import * as css from './profile-menu.module.css';

const size = 16;
const themeIcons = { light: SunIcon, dark: MoonIcon, system: DesktopIcon };
const modes: ThemeMode[] = ['light', 'dark', 'system'];

interface ProfileMenuProps {
  /** On the side away from the button's screen edge. */
  placement?: 'topLeft' | 'bottomRight';
  /** The button that opens the menu. */
  children: ReactElement;
}

/** The user's own actions: account, theme, password, sign out. */
export function ProfileMenu({ placement = 'topLeft', children }: ProfileMenuProps) {
  const user = useUser();
  const chosen = useThemeMode();
  const navigate = useNavigate();
  const ThemeIcon = themeIcons[chosen];
  const items = [
    {
      key: 'profile',
      icon: <UserCircleIcon size={size} />,
      label: profileText.open,
      onClick: openProfileDialog,
    },
    {
      key: 'account',
      icon: <UserIcon size={size} />,
      label: shellText.account,
      onClick: () => void navigate('/account'),
    },
    {
      key: 'theme',
      icon: <ThemeIcon size={size} />,
      label: shellText.theme,
      children: modes.map((mode) => ({
        key: mode,
        icon: <CheckIcon size={size} style={{ visibility: mode === chosen ? 'visible' : 'hidden' }} />,
        label: shellText.themes[mode],
        onClick: () => setThemeMode(mode),
      })),
    },
    { key: 'password', icon: <KeyIcon size={size} />, label: shellText.changePassword, onClick: openPasswordDialog },
    { type: 'divider' as const },
    { key: 'out', icon: <SignOutIcon size={size} />, label: shellText.signOut, onClick: () => void signOutHere() },
    {
      key: 'out-all',
      icon: <DevicesIcon size={size} />,
      label: shellText.signOutAll,
      onClick: () => void signOutEverywhere(),
    },
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      menu={{ items }}
      popupRender={(menu) => (
        <div className={css.menu}>
          <Row gap={10} className={css.who}>
            <Avatar id={user.id} name={user.name} image={user.avatar} size={36} decorative />
            <PersonName user={user} />
          </Row>
          {menu}
        </div>
      )}
    >
      {children}
    </Dropdown>
  );
}
