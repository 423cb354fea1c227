import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import { houseStepText } from './house-action.text';
import { needsCompleteHouse, type HouseStep, type HouseStepName } from '@toam/domain/house/house-transition';
import { confirm, showError, toast } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { askRejectReason, askStopReason, savedReason } from './ask-reason';
import { askToComplete } from './ask-to-complete';
import { houseQueries } from './house.queries';
import { isStepOffered, type SteppingHouse } from './house-steps';
import { NothingWaits, sendHouseStep } from './send-house-step';

/** Steps that remove something and need no reason. They are crimson. */
const dangerous: readonly HouseStepName[] = ['revoke', 'revokeWeb'];

/** Refusals that are news and not errors: missing fields, or somebody else was first. */
const missingIn = (error: unknown): string[] =>
  error instanceof CallFailed && error.status === 422 ? Object.keys(error.errors) : [];
const isTooLate = (error: unknown): error is Error =>
  error instanceof NothingWaits || (error instanceof CallFailed && error.status === 409);

/** The fields that the house lacks now. The open page may show an older state. */
const missingNow = async (queries: QueryClient, houseId: number): Promise<string[]> =>
  (await queries.fetchQuery({ ...houseQueries.detail(houseId), staleTime: 0 })).missing;

/** Asks to confirm ('Huỷ' or 'Chắc') or for the reason, and runs the step. The dialog stays busy until it is done. */
function ask(houseId: number, name: HouseStepName, run: (step: HouseStep) => Promise<void>): Promise<unknown> {
  const { sure: title, note } = houseStepText[name];
  const question = { title, ...(note ? { description: note } : {}) };
  if (name === 'rejectShare' || name === 'rejectWeb')
    return askRejectReason({ ...question, kept: savedReason(name, houseId) }, (reason) => run({ do: name, reason }));
  if (name === 'stop')
    return askStopReason({ ...question, kept: savedReason(name, houseId) }, (reason) => run({ do: name, reason }));
  return confirm({ ...question, danger: dangerous.includes(name) }, () => run({ do: name }));
}

/** The part that the API's answer omits. Without the reason a refused house would still look as if it waited. */
function saidBy(step: HouseStep): { reject_public_condition?: string; reject_web_condition?: string } {
  if (step.do === 'rejectShare') return { reject_public_condition: step.reason };
  return step.do === 'rejectWeb' ? { reject_web_condition: step.reason } : {};
}

/** Updates the open page at once from the API's answer. All other data of the house is read again. */
function refresh(
  queries: QueryClient,
  { id }: SteppingHouse,
  stands?: HouseTransition & ReturnType<typeof saidBy>,
): void {
  if (stands) {
    const { message: _message, house_id: _id, ...now } = stands;
    queries.setQueryData(houseQueries.detail(id).queryKey, (house) => house && { ...house, ...now });
  }
  void queries.invalidateQueries({ queryKey: houseQueries.all });
  void queries.invalidateQueries({ queryKey: ['approval'] });
}

/**
 * The steps that the viewer may take with a house. Each asks first, calls the API, reports the result and refreshes. An
 * incomplete house is not sent: the person sees what is missing and can go there. If somebody else was first, a friendly
 * message and the new state are shown. Specification 1 §4, §5, §8.
 */
export function useHouseSteps(house: SteppingHouse) {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const complete = (missing: readonly string[]) =>
    askToComplete(missing, (field) => void navigate(paths.completeHouse(house.id, field)));

  async function takeStep(name: HouseStepName): Promise<void> {
    let missing = needsCompleteHouse(name) && house.missing?.length ? await missingNow(queries, house.id) : [];
    if (missing.length > 0) return complete(missing);
    await ask(house.id, name, async (step) => {
      try {
        const stands = await sendHouseStep(house, step);
        refresh(queries, house, { ...stands, ...saidBy(step) });
        toast.success(stands.message);
      } catch (error) {
        refresh(queries, house);
        missing = needsCompleteHouse(name) ? missingIn(error) : [];
        if (isTooLate(error)) toast.warning(error.message);
        else if (missing.length === 0) throw error;
      }
    });
    if (missing.length > 0) await complete(missing);
  }

  const take = (name: HouseStepName) => takeStep(name).catch(showError);
  return { isOffered: (name: HouseStepName) => isStepOffered(name, user, house), take };
}
