import { useQueries, useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { SavedView } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/texts/saved-view';
import { Dropdown, FailedState, formatTotal, messageOf, PendingState } from '@toam/ui/core';
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
import type { ReactNode } from 'react';
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
export function SavedViewList({ opened, actions, onClose, onName, onRename }: SavedViewListProps) {
  const mine = useQuery(savedViewQueries.mine());
  const { own, shared, isEdited } = opened;
  const view = own ?? shared;
  const then = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <div className="saved-view-list">
      <h3>{savedViewText.menu}</h3>
      {mine.isPending && <PendingState />}
      {mine.isError && <FailedState error={mine.error} busy={mine.isFetching} onRetry={() => void mine.refetch()} />}
      {mine.data?.length === 0 && <p>{savedViewText.empty}</p>}
      {mine.data && mine.data.length > 0 && (
        <ul>
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
        </ul>
      )}
      <hr />
      {opened.failed && <p role="alert">{messageOf(opened.failed)}</p>}
      {own && isEdited && (
        <Action icon={<FloppyDiskIcon size={16} />} onClick={then(() => actions.update(own))}>
          {savedViewText.update}
        </Action>
      )}
      {view && isEdited && (
        <Action icon={<ArrowCounterClockwiseIcon size={16} />} onClick={then(() => opened.show(view))}>
          {savedViewText.revert}
        </Action>
      )}
      <Action icon={<PlusIcon size={16} />} onClick={onName}>
        {shared && !isEdited ? savedViewText.keepShared : savedViewText.saveNew}
      </Action>
      {view && (
        <>
          <Action icon={<LinkSimpleIcon size={16} />} onClick={then(() => actions.copyLink(view))}>
            {savedViewText.copyLink}
          </Action>
          <Action icon={<XIcon size={16} />} onClick={then(opened.leave)}>
            {savedViewText.leave}
          </Action>
        </>
      )}
    </div>
  );
}

const Action = ({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: string }) => (
  <button type="button" className="saved-view-action" onClick={onClick}>
    {icon}
    {children}
  </button>
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
    <li data-open={isOpen || undefined}>
      <button type="button" className="saved-view-open" aria-current={isOpen || undefined} onClick={onOpen}>
        <BookmarkSimpleIcon size={16} weight={isOpen ? 'fill' : 'regular'} />
        <span className="ellipsis">{view.name}</span>
        {since !== null && fresh?.data && fresh.data.total > 0 && (
          <em>{savedViewText.freshCount(formatTotal(fresh.data.total, fresh.data.total_capped))}</em>
        )}
        {all?.data && <small>{formatTotal(all.data.total, all.data.total_capped)}</small>}
      </button>
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
        <button type="button" className="ta-icon-button ta-bare" aria-label={savedViewText.actionsOf(view.name)}>
          <DotsThreeIcon size={18} weight="bold" />
        </button>
      </Dropdown>
    </li>
  );
}
