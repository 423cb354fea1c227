import { postSettingsText as text } from '../post-settings.text';
import { Modal, Stack, useIsPhone } from '@toam/ui/core';
import { Tabs } from '@toam/ui/detail';
import type { ReactNode } from 'react';
import { CostsPane } from '../costs/costs.pane';
import { ChannelsPane } from './channels.pane';
import { PortalPostsPane } from './portal-posts.pane';
import * as css from './post-settings.module.css';
import { type SettingPane, settingPanes } from './setting-panes';
import { RulesPane } from './rules.pane';
import { TariffsPane } from './tariffs.pane';

interface PostSettingsDialogProps {
  pane: SettingPane;
  onPane: (pane: SettingPane) => void;
  onClose: () => void;
}

const panes: Record<SettingPane, ReactNode> = {
  channels: <ChannelsPane />,
  portals: <PortalPostsPane />,
  options: <TariffsPane />,
  rules: <RulesPane />,
  costs: <CostsPane />,
};

const items = settingPanes.map((key) => ({
  key,
  label: text.pane[key],
  children: (
    <Stack gap={12} padX={[24, 16]} padY={16}>
      {panes[key]}
    </Stack>
  ),
}));

/** Below its gear; on a phone the whole screen. Mockup 39. */
export default function PostSettingsDialog({ pane, onPane, onClose }: PostSettingsDialogProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      open
      phone="full"
      title={text.title}
      width={560}
      {...(!isPhone && { style: { top: 52, margin: '0 16px 0 auto' } })}
      // its content scrolls to the edge
      styles={{ container: { paddingBottom: 0 } }}
      footer={null}
      onCancel={onClose}
    >
      <Tabs
        className={css.tabs}
        items={items}
        activeKey={pane}
        destroyOnHidden
        {...(isPhone && { tabBarGutter: 12 })}
        onChange={(key) => onPane(settingPanes.find((one) => one === key) ?? pane)}
      />
    </Modal>
  );
}
