import { needHouseGroups, needHouseSort, type NeedHouseGroup } from '@toam/contracts/need/need-houses.schema';
import { needWishNames, type NeedWish } from '@toam/domain/need/matching';
import { useAddressParams, useUrlState } from '@toam/ui/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { matchTargetText, needText } from '@toam/contracts/need/need.text';
import type { MatchTarget } from '@toam/domain/need-values';

/** The drawer's eight tabs in order. Specification 2 §2. */
export const drawerTabs = ['info', ...needHouseGroups, 'mandatory'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

export const isGroup = (tab: DrawerTab): tab is NeedHouseGroup => tab !== 'info' && tab !== 'mandatory';

/** `price,province` from the address as columns. Unknown names are left out. */
export const columnsIn = (text: string): NeedWish[] =>
  text.split(',').filter((one): one is NeedWish => needWishNames.some((known) => known === one));

/** The drawer's state in the address bar, beside the list's own. Broken values get the default; nothing throws. */
export const needDrawerSearch = z.object({
  /** Null: the tab of `house`, else 'Phù hợp'. */
  tab: z.enum(drawerTabs).nullable().catch(null),
  later: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .catch(0),
  /** The house whose score is explained. */
  house: z.coerce.number().int().positive().nullable().catch(null),
  /** Order of the houses. */
  by: needHouseSort.nullable().catch(null),
  /** Tab 'Trường bắt buộc': the columns whose houses are shown. */
  columns: z.string().catch(''),
  /** Tab 'Thông tin': the address in the search field. */
  address: z.string().trim().max(300).catch(''),
});
type NeedDrawerSearch = z.output<typeof needDrawerSearch>;

/** Parameters that belong to one need's drawer. Another need starts without them. */
export const needDrawerParams = Object.keys(needDrawerSearch.shape);

/** Whether the entry before this one is the list. Then closing goes back, like the browser's back button. */
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
  /** Another tab or sub-list starts at its best house and adds no history entry. */
  const show = (patch: Partial<NeedDrawerSearch>) => change({ house: null, ...patch }, { replace: true, state });
  return { search, show, close };
}

const groups = {
  0: 'disliked',
  1: 'recommended',
  2: 'seen',
  3: 'negotiating',
  4: 'done',
} as const satisfies Record<MatchTarget, NeedHouseGroup>;

/** The place of a house in the need: its status (null: suitable), and whether it is in 'Quan tâm sau' (0). D58. */
export interface Place {
  target: MatchTarget | null;
  priority: 0 | 1;
}

/** The tab of a status; no status means 'Phù hợp'. */
export const groupOf = (target: MatchTarget | null): NeedHouseGroup => (target === null ? 'suitable' : groups[target]);

/** Names of the tabs. */
export const tabName = (target: MatchTarget | null): string =>
  target === null ? needText.suitable : matchTargetText[target];

const targets = { suitable: null, disliked: 0, recommended: 1, seen: 2, negotiating: 3, done: 4 } as const;

/** The status of a tab. */
export const targetOf = (group: NeedHouseGroup): MatchTarget | null => targets[group];
