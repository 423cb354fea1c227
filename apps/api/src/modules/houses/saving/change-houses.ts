import { changeHouses, type HouseBulkAction, restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import type { BulkResult } from '@toam/contracts/bulk-result';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner } from '@toam/domain/house/house-access';
import { type Caller, callerOf, recordAudit } from '../../../audit/record-audit';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { changeHouse } from './change-house';
import { deleteHouse } from '../deletion/delete-house';
import { restoreHouse } from '../deletion/restore-house';
import { transitionHouse } from '../sharing/transition-house';

type One = (houseId: number) => Promise<unknown>;

/** The action for one house: the same use case as the endpoint for one house. */
function oneOf(actor: Actor, query: HouseBulkAction): One {
  switch (query.action) {
    case 'delete':
      return (id) => deleteHouse(actor, id);
    case 'stop':
      return (id) => transitionHouse(actor, id, { do: 'stop', reason: query.reason_stop_selling });
    case 'resume':
      return (id) => transitionHouse(actor, id, { do: 'resume' });
    case 'assign':
      // saving one house ignores a new agent if the actor may not choose one (D52); here the agent is the whole request
      if (!canChooseHouseOwner(actor)) throw new HttpError('forbidden', houseBulkText.mayNotAssign);
      return (id) => changeHouse(actor, { house_id: id, user_id: query.user_id });
  }
}

const breathe = () => new Promise((go) => setImmediate(go));

/** The reason for the refusal, as the form for one house shows it. */
const messageOf = ({ errors = {}, message }: HttpError): string => Object.values(errors)[0] ?? message;

/**
 * One house after the other, each in its own transaction. A refusal does not stop the others, and nobody waits for all
 * of them. An error that is not a refusal is a bug and ends the loop. `results` then holds what was done before.
 */
async function each(ids: number[], one: One, results: BulkResult[]): Promise<void> {
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

/** The audit row names the action and counts the refusals. */
async function recorded(caller: Caller, action: string, ids: number[], one: One): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  try {
    await each(ids, one, results);
  } finally {
    const done = results.flatMap(({ ok, id }) => (ok ? [id] : []));
    const detail = { do: action, houses: done, refused: results.length - done.length };
    await recordAudit(caller, { action: 'bulk', noun: 'house', count: done.length, detail });
  }
  return { results };
}

const bulk = { audit: { action: 'bulk', noun: 'house', spans: true } } as const;

/** Actions on many houses at once. */
export const bulkCalls = [
  // The same action on many houses, each by its own rules; refused if the actor may not do it with any house. Specification 1 §2.
  handle(changeHouses, bulk, (call) =>
    recorded(callerOf(call), call.body.action, call.body.houses, oneOf(call.actor, call.body)),
  ),
  // the reverse of a bulk deletion, D11
  handle(restoreHouses, bulk, (call) =>
    recorded(callerOf(call), 'restore', call.body.houses, (id) => restoreHouse(call.actor, id)),
  ),
];
