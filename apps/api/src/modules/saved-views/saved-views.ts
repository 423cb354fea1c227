import * as calls from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import type { Actor } from '@toam/domain/actor';
import { momentary } from '../../audit/audited';
import { toEpoch } from '../../db/columns';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { changes, creates, deletes, handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  countViews,
  deleteView,
  findSharedView,
  findViews,
  insertView,
  isNameTaken,
  lockNames,
  lockView,
  type SavedViewRow,
  updateView,
} from './saved-view.queries';

const serialize = ({ id, key, name, address, columns, seen_at }: SavedViewRow): calls.SavedView => ({
  ...{ id, key, name, address, columns },
  seen_at: toEpoch(seen_at),
});

const nameTaken = () =>
  new HttpError('conflict', savedViewText.nameTaken, { errors: { name: savedViewText.nameTaken } });

async function lockMine(actor: Actor, viewId: number): Promise<SavedViewRow> {
  const view = await lockView(actor.id, viewId);
  if (!view) throw new HttpError('not_found', savedViewText.gone);
  return view;
}

/** What a view shows is in its address. Changes of its columns are not listed. */
function audited(actor: Actor, before: SavedViewRow | null, after: SavedViewRow | null): void {
  const view = after ?? before;
  if (view) auditChange(actor, 'view', view.id, plainChanges(['name', 'address'], before, after));
}

type Written = Pick<calls.SavedView, 'name' | 'address' | 'columns'>;

const isSame = (view: SavedViewRow, changed: Partial<Written>): boolean =>
  Object.entries(changed).every(([key, value]) => JSON.stringify(view[key as keyof Written]) === JSON.stringify(value));

/** Named views of lists. Each belongs to one person; another's is not found but by its link. */
export const savedViewsModule = moduleOf([
  handle(calls.listSavedViews, async ({ actor, query }) => (await findViews(actor.id, query.list)).map(serialize)),
  handle(calls.readSharedView, async ({ query }) => {
    const found = await findSharedView(query.list, query.key);
    if (!found) throw new HttpError('not_found', savedViewText.gone);
    const { key, name, address, columns } = found.view;
    return { key, name, address, columns, owner: found.owner };
  }),
  handle(calls.createSavedView, { audit: creates('view') }, ({ actor, body }) =>
    tx(async () => {
      await lockNames(actor.id);
      if ((await countViews(actor.id, body.list)) >= calls.maxSavedViews)
        throw new HttpError('invalid', savedViewText.tooMany(calls.maxSavedViews));
      const view = await insertView({ ...body, user_id: actor.id });
      if (!view) throw nameTaken();
      audited(actor, null, view);
      return serialize(view);
    }),
  ),
  handle(calls.changeSavedView, { audit: changes('view', 'view_id') }, ({ actor, body: { view_id, ...changed } }) =>
    tx(async () => {
      await lockNames(actor.id);
      const view = await lockMine(actor, view_id);
      if (changed.name !== undefined && (await isNameTaken(actor.id, view.list, changed.name, view.id)))
        throw nameTaken();
      if (isSame(view, changed)) {
        auditNothing();
        return serialize(view);
      }
      const after = await updateView(view.id, changed);
      audited(actor, view, after);
      return serialize(after);
    }),
  ),
  // a repeated call is no error
  handle(calls.deleteSavedView, { audit: deletes('view', 'view_id') }, ({ actor, body: { view_id } }) =>
    tx(async () => {
      const view = await lockView(actor.id, view_id);
      if (view) {
        await deleteView(actor.id, view_id);
        audited(actor, view, null);
      } else auditNothing();
      return null;
    }),
  ),
  // later records than this are new
  handle(calls.seeSavedView, { audit: momentary }, ({ actor, body: { view_id } }) =>
    tx(async () => {
      const view = await lockMine(actor, view_id);
      await updateView(view.id, { seen_at: new Date() });
      return { seen_at: toEpoch(view.seen_at) };
    }),
  ),
]);
