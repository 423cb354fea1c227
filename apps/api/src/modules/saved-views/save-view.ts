import { mostSavedViews, type SavedView, type ViewedList } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/texts/saved-view';
import type { Actor } from '@toam/domain/actor';
import { toEpoch } from '../../db/columns';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import {
  countViews,
  insertView,
  isNameTaken,
  lockNames,
  lockView,
  type SavedViewRow,
  updateView,
} from './saved-view.queries';

type Written = Pick<SavedView, 'name' | 'address' | 'columns'>;

export const viewToWire = ({ id, key, name, address, columns, seen_at }: SavedViewRow): SavedView => ({
  id,
  key,
  name,
  address,
  columns,
  seen_at: toEpoch(seen_at),
});

const nameTaken = () => new Refusal('conflict', savedViewText.nameTaken, { errors: { name: savedViewText.nameTaken } });

async function lockMine(actor: Actor, viewId: number): Promise<SavedViewRow> {
  const view = await lockView(actor.id, viewId);
  if (!view) throw new Refusal('not_found', savedViewText.gone);
  return view;
}

/** @throws Refusal conflict where the person has a view of that name; invalid where they keep too many */
export const createView = (actor: Actor, list: ViewedList, written: Written): Promise<SavedView> =>
  tx(async () => {
    await lockNames(actor.id);
    if ((await countViews(actor.id, list)) >= mostSavedViews) {
      throw new Refusal('invalid', savedViewText.tooMany(mostSavedViews));
    }
    const view = await insertView({ ...written, list, user_id: actor.id });
    if (!view) throw nameTaken();
    return viewToWire(view);
  });

/** @throws Refusal not_found for somebody else's; conflict where another view has the name */
export const changeView = (actor: Actor, viewId: number, changed: Partial<Written>): Promise<SavedView> =>
  tx(async () => {
    await lockNames(actor.id);
    const view = await lockMine(actor, viewId);
    if (changed.name !== undefined && (await isNameTaken(actor.id, view.list, changed.name, view.id))) {
      throw nameTaken();
    }
    return viewToWire(Object.keys(changed).length ? await updateView(view.id, changed) : view);
  });

/** Opens one's view. @returns when it was opened before: what came later is new */
export const seeView = (actor: Actor, viewId: number): Promise<{ seen_at: number }> =>
  tx(async () => {
    const view = await lockMine(actor, viewId);
    await updateView(view.id, { seen_at: new Date() });
    return { seen_at: toEpoch(view.seen_at) };
  });
