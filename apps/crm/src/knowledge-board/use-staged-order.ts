import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { reorderArticles } from '@toam/contracts/knowledge/knowledge.endpoints';
import { knowledgeBoardText as text } from '../knowledge/knowledge-screen.text';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { showError, toast } from '@toam/ui/core';
import { placeOf, withMove, type CardMove, type Placed } from '@toam/ui/detail';
import { useEffect, useRef, useState } from 'react';
import { knowledgeQueries } from '../knowledge/knowledge.queries';

/** A move that is not saved: before which card, so that it stands there also after others have changed the board. */
interface StagedMove extends CardMove {
  before: number | null;
}

/** The moves on the board as it is now. A card or column that is gone is left out. */
function stagedOrder(base: Placed, moves: readonly StagedMove[]): Placed {
  return moves.reduce((placed, { id, to, at, before }) => {
    const others = (placed.get(to) ?? []).filter((one) => one !== id);
    const found = before === null ? others.length : others.indexOf(before);
    return withMove(placed, { id, to, at: found < 0 ? Math.min(at, others.length) : found });
  }, base);
}

/** What became of a card: from which column it came, or that its place in the column is another one. */
export type Staged = { from: number } | 'ordered';

const isSame = (one: readonly number[], other: readonly number[] | undefined) =>
  one.length === other?.length && one.every((id, at) => id === other[at]);

/** Whether somebody else has changed a column; more cards at its end are no change. */
const hasMoved = (before: Placed, now: Placed) =>
  [...before].some(([column, ids]) => !isSame(ids, now.get(column)?.slice(0, ids.length)));

/**
 * Moves of cards that are not saved yet. Others who change the board meanwhile change it below them: nobody's work is lost, and both are
 * told. The API refuses an order that was made of another one than it has.
 * @param base the columns as the API has them, as far as they are loaded
 */
export function useStagedOrder(base: Placed) {
  const queries = useQueryClient();
  const [moves, setMoves] = useState<StagedMove[]>([]);
  const [isSaving, setSaving] = useState(false);
  const placed = stagedOrder(base, moves);

  const staged = new Map<number, Staged>();
  for (const id of new Set(moves.map((move) => move.id))) {
    const [from, now] = [placeOf(base, id), placeOf(placed, id)];
    if (!from || !now) continue;
    if (from.to !== now.to) staged.set(id, { from: from.to });
    else if (!isSame(base.get(now.to) ?? [], placed.get(now.to))) staged.set(id, 'ordered');
  }

  useLeaveGuard(staged.size > 0, () => text.leaving);
  useTellOfOthers(base, staged.size > 0 && !isSaving);

  const save = async () => {
    const columns = [...placed]
      .filter(([column, ids]) => !isSame(ids, base.get(column)))
      .map(([type_id, ids]) => ({ type_id, ids: [...ids], seen: [...(base.get(type_id) ?? [])] }));
    setSaving(true);
    try {
      await call(reorderArticles, { body: { columns } });
      await queries.invalidateQueries({ queryKey: knowledgeQueries.all });
      setMoves([]);
      toast.success(text.orderSaved);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 409) showError(error);
      else {
        toast.warning(error.message);
        await queries.invalidateQueries({ queryKey: knowledgeQueries.board });
      }
    } finally {
      setSaving(false);
    }
  };

  return {
    placed,
    staged,
    move: (move: CardMove) => {
      const others = (placed.get(move.to) ?? []).filter((id) => id !== move.id);
      setMoves([...moves, { ...move, before: others[move.at] ?? null }]);
    },
    bar: {
      isSaving,
      save,
      undo: () => setMoves(moves.slice(0, -1)),
      dropAll: () => setMoves([]),
    },
  };
}

/** Says once for each change of others that the board below unsaved moves is another one. */
function useTellOfOthers(base: Placed, isUnsaved: boolean): void {
  const last = useRef(base);
  useEffect(() => {
    if (isUnsaved && hasMoved(last.current, base)) toast.info(text.baseMoved);
    last.current = base;
  });
}
