import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { longestReason } from '@toam/contracts/house/reason';
import { askReason } from '@toam/ui/core';
import type { EntryForm } from '@toam/ui/form';
import { dealFormText as text } from './deal-form.text';
import type { DealValues } from './deal-form.values';
import { goesOnBeside } from './living-deals';

/** What a save was told before it: why shares are left out. */
export interface AskedBefore {
  reason?: string;
}

/** @returns null: not now */
async function askAll(queries: QueryClient, stored: DealRow | null, values: DealValues): Promise<AskedBefore | null> {
  const { house_id, users_group } = values;
  if (house_id !== null && house_id !== stored?.house_id && !(await goesOnBeside(queries, house_id, stored?.id)))
    return null;
  const stays = (id: number) => users_group.some(({ share_id }) => share_id === id);
  const leftOut = stored?.transactions.filter(({ id }) => !stays(id)) ?? [];
  if (leftOut.length === 0) return {};
  const reason = await askReason({
    title: text.sureLeaveOut(leftOut.map(({ staff }) => staff.name).join(', ')),
    ...{ description: text.leaveOutHow, maxLength: longestReason, danger: true, okText: text.save },
  });
  return reason === null ? null : { reason };
}

/**
 * Asks what a save of a deal needs to know: whether the house shall have a second deal, and why shares are left out. D118.
 * @param save called with the answers, unless somebody said 'not now'
 */
export function useQuestionsBefore(
  stored: DealRow | null,
  form: EntryForm<DealValues>,
  save: (answers: AskedBefore) => void,
) {
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => askAll(queries, stored, form.getValues()),
    onSuccess: (answers) => answers && save(answers),
  });
  return { isPending: asking.isPending, ask: () => asking.mutate() };
}
