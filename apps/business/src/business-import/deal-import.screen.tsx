import { download } from '@toam/api-client/download';
import { maxDealRows, readDealTemplate } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import { dealSheetNames } from '@toam/domain/deal/deal-import';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportStart } from '@toam/sheet-import/import-start';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { Row, Segmented, Text, useUrlState } from '@toam/ui/core';
import { paths } from '../paths';
import { dealImportSearch } from './deal-import.search';
import { ImportChecked } from './import-checked';
import { ImportDone } from './import-done';
import { useDealImport } from './use-deal-import';

/** /bussiness/transaction/import: transactions or receipts of a workbook, checked first and then stored. Specification 3 §5.7, D81. */
export function Component() {
  const [{ type }, change] = useUrlState(dealImportSearch);
  const { tried, check, store, storing, readAgain, isReading, begin } = useDealImport(type);
  const { busy, save } = useSavedFile();
  const step = tried === null ? 0 : tried.isStored ? 2 : 1;
  return (
    <ImportScreen title={text.title[type]} back={{ to: paths.transactionsOf(type), label: text.back }}>
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
              options={dealSheetNames.map((name) => ({ value: name, label: text.sheet[name] }))}
              onChange={(next) => change({ type: next }, { replace: true })}
            />
          </Row>
          <ImportStart
            key={type}
            send={check}
            mostRows={maxDealRows}
            how={text.how[type]}
            template={{ busy, save: () => void save(download(readDealTemplate, { query: { type } })) }}
          />
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
      {tried?.isStored && <ImportDone file={tried.file.name} sheet={type} result={tried.result} onOther={begin} />}
    </ImportScreen>
  );
}
