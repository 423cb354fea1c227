import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { NeedHead, RelaxationOnWire } from '@toam/contracts/request/need-houses.schema';
import { changeRequest } from '@toam/contracts/request/request.endpoints';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { relaxedColumns, type RelaxedWishes } from '@toam/domain/need/need-relaxation';
import { toast } from '@toam/ui/core';
import { needQueries } from '../need.queries';
import { needHouseQueries } from './need-houses.queries';
import { relaxationText } from './relaxation-labels';

type Change = RelaxationOnWire['change'];

/** The changed fields as the call for changing a need takes them. A relaxation changes no others. */
const relaxed = (change: Change) =>
  // Absent means unchanged. An undo cannot clear a price that was empty before, but no relaxation fills an empty price.
  Object.fromEntries(
    relaxedColumns.flatMap((column) => (change[column] === undefined ? [] : [[column, change[column]]])),
  ) as { [Column in keyof RelaxedWishes]: NonNullable<RelaxedWishes[Column]> };

/** The need's current values of the changed fields. */
const before = (need: NeedHead, change: Change): Change =>
  Object.fromEntries(Object.keys(change).map((key) => [key, need[key as keyof Change]]));

/** Applies a relaxation to the need, with an undo for 10 s. If the need changed meanwhile, the API refuses (409). */
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
