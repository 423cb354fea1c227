import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { CallFailed } from '@toam/api-client/call-failed';
import type { InputOf } from '@toam/contracts/endpoint';
import {
  carryOutHandOver,
  type HandedGroup,
  type HandOver,
  handOverPreview,
  type HandOverPreview,
} from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import type { HandedKind } from '@toam/domain/staff/hand-over';
import { messageOf, showError } from '@toam/ui/core';
import { useState } from 'react';
import type { Closing } from './hand-over-account';
import { handOverQueries } from './hand-over.queries';
import { useAfterHandOver } from './use-undo-hand-over';

/** Whether somebody else did the hand-over first. The API's 409 answer then holds a new preview. D12. */
const isDoneByOther = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 409 && handOverPreview.safeParse(error.current).success;

const isMovable = ({ count, blocked }: HandedGroup): boolean => count > 0 && blocked === null;

/** What the button will do. */
function labelOf(isHanding: boolean, { lock, resigned }: Closing): string {
  if (isHanding) return lock ? text.submitLock : text.submit;
  if (lock) return text.submitLockOnly;
  return resigned ? text.submitAccount : text.submit;
}

/** Sends the hand-over. `isNewer` is true if somebody else did it first. */
function useCarryOut(userId: number, onDone: (done: HandOver) => void) {
  const queries = useQueryClient();
  const refresh = useAfterHandOver();
  const [isNewer, setNewer] = useState(false);
  const carryOut = useSave({
    send: (body: InputOf<typeof carryOutHandOver>['body'], once) => call(carryOutHandOver, { body, ...once }),
    onSuccess: async (done) => {
      onDone(done);
      await refresh();
    },
    onError: (error) => {
      if (isDoneByOther(error)) setNewer(true);
      else showError(error);
      // the receiver may be locked by now, and records may have moved
      return queries.invalidateQueries({ queryKey: handOverQueries.of(userId) });
    },
  });
  return { carryOut, isNewer };
}

/** State of the dialog: the user's choices, a preview, and the call. @param shown the preview, once it is loaded */
export function useHandOverForm(userId: number, shown: HandOverPreview | undefined, onDone: (done: HandOver) => void) {
  const [toId, setToId] = useState<number | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<HandedKind>>(new Set());
  const [closing, setClosing] = useState<Closing>({ lock: true, resigned: false });
  const forThem = useQuery({ ...handOverQueries.preview(userId, toId), enabled: toId !== null });

  const groups = (toId === null ? undefined : forThem.data?.groups) ?? shown?.groups ?? [];
  const kinds = groups.filter((group) => isMovable(group) && !leftOut.has(group.kind)).map(({ kind }) => kind);
  const willLock = closing.lock && shown?.from.status === 1;
  const willResign = closing.resigned && shown?.from.employee_status !== 'resigned';
  const receiverError = toId !== null && forThem.error ? messageOf(forThem.error) : null;
  const isHanding = kinds.length > 0;

  function hinderedBy(): string | null {
    if (!shown || (toId !== null && forThem.isPending)) return '';
    if (receiverError !== null) return receiverError;
    if (isHanding && toId === null) return text.chooseFirst;
    return isHanding || willLock || willResign ? null : text.holdsNothing;
  }

  const { carryOut, isNewer } = useCarryOut(userId, onDone);
  const begin = (seen: HandOverPreview) =>
    carryOut.mutate({
      ...{ user_id: userId, to_id: isHanding ? toId : null, kinds, last_id: seen.last_id },
      ...{ lock: willLock, resigned: willResign },
    });

  return {
    ...{ toId, setToId, receiverError, groups, leftOut, closing, isNewer },
    leaveOut: (kind: HandedKind, isLeftOut: boolean) =>
      setLeftOut((before) => {
        const next = new Set(before);
        if (isLeftOut) next.add(kind);
        else next.delete(kind);
        return next;
      }),
    close: (patch: Partial<Closing>) => setClosing((before) => ({ ...before, ...patch })),
    /** How many records will move. */
    amount: groups.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0),
    lock: willLock,
    hindered: hinderedBy(),
    submitLabel: labelOf(isHanding, { lock: willLock, resigned: willResign }),
    isPending: carryOut.isPending,
    submit: () => shown && begin(shown),
  };
}
export type HandOverFormState = ReturnType<typeof useHandOverForm>;
