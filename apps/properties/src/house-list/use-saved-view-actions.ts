import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  type SavedView,
} from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { copyText, showError, toast } from '@toam/ui/core';
import { useHref } from 'react-router-dom';
import { paths } from '../paths';
import { viewParam, type OpenedView } from './use-saved-view';
import { savedViewQueries } from './saved-view.queries';

export interface SavedViewActions {
  /** Saves the current list as a new view. Rejects with the API's error. */
  create: (name: string) => Promise<void>;
  rename: (view: SavedView, name: string) => Promise<void>;
  /** Saves the current list in the open view. */
  update: (view: SavedView) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
  copyLink: (view: Pick<SavedView, 'key'>) => void;
}

/** Actions on one's own views. After each, the menu reads them again. */
export function useSavedViewActions({ own, current, adopt, leave }: OpenedView): SavedViewActions {
  const queries = useQueryClient();
  const list = useHref(paths.houses);
  const refresh = () => queries.invalidateQueries({ queryKey: savedViewQueries.mine().queryKey });

  async function keep(written: { name: string; address: string; columns: SavedView['columns'] }): Promise<SavedView> {
    const view = await call(createSavedView, { body: { list: 'house', ...written } });
    await refresh();
    return view;
  }

  /** Deletes at once, with an undo for ten seconds. A restored view has a new link. */
  async function remove(view: SavedView) {
    try {
      await call(deleteSavedView, { body: { view_id: view.id } });
      if (view.key === own?.key) leave();
      await refresh();
      toast.undo(savedViewText.removed(view.name), () => keep(view));
    } catch (error) {
      showError(error);
    }
  }

  return {
    create: async (name) => {
      adopt(await keep({ name, ...current }));
      toast.success(savedViewText.saved);
    },
    rename: async (view, name) => {
      await call(changeSavedView, { body: { view_id: view.id, name } });
      await refresh();
    },
    update: async (view) => {
      try {
        await call(changeSavedView, { body: { view_id: view.id, ...current } });
        await refresh();
        toast.success(savedViewText.updated);
      } catch (error) {
        showError(error);
      }
    },
    remove,
    copyLink: ({ key }) =>
      void copyText(new URL(`${list}?${viewParam}=${key}`, location.origin).href, savedViewText.linkCopied),
  };
}
