import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { NeedHead, RelaxationOnWire } from '@toam/contracts/request/need-houses.schema';
import { changeRequest } from '@toam/contracts/request/request.endpoints';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { relaxedColumns, type RelaxedWishes } from '@toam/domain/need/need-relaxation';
import { toast } from '@toam/ui/core';
import { needQueries } from '../need.queries';
import { needHouseQueries } from './need-houses.queries';
import { relaxationText } from './relaxation-labels';

type Change = RelaxationOnWire['change'];

/** The fields of a change that a need's own change takes; a relaxation names no other. */
const relaxed = (change: Change) =>
  // absent: unchanged. A price that was not given can't be cleared again, and no relaxation gives one
  Object.fromEntries(
    relaxedColumns.flatMap((column) => (change[column] === undefined ? [] : [[column, change[column]]])),
  ) as { [Column in keyof RelaxedWishes]: NonNullable<RelaxedWishes[Column]> };

/** What the need has now in the fields of a change. */
const before = (need: NeedHead, change: Change): Change =>
  Object.fromEntries(Object.keys(change).map((key) => [key, need[key as keyof Change]]));

/** Changes the need by a relaxation, and offers to take it back for 10 s. A need that was changed meanwhile is refused (409). */
export function useRelax(need: NeedHead) {
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: needHouseQueries.of(need.id) });
    await queries.invalidateQueries({ queryKey: needQueries.all });
  };
  const change = async (version: number, what: Change) => {
    const { need: saved } = await call(changeRequest, { body: { request_id: need.id, version, ...relaxed(what) } });
    await refresh();
    return saved.version;
  };
  return useMutation({
    mutationFn: ({ change: what }: RelaxationOnWire) => change(need.version, what),
    onSuccess: (version, one) => {
      toast.undo(text.applied(relaxationText(need, one)), async () => {
        await change(version, before(need, one.change));
        toast.success(text.undone);
      });
    },
  });
}
