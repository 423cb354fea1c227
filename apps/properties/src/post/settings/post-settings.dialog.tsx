import { Modal, Stack, useIsPhone, Cell, EmptyState, Row, ScreenState, Segmented, Text } from '@toam/ui/core';
import { Tabs, Skeleton } from '@toam/ui/detail';
import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postStateText } from '@toam/contracts/post/post.text';
import { portals } from '@toam/domain/post/portal';
import { postStates } from '@toam/domain/post/post-life';
import { useLiveList } from '@toam/live/live-list';
import { ChoiceSelect, useControlSize } from '@toam/ui/form';
import { ListPager } from '@toam/ui/list';
import { Link } from 'react-router-dom';
import { postSettingsText as text } from '../post-settings.text';
import { CostsPane } from '../costs/costs.pane';
import { ChannelsPane } from './channels.pane';
import * as css from './post-settings.module.css';
import { type SettingPane, settingPanes } from './post-settings-button';
import { RulesPane } from './rules.pane';
import { TariffsPane } from './tariffs.pane';
import { postManagerText } from '../post-manager.text';
import { paths } from '../../paths';
import { postName, PostPhoto, Reason } from '../post-parts';
import { PostStateTag, SandboxNote } from '../post-signs';
import { houseLine, moneyText } from '../post-words';
import { type PortalPostsQuery, postQueries, tabOf } from '../post.queries';

interface PostSettingsDialogProps {
  pane: SettingPane;
  onPane: (pane: SettingPane) => void;
  onClose: () => void;
}

const states = postStates.map((value) => ({ value, label: postStateText[value] }));
const portalChoices = portals.map((value) => ({ value, label: portalText.title[value] }));
/** Posts of a page. */
const size = 20;

/** 'Danh sách tin cổng': the posts of one portal, in every state; a press opens the post in the manager. Specification 3 §2.6, §7.5 */
function PortalPostsPane() {
  const controlSize = useControlSize();
  const [asked, setAsked] = useState<PortalPostsQuery>({ portal: 'alonhadat', state: null, page: 1 });
  const ask = (patch: Partial<PortalPostsQuery>) => setAsked({ ...asked, page: 1, ...patch });
  const query = postQueries.ofPortal(asked);
  const posts = useQuery(query);
  useLiveList({ noun: 'post', alongside: ['house'], list: query.queryKey });
  const title = portalText.title[asked.portal];
  return (
    <>
      <Row gap={8} rowGap={8} wrap>
        <Segmented
          aria-label={text.portal}
          size={controlSize}
          value={asked.portal}
          options={portalChoices}
          onChange={(portal) => ask({ portal })}
        />
        <Cell>
          <ChoiceSelect
            label={text.state}
            placeholder={text.anyState}
            clearable
            choices={states}
            value={asked.state}
            onChange={(state) => ask({ state })}
          />
        </Cell>
      </Row>
      <ScreenState query={posts} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {({ list, total, gateway }) => (
          <>
            <SandboxNote gateway={gateway} />
            {list.length === 0 ? (
              <EmptyState reason={asked.state === null ? text.noPortalPosts(title) : text.noneInState(title)} />
            ) : (
              <Stack as="ul" divided aria-label={text.portalPosts(title)}>
                {list.map((row) => (
                  <li key={row.id}>
                    <PortalPost row={row} />
                  </li>
                ))}
              </Stack>
            )}
            <ListPager
              label={text.portalPages(title)}
              page={asked.page}
              size={size}
              total={total}
              onPage={(page) => ask({ page })}
            />
          </>
        )}
      </ScreenState>
    </>
  );
}

/** A post with its house, state, reason and cost. */
const PortalPost = ({ row }: { row: PostRow }) => {
  const money = moneyText(row);
  return (
    <Row
      as={Link}
      to={paths.post(row.id, tabOf(row))}
      gap={12}
      padY={8}
      align="start"
      tone="text"
      hover="row"
      radius={6}
    >
      <Row as="span" flex="none">
        <PostPhoto row={row} width={52} height={38} />
      </Row>
      <Cell as="span">
        <Text size={13} weight={500} ellipsis>
          {postName(row)}
        </Text>
        <Text size={12} tone="text2" ellipsis>
          {houseLine(row)}
        </Text>
        <Reason row={row} />
      </Cell>
      <Stack as="span" gap={2} flex="none" align="end" size={12} tone="text2">
        <PostStateTag standing={row.standing} />
        <Text digits>{money === null ? postManagerText.noPrice : `${money} đ`}</Text>
      </Stack>
    </Row>
  );
};

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
