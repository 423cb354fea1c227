import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { SavedView, SharedView } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/texts/saved-view';
import { toast, useAddressParams } from '@toam/ui/core';
import { isDefaultArrangement, type ColumnLayout } from '@toam/ui/heavy';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isBareLink, showView, viewAddress, viewParam } from './saved-view-address';
import { savedViewQueries } from './saved-view.queries';

type Arrangement = SavedView['columns'];

/** The view that the address names, and how to open others. */
export interface OpenedView {
  /** One's own. */
  own: SavedView | undefined;
  /** A colleague's, opened by its link. */
  shared: SharedView | undefined;
  /** The one that the address names could not be read. Of one that is gone the person is told, and the address lets go. */
  failed: Error | null;
  /** Conditions, order or columns differ from what it keeps. */
  isEdited: boolean;
  /** What saving would keep now. */
  current: { address: string; columns: Arrangement };
  /** When it was looked at before; null unless it is one's own. */
  since: number | null;
  show: (view: Pick<SavedView, 'key' | 'address' | 'columns'>) => void;
  /** Stays with the conditions, without the view. */
  leave: () => void;
  /** The view has been made of what is on screen. */
  adopt: (view: Pick<SavedView, 'key'>) => void;
}

/** Reads the view that `?saved=` names; a bare link is filled in with its conditions and columns. */
export function useSavedView(layout: ColumnLayout<HouseRow>): OpenedView {
  const [params, changeParams] = useAddressParams();
  const key = params.get(viewParam);
  const mine = useQuery({ ...savedViewQueries.mine(), enabled: key !== null });
  const own = mine.data?.find((view) => view.key === key);
  const foreign = useQuery({ ...savedViewQueries.shared(key ?? ''), enabled: Boolean(key && mine.isSuccess && !own) });
  const shared = own ? undefined : foreign.data;
  const opened = useQuery({ ...savedViewQueries.opened(own?.id ?? 0), enabled: own !== undefined });
  const view = own ?? shared;

  const show = (
    { columns, ...kept }: Pick<SavedView, 'key' | 'address' | 'columns'>,
    options?: { replace: boolean },
  ) => {
    changeParams((next) => showView(next, kept), options);
    layout.borrow(columns);
  };

  const filled = useRef<string | null>(null);
  const isWaiting = view !== undefined && isBareLink(params) && filled.current !== view.key;
  useEffect(() => {
    if (!isWaiting) return;
    filled.current = view.key;
    show(view, { replace: true });
  });

  const leave = (options?: { replace: boolean }) => changeParams((next) => next.delete(viewParam), options);
  const failed = key === null || view ? null : (mine.error ?? foreign.error);
  useWithoutView({ key, failed, layout, onGone: () => leave({ replace: true }) });

  const current = {
    address: viewAddress(params),
    columns: isDefaultArrangement(layout.places, layout.columns) ? null : layout.places,
  };
  return {
    own,
    shared,
    failed,
    isEdited: view !== undefined && !isWaiting && !isSame(view, current),
    current,
    since: own ? (opened.data?.seen_at ?? null) : null,
    show,
    leave,
    adopt: (made) => {
      changeParams((next) => next.set(viewParam, made.key), { replace: true });
      layout.borrow(current.columns);
    },
  };
}

interface WithoutView {
  key: string | null;
  failed: Error | null;
  layout: Pick<ColumnLayout<HouseRow>, 'restore'>;
  onGone: () => void;
}

/** Without a view the columns are the person's own again; one that is gone is said to be, and let go of. */
function useWithoutView({ key, failed, layout, onGone }: WithoutView): void {
  const restore = useEffectEvent(() => layout.restore());
  useEffect(() => {
    if (key === null) restore();
  }, [key]);

  const letGo = useEffectEvent(() => {
    toast.warning(savedViewText.gone);
    onGone();
  });
  useEffect(() => {
    if (isGone(failed)) letGo();
  }, [failed]);
}

/** Deleted, or never there. */
const isGone = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422);

const isSame = (view: Pick<SavedView, 'address' | 'columns'>, current: OpenedView['current']): boolean =>
  viewAddress(new URLSearchParams(view.address)) === current.address &&
  JSON.stringify(view.columns) === JSON.stringify(current.columns);
