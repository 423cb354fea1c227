import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { SavedView, SharedView } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { toast, useAddressParams } from '@toam/ui/core';
import { isDefaultArrangement, type ColumnLayout } from '@toam/ui/list';
import { useEffect, useEffectEvent, useRef } from 'react';
import { savedViewQueries } from './saved-view.queries';

/** The parameter that names the open view. */
export const viewParam = 'saved';

/** Parameters that no view saves: the house in the panel and the map's position. */
const passing = [viewParam, 'open', 'at'];

/** A list's address as a view saves it. The order is fixed, so that equal queries compare equal. */
export function viewAddress(params: URLSearchParams): string {
  const stored = new URLSearchParams(params);
  for (const name of passing) stored.delete(name);
  stored.sort();
  return stored.toString();
}

/** Replaces all parameters of the address with those of a view. */
export function showView(params: URLSearchParams, { key, address }: { key: string; address: string }): void {
  for (const name of [...params.keys()]) params.delete(name);
  for (const [name, value] of new URLSearchParams(address)) params.set(name, value);
  params.set(viewParam, key);
}

/** Whether the address names a view and nothing else. Then it comes from a link, and the view fills it in. */
export const isBareLink = (params: URLSearchParams): boolean =>
  params.has(viewParam) && [...params.keys()].every((name) => name === viewParam);

type Arrangement = SavedView['columns'];

/** The view that the address names, and functions to open others. */
export interface OpenedView {
  /** One's own view. */
  own: SavedView | undefined;
  /** A colleague's view, opened by its link. */
  shared: SharedView | undefined;
  /** The named view could not be read. If it is gone, a toast says so, and the address drops it. */
  failed: Error | null;
  /** Conditions, order or columns differ from the saved ones. */
  isEdited: boolean;
  /** What a save would store now. */
  current: { address: string; columns: Arrangement };
  /** The previous visit; null unless the view is one's own. */
  since: number | null;
  show: (view: Pick<SavedView, 'key' | 'address' | 'columns'>) => void;
  /** Leaves the view but keeps its conditions. */
  leave: () => void;
  /** Opens the view that was just made from the current list. */
  adopt: (view: Pick<SavedView, 'key'>) => void;
}

/** Reads the view that `?saved=` names. If the address has nothing else, fills in the view's conditions and columns. */
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
    { columns, ...stored }: Pick<SavedView, 'key' | 'address' | 'columns'>,
    options?: { replace: boolean },
  ) => {
    changeParams((next) => showView(next, stored), options);
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

/** Without a view, restores the person's own columns. If a view is gone, shows a toast and leaves it. */
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

/** Deleted, or it never existed. */
const isGone = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422);

const isSame = (view: Pick<SavedView, 'address' | 'columns'>, current: OpenedView['current']): boolean =>
  viewAddress(new URLSearchParams(view.address)) === current.address &&
  JSON.stringify(view.columns) === JSON.stringify(current.columns);
