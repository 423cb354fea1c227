import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import type { SheetImport } from '@toam/contracts/sheet/import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import { isImportOpen, isImportWorking } from '@toam/domain/sheet/import-state';
import {
  Button,
  Cell,
  confirm,
  EmptyState,
  formatDate,
  formatNumber,
  Row as Line,
  ScreenState,
  Stack,
  Text,
  toast,
  useUrlState,
} from '@toam/ui/core';
import { Alert, Progress } from '@toam/ui/detail';
import { ArrowCounterClockwiseIcon, CheckCircleIcon } from '@toam/ui/icons';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ImportFoot, ImportFrame, ImportSteps, StoreFoot } from './import-frame';
import { ImportMenu } from './import-menu';
import {
  type ImportNoun,
  importQueries,
  importSearch,
  isDone,
  type Shown,
  showsOf,
  useImportStep,
  willDo,
} from './import-noun';
import { ImportRows, ImportRowsArea } from './import-rows';
import { SheetChoice } from './sheet-choice';
import { sheetImportText as text } from './sheet-import.text';

interface NounProps {
  noun: ImportNoun;
}

interface OneProps extends NounProps {
  one: SheetImport;
}

/** One import: its columns, progress, preview or result, as it stands. */
export function ImportDetail({ noun }: NounProps) {
  const importId = Number(useParams().importId);
  const one = useQuery(importQueries(noun).detail(importId));
  const back = { to: noun.paths.start, label: text.backToImports };
  return (
    <ImportFrame title={one.data?.file_name ?? noun.text.title} back={back}>
      {isMissing(one.error) && !one.data ? (
        <Missing to={noun.paths.start} />
      ) : (
        <ScreenState query={one}>{(data) => <Stage noun={noun} one={data} />}</ScreenState>
      )}
    </ImportFrame>
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422);

function Missing({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState reason={importText.notFound}>
      <Button onClick={() => navigate(to)}>{text.backToImports}</Button>
    </EmptyState>
  );
}

function Stage({ noun, one }: OneProps) {
  const [{ step }, change] = useUrlState(importSearch);
  const { Mapping, text: said } = noun;
  const { state } = one;
  const isMapping = Mapping && (state === 'columns' || (state === 'checked' && step === 'columns'));
  const last = said.steps.length - 1;
  return (
    <>
      <ImportSteps steps={said.steps} at={isMapping ? 1 : isImportOpen(state) ? last - 1 : last} />
      {isImportWorking(state) && <Work one={one} title={said.working?.[state as 'checking'] ?? ''} />}
      {isMapping && (
        <Mapping noun={noun} one={one} onChecked={() => change({ step: '', columns: '' }, { replace: true })} />
      )}
      {state === 'checked' && !isMapping && <Preview noun={noun} one={one} />}
      {isDone(one) && <Result noun={noun} one={one} />}
    </>
  );
}

interface WorkProps {
  one: SheetImport;
  title: string;
}

/** Progress of work on the server. The person does not have to wait for it. */
const Work = ({ one: { done, counts, failure }, title }: WorkProps) => (
  <Stack flex={1} gap={8} align="center" justify="center" textAlign="center" padX={16} padY={24}>
    <Text as="h2" size={16} weight={600}>
      {title}
    </Text>
    <Stack width="min(420px, 100%)">
      <Progress percent={Math.floor((counts.rows ? done / counts.rows : 0) * 100)} aria-label={title} />
    </Stack>
    <span role="status">{text.progress(formatNumber(done), formatNumber(counts.rows))}</span>
    <Text as="p" size={13} tone="text2" maxWidth={420}>
      {text.mayLeave}
    </Text>
    {failure && <Alert type="warning" showIcon title={failure} />}
  </Stack>
);

/** Which sheet of the file was read, and what it hides. Read again, everything is chosen anew. */
export function SheetOf({ noun, one }: OneProps) {
  const [, change] = useUrlState(importSearch);
  const step = useImportStep(noun, one.id);
  const { reading, can, id } = one;
  const { steps } = noun;
  if (!reading) return null;
  return (
    <SheetChoice
      reading={reading}
      busy={step.isPending}
      onWish={
        steps && can.read_again
          ? (body) =>
              step.mutate(() => call(steps.calls.readAgain, { params: { importId: id }, body }), {
                onSuccess: () => change({ step: '', columns: '', show: 'all', page: 1 }, { replace: true }),
              })
          : undefined
      }
    />
  );
}

/** What the import would do, row by row. Nothing is stored yet. */
function Preview({ noun, one }: OneProps) {
  const { Above } = noun;
  return (
    <>
      <ImportRowsArea>
        <Cell padX={16} top={12} flex="none">
          <SheetOf noun={noun} one={one} />
        </Cell>
        {one.failure && <Alert type="warning" showIcon title={one.failure} />}
        {Above && <Above one={one} />}
        <ImportRows noun={noun} one={one} />
      </ImportRowsArea>
      <Store noun={noun} one={one} />
    </>
  );
}

/** Rows that will become records, or be merged into one. */
const toStore = ({ counts: { valid, merge, create } }: SheetImport): number => valid + merge + create;

/** Stores the rows, after a question if the noun has one. The screen then shows how far it is by itself. */
function useStore({ noun, one }: OneProps) {
  const [, change] = useUrlState(importSearch);
  const step = useImportStep(noun, one.id);
  const { steps, text: said } = noun;
  const question = said.sure?.(formatNumber(toStore(one)), formatNumber(one.counts.errors));
  const start = async (onlyIfClean: boolean) => {
    if (!steps || (question && !(await confirm(question)))) return;
    const body = { only_if_clean: onlyIfClean && !question };
    step.mutate(() => call(steps.calls.store, { params: { importId: one.id }, body }), {
      onSuccess: (now) => {
        change({ show: 'all', page: 1 }, { replace: true });
        if (now.state === 'stored') toast.success(said.done(now.outcome));
      },
    });
  };
  return { start: (onlyIfClean: boolean) => void start(onlyIfClean), isPending: step.isPending };
}

function Store({ noun, one }: OneProps) {
  const [, change] = useUrlState(importSearch);
  const { start, isPending } = useStore({ noun, one });
  const { errors, valid, create, merge, skip } = one.counts;
  const { sure } = noun.text;
  const count = toStore(one);
  const words = errors > 0 ? text.storeValid : text.storeAll;
  const remap = noun.Mapping && (() => change({ step: 'columns', columns: '', page: 1 }));
  return (
    <StoreFoot
      before={<ImportMenu noun={noun} one={one} onRemap={remap} />}
      words={willDo(noun.text, { create: valid + create, merge, skip, errors })}
      label={words(formatNumber(count))}
      count={count}
      errors={sure ? 0 : errors}
      onStore={noun.steps && one.can.decide ? start : undefined}
      busy={isPending}
    />
  );
}

/** The result of the import, and the undo. */
function Result({ noun, one }: OneProps) {
  const navigate = useNavigate();
  const { to, label } = noun.records(one);
  const { Above, text: said } = noun;
  const { can, outcome, undone, undo_until } = one;
  const isUndone = one.state === 'undone';
  const title = isUndone ? said.undoneOf(formatNumber(undone.deleted + undone.given_back)) : said.done(outcome);
  return (
    <>
      <ImportRowsArea>
        <Summary isUndone={isUndone} title={title} figures={can.see_rows ? [] : showsOf(said, one)} />
        {Above && <Above one={one} />}
        {can.see_rows ? <ImportRows noun={noun} one={one} /> : <Alert type="info" showIcon title={said.cleared} />}
      </ImportRowsArea>
      <ImportFoot>
        <ImportMenu noun={noun} one={one} />
        {can.undo && <UndoButton noun={noun} one={one} />}
        <Cell as="span" tone="text2">
          {can.undo && undo_until !== null && text.undoUntil(formatDate(undo_until))}
        </Cell>
        <Text as={Link} tone="teal" nowrap to={noun.paths.start}>
          {text.another}
        </Text>
        <Button type="primary" onClick={() => navigate(to)}>
          {label}
        </Button>
      </ImportFoot>
    </>
  );
}

function UndoButton({ noun, one }: OneProps) {
  const step = useImportStep(noun, one.id);
  const undo = async () => {
    const sure = await confirm({ title: text.undoSure, description: noun.text.undoNote(one), danger: true });
    if (sure) step.mutate(() => call(noun.calls.undo, { params: { importId: one.id } }));
  };
  return (
    <Button danger icon={<ArrowCounterClockwiseIcon size={16} />} loading={step.isPending} onClick={() => void undo()}>
      {text.undo}
    </Button>
  );
}

interface SummaryProps {
  isUndone: boolean;
  title: string;
  /** Counts of rows that are no longer there to be shown. */
  figures?: readonly Shown[];
}

/** How the import ended. */
export const Summary = ({ isUndone, title, figures = [] }: SummaryProps) => (
  <Line as="section" wrap gap={32} rowGap={8} flex="none" padX={16} padY={12} edge="bottomSoft">
    <Line as="h2" gap={8} size={16} weight={600}>
      {isUndone ? (
        <ArrowCounterClockwiseIcon size={22} color="var(--text2)" />
      ) : (
        <CheckCircleIcon size={22} weight="fill" color="var(--success)" />
      )}
      {title}
    </Line>
    {figures.length > 0 && (
      <Line as="dl" wrap gap={24} rowGap={4} size={13}>
        {figures.map(({ show, label, count }) => (
          <Line key={show} gap={6}>
            <Text as="dt" tone="text2">
              {label}
            </Text>
            <Text as="dd" weight={600}>
              {formatNumber(count)}
            </Text>
          </Line>
        ))}
      </Line>
    )}
  </Line>
);
