import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeRequest, deleteRequest, restoreRequest } from '@toam/contracts/need/need.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needListText as text } from './need-list.text';
import { needText } from '@toam/contracts/need/need.text';
import { NeedStatus } from '@toam/domain/need-values';
import { confirm, toast } from '@toam/ui/core';
import { needQueries } from './need.queries';

type ActedNeed = Pick<NeedRow, 'id' | 'status'>;

/** Actions on a need, for every screen that shows one. Each asks first and reports the result. Specification 2 §2, §4. */
export function useNeedActions(): {
  changeStatus: (need: ActedNeed) => Promise<boolean>;
  /** Resolves to whether it is deleted. «Hoàn tác» restores it for 10 s. */
  remove: (need: ActedNeed) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: needQueries.all });

  async function changeStatus({ id, status }: ActedNeed): Promise<boolean> {
    const isResolving = status === NeedStatus.unresolved;
    const question = isResolving
      ? { title: text.resolveSure(id), description: text.resolveNote }
      : { title: text.reopenSure(id) };
    const next = isResolving ? NeedStatus.resolved : NeedStatus.unresolved;
    const sure = await confirm(question, () => call(changeRequest, { body: { request_id: id, status: next } }));
    if (!sure) return false;
    toast.success(needText.statusChanged);
    await refresh();
    return true;
  }

  async function restore(id: number) {
    const { message } = await call(restoreRequest, { body: { request_id: id } });
    await refresh();
    toast.success(message);
  }

  async function remove({ id }: ActedNeed): Promise<boolean> {
    const question = { title: text.removeSure(id), description: text.removeNote, danger: true };
    if (!(await confirm(question, () => call(deleteRequest, { body: { request_id: id } })))) return false;
    toast.undo(needText.deleted, () => restore(id));
    await refresh();
    return true;
  }

  return { changeStatus, remove };
}
