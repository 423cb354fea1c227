import { maxSavedViews, type SavedView, type ViewedList } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import type { Actor } from '@toam/domain/actor';
import { toEpoch } from '../../db/columns';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import {
  countViews,
  deleteView,
  insertView,
  isNameTaken,
  lockNames,
  lockView,
  type SavedViewRow,
  updateView,
} from './saved-view.queries';

type Written = Pick<SavedView, 'name' | 'address' | 'columns'>;

export const serializeView = ({ id, key, name, address, columns, seen_at }: SavedViewRow): SavedView => ({
  id,
  key,
  name,
  address,
  columns,
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

/** @throws HttpError conflict if the person has a view of that name; invalid if they have too many */
export const createView = (actor: Actor, list: ViewedList, written: Written): Promise<SavedView> =>
  tx(async () => {
    await lockNames(actor.id);
    if ((await countViews(actor.id, list)) >= maxSavedViews) {
      throw new HttpError('invalid', savedViewText.tooMany(maxSavedViews));
    }
    const view = await insertView({ ...written, list, user_id: actor.id });
    if (!view) throw nameTaken();
    audited(actor, null, view);
    return serializeView(view);
  });

const isSame = (view: SavedViewRow, changed: Partial<Written>): boolean =>
  Object.entries(changed).every(([key, value]) => JSON.stringify(view[key as keyof Written]) === JSON.stringify(value));

/** @throws HttpError not_found for another person's view; conflict if another view has the name */
export const changeView = (actor: Actor, viewId: number, changed: Partial<Written>): Promise<SavedView> =>
  tx(async () => {
    await lockNames(actor.id);
    const view = await lockMine(actor, viewId);
    if (changed.name !== undefined && (await isNameTaken(actor.id, view.list, changed.name, view.id))) {
      throw nameTaken();
    }
    if (isSame(view, changed)) {
      auditNothing();
      return serializeView(view);
    }
    const after = await updateView(view.id, changed);
    audited(actor, view, after);
    return serializeView(after);
  });

/** Deletes the actor's own view. A repeated call is no error. */
export const removeView = (actor: Actor, viewId: number): Promise<void> =>
  tx(async () => {
    const view = await lockView(actor.id, viewId);
    if (!view) return auditNothing();
    await deleteView(actor.id, viewId);
    audited(actor, view, null);
  });

/** Opens the actor's own view. @returns when it was last opened: later records are new */
export const seeView = (actor: Actor, viewId: number): Promise<{ seen_at: number }> =>
  tx(async () => {
    const view = await lockMine(actor, viewId);
    await updateView(view.id, { seen_at: new Date() });
    return { seen_at: toEpoch(view.seen_at) };
  });
