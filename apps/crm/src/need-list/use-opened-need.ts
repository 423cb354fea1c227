import { useAddressParams } from '@toam/ui/core';
import { useLocation } from 'react-router-dom';
import { needDrawerParams } from '../need/drawer/need-drawer.search';

/** Marks the history entry of an opened drawer: the entry before it is the list. */
const fromList = { needFromList: true };

/**
 * Opens a need's drawer as a new history entry, so that back closes it. Opening another need from the drawer replaces
 * the entry.
 */
export function useOpenedNeed(opened: number | null): (needId: number, tab?: string) => void {
  const [, change] = useAddressParams();
  const { state } = useLocation() as { state: unknown };
  return (needId, tab) =>
    change(
      (params) => {
        if (needId !== opened) for (const name of needDrawerParams) params.delete(name);
        params.set('need', String(needId));
        if (tab) params.set('tab', tab);
      },
      opened === null ? { state: fromList } : { replace: true, state },
    );
}
