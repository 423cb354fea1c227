import { download } from '@toam/api-client/download';
import { dealImports, type DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import { ImportShows } from '@toam/sheet-import/import-rows';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { Button, Cell, formatNumber, Grid, Row, Stack, Text } from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import { DownloadSimpleIcon } from '@toam/ui/icons';
import { useState } from 'react';
import * as css from './import-errors.module.css';

type ImportError = DealImportResult['errors'][number];

/** Errors on a page. */
const errorsAPage = 50;

const columnOf = ({ column }: ImportError): string => column ?? text.wholeRow;

/** The columns that have errors, those with the most first, and the number of their errors. */
function columnsIn(errors: readonly ImportError[]) {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(columnOf(error), (counts.get(columnOf(error)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** The errors of a file by row and column, and a copy of the file that has them beside its rows. */
export function ImportErrors({ errors, link }: Pick<DealImportResult, 'errors' | 'link'>) {
  const [shown, setShown] = useState('all');
  const [page, setPage] = useState(1);
  const found = shown === 'all' ? errors : errors.filter((error) => columnOf(error) === shown);
  const shows = [
    { show: 'all', label: text.showAll, count: errors.length, tone: 'error' as const },
    ...columnsIn(errors).map(([show, count]) => ({ show, label: show, count, tone: 'neutral' as const })),
  ];
  return (
    <>
      <Row gap={8} flex="none" padX={16} top={12}>
        <Text as="h2" size={16} weight={600}>
          {text.errorsTitle}
        </Text>
        <Cell />
        <AnnotatedFile link={link} />
      </Row>
      <ImportShows
        shows={shows}
        shown={shown}
        onShow={(next) => {
          setShown(next);
          setPage(1);
        }}
      />
      <Stack flex={1} overflow="scroll" padX={16} tabIndex={0} role="region" aria-label={text.errorsTitle}>
        <Grid
          as="div"
          columns={columns}
          gap={12}
          align="center"
          minHeight={36}
          size={12}
          weight={500}
          tone="text3"
          phone="hidden"
          aria-hidden
        >
          <Text textAlign="end">{text.row}</Text>
          <span>{text.column}</span>
          <span>{text.message}</span>
        </Grid>
        <Stack as="ul" divided>
          {found.slice((page - 1) * errorsAPage, page * errorsAPage).map((error, at) => (
            <Line key={`${error.row} ${at}`} error={error} />
          ))}
        </Stack>
      </Stack>
      {found.length > errorsAPage && (
        <ListPager label={text.errorPages} page={page} size={errorsAPage} total={found.length} onPage={setPage} />
      )}
    </>
  );
}

const columns = '64px minmax(0, 1fr) minmax(0, 3fr)';

const Line = ({ error }: { error: ImportError }) => (
  <Grid as="li" columns={columns} gap={12} align="center" minHeight={40} padY={6} size={13} className={css.line}>
    <Text textAlign="end" tone="text3" digits>
      <span className={css.rowWord}>{text.row} </span>
      {formatNumber(error.row)}
    </Text>
    <Text weight={500}>{columnOf(error)}</Text>
    <Text tone="error" breaks>
      {error.value !== null && <Text tone="text">{`“${error.value}”: `}</Text>}
      {error.message}
    </Text>
  </Grid>
);

/** @param link the address of the copy: '/api/business/v2/import/5/file' */
function AnnotatedFile({ link }: Pick<DealImportResult, 'link'>) {
  const { busy, save } = useSavedFile();
  const importId = Number(link?.match(/(\d+)\/file$/)?.[1]);
  if (!importId) return null;
  return (
    <Button
      icon={<DownloadSimpleIcon size={16} />}
      loading={busy}
      onClick={() => void save(download(dealImports.file, { params: { importId }, query: {} }))}
    >
      {text.saveAnnotated}
    </Button>
  );
}
