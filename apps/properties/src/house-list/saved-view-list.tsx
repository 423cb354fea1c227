import { useQueries, useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { SavedView } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import {
  Dropdown,
  FailedState,
  formatTotal,
  IconButton,
  messageOf,
  PendingState,
  PlainButton,
  Row,
  Stack,
  Text,
} from '@toam/ui/core';
import type { Icon } from '@toam/ui/icon/draw-icon';
import {
  ArrowCounterClockwiseIcon,
  BookmarkSimpleIcon,
  DotsThreeIcon,
  FloppyDiskIcon,
  LinkSimpleIcon,
  PencilSimpleIcon,
  PlusIcon,
  TrashIcon,
  XIcon,
} from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { queryOfAddress } from './house-list.search';
import { savedViewQueries } from './saved-view.queries';
import type { SavedViewActions } from './use-saved-view-actions';
import type { OpenedView } from './use-saved-view';

interface SavedViewListProps {
  opened: OpenedView;
  actions: SavedViewActions;
  onClose: () => void;
  /** Asks for a name for the current list. */
  onName: () => void;
  onRename: (view: SavedView) => void;
}

/** The menu's content: every view with its number of houses and of new ones, then the actions. */
export default function SavedViewList({ opened, actions, onClose, onName, onRename }: SavedViewListProps) {
  const mine = useQuery(savedViewQueries.mine());
  const { own, shared, isEdited } = opened;
  const view = own ?? shared;
  const then = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Stack width="min(320px, calc(100vw - 40px))">
      <Text as="h3" padX={10} padY={6} size={12} weight={400} tone="text3">
        {savedViewText.menu}
      </Text>
      {mine.isPending && <PendingState />}
      {mine.isError && <FailedState error={mine.error} busy={mine.isFetching} onRetry={() => void mine.refetch()} />}
      {mine.data?.length === 0 && <Note>{savedViewText.empty}</Note>}
      {mine.data && mine.data.length > 0 && (
        <Stack as="ul" maxHeight="min(360px, 50vh)" overflow="scroll">
          {mine.data.map((one) => (
            <ViewRow
              key={one.id}
              view={one}
              since={one.key === own?.key ? opened.since : one.seen_at}
              isOpen={one.key === own?.key}
              onOpen={then(() => opened.show(one))}
              onRename={() => onRename(one)}
              onCopy={then(() => actions.copyLink(one))}
              onRemove={then(() => actions.remove(one))}
            />
          ))}
        </Stack>
      )}
      <Stack role="group" top={6} padY={6} edge="topSoft">
        {opened.failed && <Note failed>{messageOf(opened.failed)}</Note>}
        {own && isEdited && (
          <Action icon={FloppyDiskIcon} onClick={then(() => actions.update(own))}>
            {savedViewText.update}
          </Action>
        )}
        {view && isEdited && (
          <Action icon={ArrowCounterClockwiseIcon} onClick={then(() => opened.show(view))}>
            {savedViewText.revert}
          </Action>
        )}
        <Action icon={PlusIcon} onClick={onName}>
          {shared && !isEdited ? savedViewText.keepShared : savedViewText.saveNew}
        </Action>
        {view && (
          <>
            <Action icon={LinkSimpleIcon} onClick={then(() => actions.copyLink(view))}>
              {savedViewText.copyLink}
            </Action>
            <Action icon={XIcon} onClick={then(opened.leave)}>
              {savedViewText.leave}
            </Action>
          </>
        )}
      </Stack>
    </Stack>
  );
}

const Note = ({ failed, children }: { failed?: boolean; children: string }) => (
  <Text as="p" padX={10} padY={4} tone={failed ? 'error' : 'text2'} role={failed ? 'alert' : undefined}>
    {children}
  </Text>
);

/** Of a view and of an action. */
const entry = { gap: 10, minHeight: [36, 44], padX: 10, radius: 6 } as const;

interface ActionProps {
  icon: Icon;
  onClick: () => void;
  children: string;
}

const Action = ({ icon: ActionIcon, onClick, children }: ActionProps) => (
  <PlainButton {...entry} hover="fill" onClick={onClick}>
    <ActionIcon size={16} color="var(--text2)" />
    {children}
  </PlainButton>
);

interface ViewRowProps {
  view: SavedView;
  since: number | null;
  isOpen: boolean;
  onOpen: () => void;
  onRename: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

function ViewRow({ view, since, isOpen, onOpen, onRename, onCopy, onRemove }: ViewRowProps) {
  const query = queryOfAddress(useUser(), new URLSearchParams(view.address));
  const [all, fresh] = useQueries({
    queries: [houseQueries.count(query), houseQueries.count({ ...query, newer_than: since })],
  });
  return (
    <Row as="li" radius={6} {...(isOpen ? { background: 'tealTint' } : { hover: 'fill' })}>
      <PlainButton
        {...entry}
        flex={1}
        weight={isOpen ? 500 : undefined}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <BookmarkSimpleIcon
          size={16}
          weight={isOpen ? 'fill' : 'regular'}
          color={isOpen ? 'var(--teal)' : 'var(--text2)'}
        />
        <Text flex={1} ellipsis>
          {view.name}
        </Text>
        {since !== null && fresh?.data && fresh.data.total > 0 && (
          <Text flex="none" size={12} weight={500} tone="teal">
            {savedViewText.freshCount(formatTotal(fresh.data.total, fresh.data.total_capped))}
          </Text>
        )}
        {all?.data && (
          <Text flex="none" size={12} tone="text3">
            {formatTotal(all.data.total, all.data.total_capped)}
          </Text>
        )}
      </PlainButton>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'rename', icon: <PencilSimpleIcon size={16} />, label: savedViewText.rename, onClick: onRename },
            { key: 'link', icon: <LinkSimpleIcon size={16} />, label: savedViewText.copyLink, onClick: onCopy },
            { type: 'divider' },
            {
              key: 'remove',
              danger: true,
              icon: <TrashIcon size={16} />,
              label: savedViewText.remove,
              onClick: onRemove,
            },
          ],
        }}
      >
        <IconButton aria-label={savedViewText.actionsOf(view.name)}>
          <DotsThreeIcon size={18} weight="bold" />
        </IconButton>
      </Dropdown>
    </Row>
  );
}
