import { commandText, menuText, tabText } from '@toam/contracts/menu/menu.text';
import { listNotifications } from '@toam/contracts/notification/notification.endpoints';
import { readUser } from '@toam/contracts/user/user.endpoints';
import type { SignedInUser } from '@toam/auth/signed-in-user';
import { installHost, type PlatformHost } from '@toam/platform/host';
import { handleOf } from '@toam/platform/remote';
import { remoteManifest, type RegisteredRemote } from '@toam/platform/remote-manifest';
import { ScreenTitle } from '@toam/ui/core';
import { aHost } from '@toam/testing/a-host';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { aUser } from '@toam/testing/a-user';
import { NotFoundScreen } from '../not-found/not-found.screen';
import { closePalette } from '../palette/palette-state';
import { closeProfileDialog, closeMoreMenu, closePasswordDialog } from './opened-state';
import { Chrome } from './chrome';

const texts: Record<string, Record<string, string>> = { menu: menuText, command: commandText, tab: tabText };
const textOf = (key: string): string => {
  const [area = '', name = ''] = key.split('.');
  return texts[area]?.[name] ?? key;
};
const titled = <E extends { label?: string }>({ label = '', ...entry }: E) => ({
  ...entry,
  label,
  text: textOf(label),
});

/** The remote.json that an app ships, as the registry lists it. Read by file name, because nothing may import an app. */
function published(app: string): RegisteredRemote {
  const manifest = remoteManifest.parse(jest.requireActual(`../../../${app}/remote.json`));
  const { menu, slots, commands } = manifest;
  return {
    ...manifest,
    menu: menu.map(titled),
    slots: slots.map(titled),
    commands: commands.map(titled),
    entry: `/remotes/${app}/mf-manifest.json`,
    preload: [],
  };
}

export const publishedRemotes = (): RegisteredRemote[] =>
  ['properties', 'crm', 'business', 'hr', 'chat'].map(published);

const aScreen = (path: string, title: string) => ({
  path,
  element: <ScreenTitle text={title} />,
  ...handleOf(title),
});

/** The frame with the real menu, two plain screens and no open overlay. It answers the profile and an empty bell. */
export function renderShell(url: string, user: SignedInUser = aUser(), host: Partial<PlatformHost> = {}) {
  for (const close of [closePalette, closeProfileDialog, closePasswordDialog, closeMoreMenu]) close();
  installHost(aHost(host));
  answer(readUser, () => aStaffUser(user));
  answer(listNotifications, () => ({ total: 0, total_page: 0, page: 1, list: [], unread: 0 }));
  const routes = [
    {
      path: '/',
      element: <Chrome remotes={publishedRemotes()} />,
      children: [
        aScreen('dashboard', 'Trang chủ'),
        aScreen('house', 'Bất động sản'),
        aScreen('house/new', 'Tạo bất động sản'),
        aScreen('house/:id', 'Một căn nhà'),
        aScreen('admin', 'Quản trị'),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ];
  return renderRoute(routes, url, { user });
}
