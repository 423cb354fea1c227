import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { markClientFailure, type ClientFailure } from '@toam/contracts/client-error/client-error.endpoints';
import { agoInWords } from '@toam/contracts/texts/ago';
import { clientFailureText as text } from '@toam/contracts/client-error/client-failure.text';
import { releaseText } from '@toam/contracts/release/release.text';
import {
  Button,
  copyText,
  Facts,
  formatAgo,
  formatDateTime,
  formatNumber,
  PlainButton,
  Row,
  Stack,
  StatusTag,
  Text,
  toast,
} from '@toam/ui/core';
import { ArrowUUpLeftIcon, CaretRightIcon, CheckIcon, CopyIcon } from '@toam/ui/icons';
import { useId, useState } from 'react';
import { partName } from './part-name';
import { releaseQueries } from './release.queries';
import * as css from './releases.module.css';

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
export function FailureRow({ failure, isLive, isDone }: FailureRowProps) {
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
