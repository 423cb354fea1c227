import type { HouseBulkAction, HouseBulkResult } from '@toam/contracts/house/house-bulk.endpoints';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner } from '@toam/domain/house/house-access';
import { type AuditActor, recordAudit } from '../../../audit/record-audit';
import { HttpError } from '../../../http/http-error';
import { changeHouse } from './change-house';
import { deleteHouse } from '../deletion/delete-house';
import { restoreHouse } from '../deletion/restore-house';
import { transitionHouse } from '../sharing/transition-house';

type One = (houseId: number) => Promise<unknown>;

/** What is done with one house: the same use case as its own call's. */
function oneOf(actor: Actor, query: HouseBulkAction): One {
  switch (query.action) {
    case 'delete':
      return (id) => deleteHouse(actor, id);
    case 'stop':
      return (id) => transitionHouse(actor, id, { do: 'stop', reason: query.reason_stop_selling });
    case 'resume':
      return (id) => transitionHouse(actor, id, { do: 'resume' });
    case 'assign':
      // a save of one house ignores a new agent from whoever may not choose one (D52); here it is all that is asked
      if (!canChooseHouseOwner(actor)) throw new HttpError('forbidden', houseBulkText.mayNotAssign);
      return (id) => changeHouse(actor, { house_id: id, user_id: query.user_id });
  }
}

const breathe = () => new Promise((go) => setImmediate(go));

/** Why not, as the house's own call would say at the field or above the form. */
const messageOf = ({ errors = {}, message }: HttpError): string => Object.values(errors)[0] ?? message;

/**
 * One house after the other, each in a transaction of its own: what is refused stops nobody else, and nobody waits for the
 * whole. Whatever is not a refusal is our fault and ends it; what was done by then is in `results`.
 */
async function each(ids: number[], one: One, results: HouseBulkResult[]): Promise<void> {
  for (const id of ids) {
    try {
      await one(id);
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      results.push({ id, ok: false, code: error.code, message: messageOf(error) });
    }
    await breathe();
  }
}

/** The audit row says what was done, and how many could not be. */
async function recorded(
  actor: AuditActor,
  action: string,
  ids: number[],
  one: One,
): Promise<{ results: HouseBulkResult[] }> {
  const results: HouseBulkResult[] = [];
  try {
    await each(ids, one, results);
  } finally {
    const done = results.flatMap(({ ok, id }) => (ok ? [id] : []));
    const detail = { do: action, houses: done, refused: results.length - done.length };
    await recordAudit(actor, { action: 'bulk', noun: 'house', count: done.length, detail });
  }
  return { results };
}

/**
 * The same action on many houses, each by its own rules. Specification 1 §2.
 * @throws HttpError forbidden where the actor may do it with no house at all
 */
export const changeHouses = (actor: AuditActor, query: HouseBulkAction): Promise<{ results: HouseBulkResult[] }> =>
  recorded(actor, query.action, query.houses, oneOf(actor.actor, query));

/** Brings deleted houses back: the other way of a bulk deletion. D11. */
export const restoreHouses = (actor: AuditActor, ids: number[]): Promise<{ results: HouseBulkResult[] }> =>
  recorded(actor, 'restore', ids, (id) => restoreHouse(actor.actor, id));
