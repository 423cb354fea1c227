import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { type HistoryEntry, type historyModels, listHistory } from '@toam/contracts/history/history.endpoints';
import { historyText as text } from '@toam/contracts/history/history.text';
import { Button, formatDateTime, formatNumber, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';

/** Lines at first, and more at a time. */
const size = 20;

interface HistoryProps {
  model: (typeof historyModels)[number];
  id: number;
  /** Where the record lies in the cache: what refreshes it reads its history again. */
  under: QueryKey;
  /** A change as a line. */
  lineOf: (change: HistoryEntry) => string;
}

const historyOf = ({ model, id, under }: Omit<HistoryProps, 'lineOf'>) =>
  infiniteQueryOptions({
    queryKey: [...under, 'history', model, id],
    ...pagedRows(
      (page: number, signal: AbortSignal) =>
        call(listHistory, { query: { page, size }, body: { filter: { model, model_id: id } } }, signal),
      byId,
    ),
  });

/** What one person changed in one save. */
interface Save {
  key: number;
  entry: HistoryEntry;
  changes: HistoryEntry[];
}

/** Lines of one save have the same moment and person. The newest save comes first. */
function savesOf(entries: readonly HistoryEntry[]): Save[] {
  const saves: Save[] = [];
  for (const entry of entries) {
    const last = saves.at(-1);
    const isSame = last?.entry.created_at === entry.created_at && last.entry.user?.id === entry.user?.id;
    if (last && isSame) last.changes.unshift(entry);
    else saves.push({ key: entry.id, entry, changes: [entry] });
  }
  return saves;
}

/** 'Lịch sử thay đổi' of a record, in its panel: who changed what, and when, as far as the viewer may read it. */
export function HistorySection({ lineOf, ...record }: HistoryProps) {
  const history = useInfiniteQuery(historyOf(record));
  return (
    <Stack as="section" gap={8} aria-label={text.title}>
      <Text as="h3" size={13} weight={600}>
        {text.title}
      </Text>
      <ScreenState query={history} skeleton={<Skeleton active paragraph={{ rows: 2 }} />}>
        {({ pages }) => {
          const entries = pages.flatMap(({ list }) => list);
          if (entries.length === 0)
            return (
              <Text size={13} tone="text3">
                {text.none}
              </Text>
            );
          return (
            <>
              <Stack as="ol" divided>
                {savesOf(entries).map((save) => (
                  <SaveLine key={save.key} save={save} lineOf={lineOf} />
                ))}
              </Stack>
              {history.hasNextPage && (
                <Row>
                  <Button
                    size="small"
                    loading={history.isFetchingNextPage}
                    onClick={() => void history.fetchNextPage()}
                  >
                    {history.isFetchNextPageError
                      ? text.retryMore
                      : text.more(formatNumber(Math.max(1, pages[0]!.total - entries.length)))}
                  </Button>
                </Row>
              )}
            </>
          );
        }}
      </ScreenState>
    </Stack>
  );
}

const SaveLine = ({ save: { entry, changes }, lineOf }: { save: Save } & Pick<HistoryProps, 'lineOf'>) => (
  <Stack as="li" gap={2} padY={8} size={13}>
    <Row gap={8} justify="between" size={12} tone="text3">
      <Text weight={500} tone="text2" ellipsis>
        {entry.user?.name ?? text.system}
      </Text>
      <Text as="time" flex="none" nowrap dateTime={new Date(entry.created_at * 1000).toISOString()}>
        {formatDateTime(entry.created_at)}
      </Text>
    </Row>
    {changes.map((change) => (
      <Text key={change.id} breaks preLine>
        {lineOf(change)}
      </Text>
    ))}
  </Stack>
);
