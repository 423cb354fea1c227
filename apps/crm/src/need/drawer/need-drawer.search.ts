import { needHouseGroups, needHouseSort, type NeedHouseGroup } from '@toam/contracts/request/need-houses.schema';
import { needWishNames, type NeedWish } from '@toam/domain/need/matching';
import { useAddressParams, useUrlState } from '@toam/ui/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

/** The drawer's eight tabs in their order. Specification 2 §2. */
export const drawerTabs = ['info', ...needHouseGroups, 'mandatory'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

export const isGroup = (tab: DrawerTab): tab is NeedHouseGroup => tab !== 'info' && tab !== 'mandatory';

/** `price,province` of the address as columns; what is none is left out. */
export const columnsIn = (text: string): NeedWish[] =>
  text.split(',').filter((one): one is NeedWish => needWishNames.some((known) => known === one));

/** What the drawer keeps in the address bar beside the list's own. Broken values fall back, never throw. */
export const needDrawerSearch = z.object({
  /** Null: where `house` stands, else 'Phù hợp'. */
  tab: z.enum(drawerTabs).nullable().catch(null),
  later: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .catch(0),
  /** Whose score is explained. */
  house: z.coerce.number().int().positive().nullable().catch(null),
  /** Order of the houses. */
  by: needHouseSort.nullable().catch(null),
  /** Tab 'Trường bắt buộc': the columns whose houses are shown. */
  columns: z.string().catch(''),
  /** Tab 'Thông tin': the address that was searched for. */
  address: z.string().trim().max(300).catch(''),
});
export type NeedDrawerSearch = z.output<typeof needDrawerSearch>;

/** What of the address belongs to one need's drawer: another need begins without it. */
export const needDrawerParams = Object.keys(needDrawerSearch.shape);

/** Whether the list lies right before this entry of the history: then going back closes, as it does with the browser's key. */
const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'needFromList' in state && state.needFromList === true;

export function useDrawerAddress() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [, changeParams] = useAddressParams();
  const [search, change] = useUrlState(needDrawerSearch);
  function close() {
    if (isFromList(state)) void navigate(-1);
    else
      changeParams((params) => ['need', ...needDrawerParams].forEach((name) => params.delete(name)), { replace: true });
  }
  /** Another tab or sub-list begins at its best house, and is no step of the browser's history. */
  const show = (patch: Partial<NeedDrawerSearch>) => change({ house: null, ...patch }, { replace: true, state });
  return { search, show, close };
}
