import type { InputOf } from '@toam/contracts/endpoint';
import { listNeedHouses, searchNeedHouses } from '@toam/contracts/need/need-houses.endpoints';
import { handle } from '../../../http/handle';
import { pageOf } from '../../../http/page';
import { findHousesAt } from '../../houses/house-match.reads';
import { openNeed, type OpenedNeed } from './find-need';
import { toNeedHead, toNeedHouses } from './need-house-serializer';
import { type NeedHouseQuery, countMoved, findMoved, findSuitable, findVisible } from './need-house.queries';

type NeedHousesQuery = InputOf<typeof listNeedHouses>['query'];

const isSuitable = ({ group, later }: NeedHouseQuery): boolean => group === 'suitable' && !later;

/** The requested page. Suitable houses are always counted, for their tab. */
async function find(opened: OpenedNeed, { house_id, ...query }: NeedHousesQuery) {
  const isAsked = isSuitable(query) && house_id === undefined;
  const suitable = await findSuitable(opened, query.sort ?? 'score', isAsked ? query : { page: 1, size: 0 });
  if (house_id !== undefined) return { suitable, found: await findVisible(opened, house_id) };
  return { suitable, found: isAsked ? suitable : await findMoved(opened, query) };
}

/** The drawer of a need. Refused as `openNeed` does. */
export const needHouseCalls = [
  // a need's houses of one tab, the counts of all tabs, and the drawer's head, as this person may see them; specification 2 §2, §7, D58, D61
  handle(listNeedHouses, async ({ actor, query }) => {
    const opened = await openNeed(actor, query.request_id);
    const { suitable, found } = await find(opened, query);
    const moved = await countMoved(opened);
    return {
      ...pageOf(await toNeedHouses(opened, found.ids), found.total, query),
      counts: { ...moved, suitable: { main: suitable.total, later: moved.suitable.later } },
      need: await toNeedHead(opened),
    };
  }),
  // houses at an address, whether or not they fit the need, each with the reasons; specification 2 §2 (address search), D46
  handle(searchNeedHouses, async ({ actor, query: { request_id, address, ...page } }) => {
    const opened = await openNeed(actor, request_id);
    const { total, ids } = await findHousesAt(actor, address, page);
    return pageOf(await toNeedHouses(opened, ids), total, page);
  }),
];
