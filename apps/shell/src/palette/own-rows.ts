import { useSession } from '@toam/auth/session';
import { profileText } from '@toam/contracts/user/profile.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { allows } from '@toam/domain/access';
import { setThemeMode, useThemeMode, type ThemeMode } from '@toam/ui/core';
import {
  DesktopIcon,
  DevicesIcon,
  KeyIcon,
  MoonIcon,
  SidebarSimpleIcon,
  SignOutIcon,
  SunIcon,
  UserCircleIcon,
  UserIcon,
} from '@toam/ui/icons';
import { menuIcon } from '../chrome/menu-icon';
import { toggleRail, useRail } from '../chrome/rail-state';
import { entryOfPath } from '../federation/menu';
import { useMenu, useRemotes } from '../chrome/shell-context';
import { openProfileDialog, openPasswordDialog } from '../chrome/opened-state';
import { signOutEverywhere, signOutHere } from '../session/sign-out';
import type { PaletteRow } from './palette-row';

const themeIcons = { light: SunIcon, dark: MoonIcon, system: DesktopIcon };
const modes: ThemeMode[] = ['light', 'dark', 'system'];

/** The menu's screens that the person may open, and their own account page. */
export function useScreenRows(): PaletteRow[] {
  const screens = useMenu().map(({ path, text, icon }): PaletteRow => ({
    id: `screen:${path}`,
    title: text,
    icon: menuIcon(icon),
    to: path,
    words: path,
  }));
  return [...screens, { id: 'screen:/account', title: shellText.account, icon: UserIcon, to: '/account' }];
}

/** The remotes' commands of one kind that the person may use. */
function useRemoteRows(wanted: 'action' | 'screen'): PaletteRow[] {
  const user = useSession((session) => session.user);
  return useRemotes()
    .flatMap(({ commands }) => commands)
    .filter(({ kind, access }) => kind === wanted && allows(access, user))
    .map(({ path, text, icon }) => ({ id: `command:${path}`, title: text, icon: menuIcon(icon), to: path }));
}

/** Contributions with their own address, such as the tabs of /admin. They have the icon of the menu entry above them. */
function useContributedRows(): PaletteRow[] {
  const user = useSession((session) => session.user);
  const menu = useMenu();
  return useRemotes()
    .flatMap(({ slots }) => slots)
    .flatMap(({ path, text, access }) => {
      const entry = path && allows(access, user) && entryOfPath(menu, path);
      return entry ? [{ id: `slot:${path}`, title: text, icon: menuIcon(entry.icon), to: path, words: path }] : [];
    });
}

/** Screens below those of the menu: too many to list, found by name. A screen that is in the person's menu is left out. */
export function useInnerScreenRows(): PaletteRow[] {
  const inMenu = new Set(useMenu().map(({ path }) => path));
  const remote = useRemoteRows('screen').filter(({ to }) => !to || !inMenu.has(to));
  return [...remote, ...useContributedRows()];
}

/** All actions without a record: the remotes' commands, then the shell's own. */
export function useCommandRows(): PaletteRow[] {
  const theme = useThemeMode();
  const railOpen = useRail((rail) => rail.open);
  const themes = modes
    .filter((mode) => mode !== theme)
    .map((mode): PaletteRow => ({
      id: `theme:${mode}`,
      title: `${shellText.theme}: ${shellText.themes[mode]}`,
      icon: themeIcons[mode],
      words: 'theme dark light toi sang',
      run: () => setThemeMode(mode),
    }));
  return [
    ...useRemoteRows('action'),
    ...themes,
    {
      id: 'rail',
      title: railOpen ? shellText.closeMenu : shellText.openMenu,
      icon: SidebarSimpleIcon,
      run: toggleRail,
    },
    { id: 'profile', title: profileText.open, icon: UserCircleIcon, words: 'profile avatar', run: openProfileDialog },
    { id: 'password', title: shellText.changePassword, icon: KeyIcon, words: 'password', run: openPasswordDialog },
    { id: 'sign-out', title: shellText.signOut, icon: SignOutIcon, words: 'logout', run: () => void signOutHere() },
    {
      id: 'sign-out-all',
      title: shellText.signOutAll,
      icon: DevicesIcon,
      words: 'logout',
      run: () => void signOutEverywhere(),
    },
  ];
}
