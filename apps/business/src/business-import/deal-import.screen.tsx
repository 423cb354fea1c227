import { download } from '@toam/api-client/download';
import { type DealImportResult, maxDealRows, readDealTemplate } from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { type DealSheet, dealSheetNames } from '@toam/domain/deal/deal-import';
import { Summary } from '@toam/sheet-import/import-detail';
import { ImportFoot, ImportFrame, ImportSteps, StoreFoot } from '@toam/sheet-import/import-frame';
import { willDo } from '@toam/sheet-import/import-noun';
import { ImportRowsArea } from '@toam/sheet-import/import-rows';
import { ImportChoice } from '@toam/sheet-import/import-start';
import { PastImports } from '@toam/sheet-import/past-imports';
import { SheetChoice } from '@toam/sheet-import/sheet-choice';
import { Button, Cell, formatNumber, Row, Segmented, Stack, Text, useUrlState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import { paths } from '../paths';
import { dealImport } from './past-deal-import.screen';
import { ImportErrors } from './import-errors';
import { useDealImport } from './use-deal-import';

/** What the address of the import holds. */
const dealImportSearch = z.object({ type: z.enum(dealSheetNames).catch('transaction') });

/** /bussiness/transaction/import: transactions or receipts of a workbook, checked first and then stored. Specification 3 §5.7, D81. */
export function Component() {
  const [{ type }, change] = useUrlState(dealImportSearch);
  const { tried, check, store, storing, readAgain, isReading, begin } = useDealImport(type);
  const step = tried === null ? 0 : tried.isStored ? 2 : 1;
  return (
    <ImportFrame title={text.title[type]} back={{ to: paths.transactionsOf(type), label: text.back }}>
      <ImportSteps steps={text.steps} at={step} />
      {tried === null && (
        <>
          <Row gap={12} flex="none" padX={16} top={12}>
            <Text size={13} tone="text2" phone="hidden">
              {text.whatSheet}
            </Text>
            <Segmented
              aria-label={text.whatSheet}
              value={type}
              options={dealSheetNames.map((name) => ({ value: name, label: text.sheetName[name] }))}
              onChange={(next) => change({ type: next }, { replace: true })}
            />
          </Row>
          <ImportChoice
            key={type}
            send={check}
            mostRows={maxDealRows}
            how={text.how[type]}
            template={() => download(readDealTemplate, { query: { type } })}
          >
            <PastImports noun={dealImport} />
          </ImportChoice>
        </>
      )}
      {tried?.isStored === false && (
        <ImportChecked
          file={tried.file.name}
          result={tried.result}
          problem={storing.problem}
          busy={storing.isPending || isReading}
          onWish={readAgain}
          onStore={store}
          onOther={begin}
        />
      )}
      {tried?.isStored && <NothingNew file={tried.file.name} sheet={type} result={tried.result} onOther={begin} />}
    </ImportFrame>
  );
}

/** Rows that are not stored because of an error. */
const wrongRowsOf = ({ total, inserted, updated, skipped }: DealImportResult): number =>
  total - inserted - updated - skipped;

const tones = { inserted: 'success', updated: 'teal', wrong: 'error' } as const;

interface ImportFiguresProps {
  /** The file's name. */
  file: string;
  result: DealImportResult;
}

/** The file: how many rows it has, and what becomes of them. Colours are only for counts that are not 0. */
function ImportFigures({ file, result }: ImportFiguresProps) {
  const counts = { ...result, wrong: wrongRowsOf(result) };
  const names = Object.keys(text.figures) as (keyof typeof text.figures)[];
  return (
    <Stack gap={8} flex="none" padX={16} padY={12} edge="bottomSoft">
      <Text as="h2" size={14} weight={600} breaks>
        {file}
      </Text>
      <Row as="dl" wrap gap={[32, 16]} rowGap={12}>
        {names.map((name) => (
          <Stack key={name}>
            <Text as="dt" size={12} tone="text2">
              {text.figures[name]}
            </Text>
            <Text
              as="dd"
              size={20}
              weight={600}
              digits
              tone={counts[name] > 0 && name in tones ? tones[name as 'wrong'] : 'text'}
            >
              {formatNumber(counts[name])}
            </Text>
          </Stack>
        ))}
      </Row>
    </Stack>
  );
}

/** What there is to say of the file as a whole. */
function Verdict({ result: { inserted, updated, skipped, errors } }: { result: DealImportResult }) {
  if (inserted + updated > 0) return errors.length === 0 && <Alert type="success" showIcon title={text.clean} />;
  return skipped > 0 && errors.length === 0 ? (
    <Alert type="info" showIcon title={text.nothingNew} />
  ) : (
    <Alert type="warning" showIcon title={text.nothingValid} />
  );
}

const mostWarnings = 8;

/** What the form asks about before it saves: a second deal of a house. */
function Warnings({ warnings }: Pick<DealImportResult, 'warnings'>) {
  if (warnings.length === 0) return null;
  const rest = warnings.length - mostWarnings;
  return (
    <Alert
      type="warning"
      showIcon
      title={text.warnings(formatNumber(warnings.length))}
      description={
        <Stack as="ul" gap={4}>
          {warnings.slice(0, mostWarnings).map(({ row, message }) => (
            <li key={row}>{text.warning(formatNumber(row), message)}</li>
          ))}
          {rest > 0 && <li>{text.moreWarnings(formatNumber(rest))}</li>}
        </Stack>
      }
    />
  );
}

interface ImportCheckedProps {
  /** The file's name. */
  file: string;
  result: DealImportResult;
  /** Why the last attempt to store it failed. */
  problem: string | null;
  busy: boolean;
  onStore: (onlyIfClean: boolean) => void;
  onOther: () => void;
  /** Checks another sheet of the file, or what it hides. */
  onWish: (wish: SheetWish) => void;
}

/** What would become of the file. Nothing is stored yet. */
function ImportChecked({ file, result, problem, busy, onStore, onOther, onWish }: ImportCheckedProps) {
  const wrong = wrongRowsOf(result);
  const stored = result.inserted + result.updated;
  const words = wrong > 0 ? text.storeValid : text.storeAll;
  return (
    <>
      <ImportRowsArea>
        <ImportFigures file={file} result={result} />
        <Cell padX={16} top={12} flex="none">
          <SheetChoice reading={result.reading} busy={busy} onWish={onWish} />
        </Cell>
        {problem === null ? <Verdict result={result} /> : <Alert type="error" showIcon title={problem} />}
        <Warnings warnings={result.warnings} />
        {result.errors.length > 0 && <ImportErrors errors={result.errors} link={result.link} />}
      </ImportRowsArea>
      <StoreFoot
        before={
          <Button disabled={busy} onClick={onOther}>
            {text.otherFile}
          </Button>
        }
        words={willDo(text, { create: result.inserted, merge: result.updated, skip: result.skipped, errors: wrong })}
        label={words(formatNumber(stored))}
        count={stored}
        errors={wrong}
        onStore={onStore}
        busy={busy}
      />
    </>
  );
}

interface NothingNewProps {
  /** The file's name. */
  file: string;
  sheet: DealSheet;
  result: DealImportResult;
  onOther: () => void;
}

/** All its rows were stored before, so there is no import to look at. */
function NothingNew({ file, sheet, result, onOther }: NothingNewProps) {
  const navigate = useNavigate();
  return (
    <>
      <ImportRowsArea>
        <Summary isUndone={false} title={text.doneBefore} />
        <ImportFigures file={file} result={result} />
        {result.errors.length > 0 && <ImportErrors errors={result.errors} link={result.link} />}
      </ImportRowsArea>
      <ImportFoot>
        <Button onClick={onOther}>{text.another}</Button>
        <Cell />
        <Button type="primary" onClick={() => void navigate(paths.transactionsOf(sheet))}>
          {text.see[sheet]}
        </Button>
      </ImportFoot>
    </>
  );
}
