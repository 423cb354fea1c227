import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
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
import type { ListQuery } from '@toam/ui/list';
import { Link } from 'react-router-dom';
import * as css from './past-imports.module.css';

interface PastImport {
  id: number;
  file_name: string;
  user: string;
  created_at: number;
  counts: { rows: number };
}

/** What is said about an import. */
interface PastImportWords {
  to: string;
  result: string;
  state: string;
  tone: Tone;
}

interface PastImportsProps<One> {
  query: ListQuery<One>;
  wordsOf: (one: One) => PastImportWords;
}

/** Earlier imports, newest first: person, time, number of rows, and a link to each. */
export const PastImports = <One extends PastImport>({ query, wordsOf }: PastImportsProps<One>) => (
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
                  <Line one={one} words={wordsOf(one)} />
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

const columns = 'minmax(0, 3fr) minmax(0, 2fr) 120px 84px minmax(0, 2fr) 116px';

const Line = ({ one, words }: { one: PastImport; words: PastImportWords }) => (
  <Grid
    as={Link}
    to={words.to}
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
    <Text ellipsis>{words.result}</Text>
    <Row as="span" justify="end">
      <StatusTag tone={words.tone}>{words.state}</StatusTag>
    </Row>
  </Grid>
);
