import { useQuery } from '@tanstack/react-query';
import type { ClientFailure } from '@toam/contracts/client-error/client-error.endpoints';
import type { Release } from '@toam/contracts/release/release.endpoints';
import { clientFailureText as text } from '@toam/contracts/client-error/client-failure.text';
import {
  Button,
  CountBadge,
  EmptyState,
  formatNumber,
  Row,
  ScreenState,
  Segmented,
  Stack,
  Text,
  useUrlState,
} from '@toam/ui/core';
import { useState } from 'react';
import { z } from 'zod';
import { FailureRow } from './failure-row';
import { partName } from './part-name';
import { releaseQueries } from './release.queries';
import { RowBones } from './row-bones';
import * as css from './releases.module.css';

/** What the tab keeps in the address bar. A broken value falls back. */
const failureSearch = z.object({
  /** One remote, or the shell; null: all. */
  part: z.string().max(40).nullable().catch(null),
  /** 1: those that were marked as dealt with. */
  done: z.literal('1').nullable().catch(null),
});

type FailureSearch = z.output<typeof failureSearch>;

/** Failures that each 'Xem thêm' adds. */
const step = 20;
/** The page of customers reports nothing. */
const silent = 'widget';

/** Whether whoever opens a page now may meet it, too. Null: nobody knows, because one of the builds has no name. */
function isOfLive({ remote, build }: ClientFailure, live: ReadonlyMap<string, string | null>): boolean | null {
  const now = live.get(remote);
  return now && build ? now === build : null;
}

/** What failed in people's browsers, what was met last first; of one part or of all. */
export function FailureList({ releases }: { releases: readonly Release[] }) {
  const [{ part, done: doneMark }, change] = useUrlState(failureSearch);
  const done = doneMark !== null;
  const [size, setSize] = useState(step);
  const failures = useQuery(releaseQueries.failures({ part, done }, size));
  const live = new Map(releases.map(({ name, build }) => [name, build]));
  const names = [...new Set([...live.keys(), ...(part === null ? [] : [part])])].filter((name) => name !== silent);
  const choose = (next: Partial<FailureSearch>) => {
    setSize(step);
    change(next, { replace: true });
  };
  return (
    <Stack as="section" gap={12} aria-labelledby="releases-failures" className={css.section}>
      <Stack gap={2}>
        <Row as="h2" id="releases-failures" gap={8} size={16} weight={600}>
          {text.title}
          {!!failures.data?.total && <CountBadge>{formatNumber(failures.data.total)}</CountBadge>}
        </Row>
        <Text size={13} tone="text2">
          {text.note}
        </Text>
      </Stack>
      <Row wrap gap={8} justify="between">
        <Segmented
          className={css.parts}
          aria-label={text.part}
          options={[{ value: '', label: text.all }, ...names.map((name) => ({ value: name, label: partName(name) }))]}
          value={part ?? ''}
          onChange={(chosen) => choose({ part: chosen || null })}
        />
        <Segmented
          aria-label={text.state}
          options={[
            { value: '', label: text.waiting },
            { value: '1', label: text.done },
          ]}
          value={doneMark ?? ''}
          onChange={(chosen) => choose({ done: chosen === '1' ? '1' : null })}
        />
      </Row>
      <ScreenState query={failures} skeleton={<RowBones rows={4} />}>
        {({ total, list }) => {
          if (list.length === 0) return <NoFailures part={part} done={done} onAll={() => choose({ part: null })} />;
          return (
            <>
              <ul className={css.rows} aria-busy={failures.isPlaceholderData}>
                {list.map((failure) => (
                  <FailureRow key={failure.id} failure={failure} isDone={done} isLive={isOfLive(failure, live)} />
                ))}
              </ul>
              {list.length < total && (
                <Row justify="center">
                  <Button loading={failures.isPlaceholderData} onClick={() => setSize(size + step)}>
                    {text.more}
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

function NoFailures({ part, done, onAll }: { part: string | null; done: boolean; onAll: () => void }) {
  if (done) return <EmptyState title={text.noneDone} reason={text.noneDoneNote} />;
  if (part === null) return <EmptyState title={text.none} reason={text.noneNote} />;
  return (
    <EmptyState title={text.noneOf(partName(part))} reason={text.noneOfNote}>
      <Button onClick={onAll}>{text.showAll}</Button>
    </EmptyState>
  );
}
