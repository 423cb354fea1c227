import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeRequest, deleteRequest, restoreRequest } from '@toam/contracts/need/need.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needListText as text } from './need-list.text';
import { needText } from '@toam/contracts/need/need.text';
import { NeedStatus } from '@toam/domain/need-values';
import { confirm, toast } from '@toam/ui/core';
import { useRemoval } from '../use-removal';
import { needQueries } from './need.queries';

type ActedNeed = Pick<NeedRow, 'id' | 'status'>;

/** Actions on a need, for every screen that shows one. Each asks first and reports the result. Specification 2 §2, §4. */
export function useNeedActions(): {
  changeStatus: (need: ActedNeed) => Promise<boolean>;
  /** Resolves to whether it is deleted. */
  remove: (need: ActedNeed) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const removal = useRemoval(needQueries.all);

  async function changeStatus({ id, status }: ActedNeed): Promise<boolean> {
    const isResolving = status === NeedStatus.unresolved;
    const question = isResolving
      ? { title: text.resolveSure(id), description: text.resolveNote }
      : { title: text.reopenSure(id) };
    const next = isResolving ? NeedStatus.resolved : NeedStatus.unresolved;
    const sure = await confirm(question, () => call(changeRequest, { body: { request_id: id, status: next } }));
    if (!sure) return false;
    toast.success(needText.statusChanged);
    await queries.invalidateQueries({ queryKey: needQueries.all });
    return true;
  }

  const remove = ({ id }: ActedNeed) =>
    removal({
      title: text.removeSure(id),
      description: text.removeNote,
      remove: () => call(deleteRequest, { body: { request_id: id } }),
      removed: () => needText.deleted,
      restore: async () => (await call(restoreRequest, { body: { request_id: id } })).message,
    });

  return { changeStatus, remove };
}
