import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { formText } from '@toam/contracts/texts/field';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { typingStore } from '@toam/record-form/draft/typing-store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { type CellText, type Edits, stillUnsaved, withTexts } from './target-cells';

const kept = z.record(z.string(), z.record(z.string(), z.object({ text: z.string(), before: z.number().nullable() })));

/**
 * What is typed into a year's cells and not saved yet. It is kept on this device at every key, and there is asked before somebody
 * leaves the page. D12, D37.
 */
export function useTargetEdits(year: number, rows: ReadonlyMap<string, TargetRow>) {
  const [{ store, left }] = useState(() => {
    const typing = typingStore(`targets-${year}`);
    return { store: typing, left: (kept.safeParse(typing.read()).data ?? {}) as Edits };
  });
  const [typed, setTyped] = useState(left);
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    // saved, by whomever
    setKnown(rows);
    setTyped(stillUnsaved(typed, rows));
  }
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    if (Object.keys(typed).length > 0) void store.keep(typed);
    else store.drop();
  }, [store, typed]);
  const unsaved = stillUnsaved(typed, rows);
  useLeaveGuard(Object.keys(unsaved).length > 0, () => formText.draftLeftHere);
  const type = useCallback(
    (texts: readonly CellText[]) => setTyped((now) => withTexts(now, latest.current, texts)),
    [],
  );
  return {
    typed,
    unsaved,
    /** What was typed before the page was opened is here again. */
    isBack: Object.keys(stillUnsaved(left, rows)).length > 0,
    type,
    put: setTyped,
  };
}
