import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { type HandOver, undoHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { handedInWords } from '@toam/contracts/user/hand-over.text';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { confirm, toast } from '@toam/ui/core';
import { stayedInWords } from './hand-over.labels';

/** All nouns whose owner a hand-over can change. */
const touched = ['user', 'customer', 'request', 'house'];

/** Refetches what a hand-over or its undo changed. */
export function useAfterHandOver(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(touched.map((noun) => queries.invalidateQueries({ queryKey: [noun] })));
  };
}

/** Undoes a hand-over after a confirmation. Then it says what came back and what had moved on. */
export function useUndoHandOver(): (one: HandOver) => Promise<HandOver | null> {
  const refresh = useAfterHandOver();
  return async (one) => {
    let undone: HandOver | null = null;
    const query = { title: text.undoSure(one.from.name), description: text.undoNoteLong };
    await confirm(query, async () => {
      undone = await call(undoHandOver, { params: { id: one.id } });
      tell(undone);
      await refresh();
    });
    return undone;
  };
}

function tell(undone: HandOver): void {
  const back = undone.returned ? handedInWords(undone.returned) : '';
  const stayed = stayedInWords(undone);
  toast.success(back ? text.undone(back) : text.undoneNothing, stayed ? { description: text.stayed(stayed) } : {});
}
