import { countRequests, listRequests, type NeedListMode, readRequest } from '@toam/contracts/need/need.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needText } from '@toam/contracts/need/need.text';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { capped } from '../../../db/count-each';
import { handle } from '../../../http/handle';
import { cappedPageOf } from '../../../http/page';
import { HttpError } from '../../../http-error';
import { personOf, readStaffNames } from '../../users/users.reads';
import { countTabs, findPage } from './need-list.queries';
import { rowsOf, toRow, type Viewer, viewerOf } from '../need-row-serializer';
import { findNeed, findNeeds } from '../need.queries';
import type { Need } from '../need.schema';
import { readersOf } from '../../need-scope/need-audience.reads';

/** Needs by id as this person may see them, in that order. Deleted ones are left out, and whatever else found one that they may not see. */
export async function readRows(viewer: Viewer, ids: number[]): Promise<NeedRow[]> {
  const needs = await findNeeds(ids);
  const found = ids.flatMap((id) => needs.get(id) ?? []);
  return rowsOf(
    viewer,
    found.filter((need) => canSeeNeed(viewer.actor, need, viewer.team)),
  );
}

/** One page of the tab as this person may see it. Specification 2 §7, D64. */
export const listRequestsCall = handle(listRequests, async ({ actor, query }) => {
  const viewer = await viewerOf(actor);
  const { total, ids } = await findPage(actor, viewer.team, query, query);
  return cappedPageOf(await readRows(viewer, ids), total, query);
});

/** How many needs each tab of the list holds. D64. */
export const countRequestsCall = handle(countRequests, async ({ actor, query }) => {
  const { team } = await viewerOf(actor);
  const totals = await countTabs(actor, team, query);
  return {
    public: capped(totals.public),
    personal: capped(totals.personal),
    shared: capped(totals.shared),
  } satisfies Record<NeedListMode, unknown>;
});

/** @throws HttpError not_found; forbidden if the actor may not see the need */
export async function findVisibleNeed({ actor, team }: Viewer, id: number): Promise<Need> {
  const need = await findNeed(id);
  if (!need) throw new HttpError('not_found', needText.notFound);
  if (!canSeeNeed(actor, need, team)) throw new HttpError('forbidden', needText.mayNotSee);
  return need;
}

/**
 * One need with its customer. The number is masked for people who may not see it. D24.
 * @throws HttpError not_found, forbidden
 */
export const readRequestCall = handle(readRequest, async ({ actor, query: { request_id: id } }) => {
  const viewer = await viewerOf(actor);
  const need = await findVisibleNeed(viewer, id);
  const row = await toRow(viewer, need);
  const superiors = (await readersOf({ ...need, staff: [] })).filter((one) => one !== need.user_id);
  const names = await readStaffNames(superiors);
  return { ...row, superiors: superiors.flatMap((one) => personOf(names, one) ?? []) };
});
