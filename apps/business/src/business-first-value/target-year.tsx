import { targetText, targetFigureText } from '@toam/contracts/business/target.text';
import { Button, Row, Stack, Text, toast, TypedBack, useIsPhone, formatClock } from '@toam/ui/core';
import { CopyIcon } from '@toam/ui/icons';
import { useMemo, useState, type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useChangedBy } from '@toam/record-form/record-conflict.dialog';
import { ConflictDialog } from '@toam/ui/form';
import type { ChangedBy } from '@toam/contracts/failure';
import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { formText } from '@toam/contracts/texts/field';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { typingStore } from '@toam/record-form/draft/typing-store';
import { z } from 'zod';
import { targetScreenText as text } from './target-screen.text';
import { QuarterCards } from './quarter-cards';
import {
  copied,
  readRowKey,
  rowKey,
  rowsOf,
  writeCell,
  type Edits,
  type RowEdits,
  type CellText,
  stillUnsaved,
  withTexts,
} from './target-cells';
import { TargetCards } from './target-cards';
import { pastedCells, walkCells } from './target-keys';
import type { Targets } from './target.queries';
import { company, type TargetPerson, type TargetSheet } from './target-sheet';
import { TargetTable } from './target-table';
import { UnsavedBar } from './unsaved-bar';
import { type TargetClash, type Unsaved, useSaveTargets } from './use-save-targets';

interface TargetYearProps {
  year: number;
  quarter: number;
  targets: Targets;
  onQuarter: (quarter: number) => void;
}

/** The people of a quarter: everybody active, and whoever has left but has values of it. */
function peopleOf({ people, list }: Targets, year: number, quarter: number): TargetPerson[] {
  const known = new Set(people.map(({ id }) => id));
  const left = list.flatMap((row) =>
    row.year === year && row.quarter === quarter && row.user && !known.has(row.user.id) ? [row.user] : [],
  );
  return [company, ...people, ...left];
}

interface TargetConflictProps {
  clashes: readonly TargetClash[];
  changedBy: ChangedBy | undefined;
  people: readonly TargetPerson[];
  edits: Edits;
  onCancel: () => void;
  /** @param edits with what was chosen, on what is stored now */
  onSettled: (edits: Edits) => void;
}

/** Cells that two people changed to different values: which one stays? D12. */
function TargetConflict({ clashes, changedBy, people, edits, onCancel, onSettled }: TargetConflictProps) {
  const cells = clashes.flatMap(({ key, row, figures }) =>
    figures.map((figure) => ({ key, figure, name: `${key} ${figure}`, theirs: row[figure] })),
  );
  const changedAt = Math.max(...clashes.map(({ row }) => row.updated_at));
  const nameOf = (key: string): string => people.find(({ id }) => id === readRowKey(key).userId)?.name ?? company.name;
  const settle = (choice: Partial<Record<string, string>>) => {
    const next: Record<string, RowEdits> = { ...edits };
    for (const { key, figure, name, theirs } of cells) {
      const { [figure]: mine, ...others } = next[key] ?? {};
      if (mine) next[key] = choice[name] === 'theirs' ? others : { ...others, [figure]: { ...mine, before: theirs } };
    }
    onSettled(Object.fromEntries(Object.entries(next).filter(([, row]) => Object.keys(row).length > 0)));
  };
  return (
    <ConflictDialog
      changedAt={formatClock(changedAt)}
      changedBy={useChangedBy(changedBy)}
      fields={cells.map(({ key, figure, name, theirs }) => ({
        name,
        label: text.cell(nameOf(key), targetFigureText[figure]),
        mine: edits[key]?.[figure]?.text ?? '',
        theirs: writeCell(theirs),
      }))}
      onCancel={onCancel}
      onChoose={settle}
    />
  );
}

const stored = z.record(
  z.string(),
  z.record(z.string(), z.object({ text: z.string(), before: z.number().nullable() })),
);

/**
 * What is typed into a year's cells and not saved yet. It is kept on this device at every key, and there is asked before somebody
 * leaves the page. D12, D37.
 */
function useTargetEdits(year: number, rows: ReadonlyMap<string, TargetRow>) {
  const [{ store, left }] = useState(() => {
    const typing = typingStore(`targets-${year}`);
    return { store: typing, left: (stored.safeParse(typing.read()).data ?? {}) as Edits };
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

/** A year's cards, the chosen quarter as a sheet, and what is not saved yet. */
export function TargetYear({ year, quarter, targets, onQuarter }: TargetYearProps) {
  const isPhone = useIsPhone();
  const rows = useMemo(() => rowsOf(targets.list, year), [targets, year]);
  const { typed, unsaved, isBack, type, put } = useTargetEdits(year, rows);
  const [{ clashes, changedBy, refused }, setLast] = useState<Unsaved>({});
  const { save, isSaving } = useSaveTargets(year);
  const people = useMemo(() => peopleOf(targets, year, quarter), [targets, year, quarter]);
  const users = people.map(({ id }) => id);
  const sheet: TargetSheet = {
    quarter,
    people,
    rows,
    typed,
    refused: refused ?? {},
    mayWrite: targets.may_write,
    isLocked: isSaving,
    type,
  };

  const send = async (edits = unsaved) => {
    setLast({});
    setLast((await save(edits)) ?? {});
  };
  const press = (event: KeyboardEvent) =>
    walkCells(event, users, ({ userId, figure }) => {
      const place = { quarter, userId };
      type([{ place, figure, text: writeCell(rows.get(rowKey(place))?.[figure]) }]);
    });
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedCells(event, quarter, users);
    if (!pasted) return;
    event.preventDefault();
    type(pasted.texts);
    const { length } = pasted.texts;
    if (pasted.outside === 0) toast.info(text.pasted(length));
    else toast.warning(text.pastedOutside(length, pasted.outside));
  };
  const handlers = targets.may_write ? { onKeyDown: press, onPaste: paste } : {};
  const Shown = isPhone ? TargetCards : TargetTable;
  return (
    <>
      <Stack flex={1} gap={12} overflow="scroll" padX={[16, 0]} padY={4}>
        <Stack flex="none" padX={[0, 16]}>
          <QuarterCards {...{ year, targets, rows }} edits={unsaved} chosen={quarter} onChoose={onQuarter} />
        </Stack>
        <Row flex="none" gap={12} rowGap={8} phone="stack" padX={[0, 16]} size={12} tone="text2">
          <Notes mayWrite={targets.may_write} isBack={isBack} isPhone={isPhone} />
          {targets.may_write && <CopyButton {...{ year, quarter, targets, users }} sheet={sheet} />}
        </Row>
        <Shown sheet={sheet} {...handlers} />
      </Stack>
      {targets.may_write && (
        <UnsavedBar
          {...{ unsaved, rows, quarter, isSaving }}
          onSave={() => void send()}
          onDrop={() => put({})}
          onGo={(key) => onQuarter(readRowKey(key).quarter)}
        />
      )}
      {clashes && (
        <TargetConflict
          {...{ clashes, changedBy }}
          people={people}
          edits={unsaved}
          onCancel={() => setLast({})}
          onSettled={(settled) => {
            put(settled);
            void send(settled);
          }}
        />
      )}
    </>
  );
}

const Notes = ({ mayWrite, isBack, isPhone }: { mayWrite: boolean; isBack: boolean; isPhone: boolean }) => (
  <Stack flex={1} gap={2}>
    <span>
      {text.companyNote} {text.companyEmptyNote}
    </span>
    <Text tone="text3">
      {text.standardNote} {mayWrite ? !isPhone && text.pasteNote : text.readOnly}
    </Text>
    {isBack && <TypedBack />}
  </Stack>
);

interface CopyButtonProps {
  year: number;
  quarter: number;
  targets: Targets;
  users: readonly number[];
  sheet: TargetSheet;
}

/** Fills empty cells with the values of the quarter before. */
function CopyButton({ year, quarter, targets, users, sheet: { rows, typed, type } }: CopyButtonProps) {
  const before = quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 };
  const name = targetText.quarter(before.quarter) + (before.year === year ? '' : `/${before.year}`);
  const copy = () => {
    const from = targets.list.filter((row) => row.year === before.year && row.quarter === before.quarter);
    const texts = copied(users, { to: rows, from, edits: typed }, quarter);
    type(texts);
    if (texts.length === 0) toast.info(text.nothingToCopy(name));
    else toast.info(text.copied(texts.length));
  };
  return (
    <Button icon={<CopyIcon size={16} />} onClick={copy}>
      {text.copyPrevious(name)}
    </Button>
  );
}
