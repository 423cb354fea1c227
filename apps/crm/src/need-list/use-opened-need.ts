import { useAddressParams } from '@toam/ui/core';
import { useLocation } from 'react-router-dom';
import { needDrawerParams } from '../need/drawer/need-drawer.search';

/** Stands in the history's entry of an opened drawer: the list lies right before it. */
const fromList = { needFromList: true };

/** Opens a need's drawer as a step of the history, so that back closes it; going on to another need is none. */
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
