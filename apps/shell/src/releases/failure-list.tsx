import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ClientFailure, markClientFailure } from '@toam/contracts/client-error/client-error.endpoints';
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
  copyText,
  Facts,
  formatAgo,
  formatDateTime,
  PlainButton,
  StatusTag,
  toast,
} from '@toam/ui/core';
import { useState, useId } from 'react';
import { z } from 'zod';
import { call } from '@toam/api-client/call';
import { agoInWords } from '@toam/contracts/texts/ago';
import { releaseText } from '@toam/contracts/release/release.text';
import { ArrowUUpLeftIcon, CaretRightIcon, CheckIcon, CopyIcon } from '@toam/ui/icons';
import { partName, RowBones } from './release-parts';
import { releaseQueries } from './release.queries';
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

interface FailureRowProps {
  failure: ClientFailure;
  /** Whether it is of the build that people get now; null: unknown. */
  isLive: boolean | null;
  /** It was marked as dealt with. */
  isDone: boolean;
}

const frameLine = ({ at, name }: ClientFailure['frames'][number]): string => (name ? `${at} (${name})` : at);

/** All of a failure, for a chat with its team. */
const written = ({ remote, build, version, stage, message, path, frames, count }: ClientFailure): string =>
  [
    `${remote} ${build || version} · ${text.stages[stage]} · ${text.count(formatNumber(count))}`,
    message,
    path,
    ...frames.map(frameLine),
  ].join('\n');

/** One failure: what was thrown, whose it is, where, how often; pressed, its frames. */
function FailureRow({ failure, isLive, isDone }: FailureRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detail = useId();
  const { remote, build, version, stage, message, frames, count, first_at, last_at } = failure;
  return (
    <li>
      <PlainButton
        className={css.failure}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detail : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <CaretRightIcon size={14} className={css.caret} />
        <span className={css.what}>
          <Text size={14} weight={500} breaks lines={isOpen ? undefined : 2}>
            {message}
          </Text>
          <span className={css.facts}>
            <Text weight={500} tone="text">
              {partName(remote)}
            </Text>
            <span>{text.stages[stage]}</span>
            <span className={css.code}>{build || version || releaseText.noName}</span>
            {frames[0] && <span className={css.place}>{frames[0].at}</span>}
          </span>
        </span>
        <span className={css.mark}>
          {isLive !== null && (
            <StatusTag tone={isLive ? 'error' : 'neutral'}>{isLive ? text.ofLive : text.ofEarlier}</StatusTag>
          )}
        </span>
        <Text size={13} weight={600} digits nowrap className={css.count}>
          {text.count(formatNumber(count))}
        </Text>
        <span className={css.times}>
          <time title={formatDateTime(last_at)}>{text.last(agoInWords(formatAgo(last_at)))}</time>
          <Text as="time" tone="text3" title={formatDateTime(first_at)}>
            {text.first(agoInWords(formatAgo(first_at)))}
          </Text>
        </span>
      </PlainButton>
      {isOpen && <FailureDetail id={detail} failure={failure} isDone={isDone} />}
    </li>
  );
}

/** Marks the failure as dealt with, or takes the mark back; it leaves the list at once. */
function useMark({ id }: ClientFailure, done: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(markClientFailure, { body: { failure_id: id, done } }),
    onSuccess: () => toast.success(done ? text.markedDone : text.markedUndone),
    onSettled: () => queries.invalidateQueries({ queryKey: releaseQueries.allFailures }),
  });
}

function FailureDetail({ id, failure, isDone }: { id: string; failure: ClientFailure; isDone: boolean }) {
  const mark = useMark(failure, !isDone);
  const { message, path, version, frames, first_at, last_at } = failure;
  return (
    <Stack id={id} gap={12} className={css.detail}>
      <Facts columns={['132px minmax(0, 1fr)', '104px minmax(0, 1fr)']}>
        <dt>{text.frames}</dt>
        <dd>
          {frames.length === 0 ? (
            <Text tone="text2">{text.noFrames}</Text>
          ) : (
            <ol className={css.frames}>
              {frames.map((frame, at) => (
                <li key={at} className={css.code}>
                  {frameLine(frame)}
                </li>
              ))}
            </ol>
          )}
        </dd>
        <dt>{text.page}</dt>
        <dd className={css.code}>{path}</dd>
        <dt>{text.version}</dt>
        <dd>{version}</dd>
        <dt>{text.lastAt}</dt>
        <dd>{formatDateTime(last_at)}</dd>
        <dt>{text.firstAt}</dt>
        <dd>{formatDateTime(first_at)}</dd>
      </Facts>
      <Row gap={8}>
        <Button
          size="small"
          icon={isDone ? <ArrowUUpLeftIcon size={14} /> : <CheckIcon size={14} />}
          loading={mark.isPending}
          onClick={() => mark.mutate()}
        >
          {isDone ? text.undone : text.done}
        </Button>
        <Button
          size="small"
          icon={<CopyIcon size={14} />}
          aria-label={text.copyOf(message)}
          onClick={() => void copyText(written(failure), text.copied)}
        >
          {text.copy}
        </Button>
      </Row>
    </Stack>
  );
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
