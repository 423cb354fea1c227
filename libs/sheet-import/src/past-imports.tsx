import { useInfiniteQuery } from '@tanstack/react-query';
import type { SheetImport } from '@toam/contracts/sheet/import.endpoints';
import { importStateText } from '@toam/contracts/sheet/import.text';
import {
  Button,
  formatAgo,
  formatDateTime,
  formatNumber,
  Grid,
  Row,
  ScreenState,
  Stack,
  StatusTag,
  Text,
  type Tone,
} from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { type ImportNoun, importQueries, type ImportText } from './import-noun';
import * as css from './past-imports.module.css';
import { sheetImportText as text } from './sheet-import.text';

/** Earlier imports, newest first: person, time, number of rows, and a link to each. */
export function PastImports({ noun }: { noun: ImportNoun }) {
  const query = useInfiniteQuery(importQueries(noun).list);
  return (
    <Stack as="section" gap={8} maxWidth={1040} aria-labelledby="import-past-title">
      <Text as="h2" id="import-past-title" size={16} weight={600}>
        {text.past}
      </Text>
      <ScreenState query={query}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0)
            return (
              <Text as="p" size={13} tone="text2">
                {text.noPast}
              </Text>
            );
          return (
            <>
              <Stack as="ul" divided>
                {list.map((one) => (
                  <li key={one.id}>
                    <Line one={one} to={noun.paths.of(one.id)} result={resultOf(noun.text, one)} />
                  </li>
                ))}
              </Stack>
              {query.hasNextPage && (
                <Text as="div" top={4}>
                  <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {text.morePast}
                  </Button>
                </Text>
              )}
            </>
          );
        }}
      </ScreenState>
    </Stack>
  );
}

const columns = 'minmax(0, 3fr) minmax(0, 2fr) 120px 84px minmax(0, 2fr) 116px';

/** The outcome in a few words. */
function resultOf({ past }: ImportText, one: SheetImport): string {
  const { state, undone } = one;
  if (state !== 'undone') return state === 'stored' || state === 'undoing' ? past(one) : text.notStored;
  return text.pastUndone(formatNumber(undone.deleted + undone.given_back), formatNumber(undone.kept));
}

const toneOf: Record<SheetImport['state'], Tone> = {
  ...{ columns: 'warning', checking: 'info', checked: 'warning', storing: 'info' },
  ...{ stored: 'success', undoing: 'info', undone: 'neutral' },
};

interface LineProps {
  one: SheetImport;
  to: string;
  result: string;
}

const Line = ({ one, to, result }: LineProps) => (
  <Grid
    as={Link}
    to={to}
    columns={columns}
    gap={12}
    align="center"
    minHeight={50}
    padX={8}
    padY={6}
    size={13}
    tone="text2"
    hover="row"
    className={css.past}
  >
    <Text as="b" weight={500} tone="text" ellipsis>
      {one.file_name}
    </Text>
    <Text ellipsis>{one.user}</Text>
    <time title={formatDateTime(one.created_at)}>{formatAgo(one.created_at)}</time>
    <Text textAlign="end" className={css.rows}>
      {text.pastRows(formatNumber(one.counts.rows))}
    </Text>
    <Text ellipsis>{result}</Text>
    <Row as="span" justify="end">
      <StatusTag tone={toneOf[one.state]}>{importStateText[one.state]}</StatusTag>
    </Row>
  </Grid>
);
