import type { PostRow } from '@toam/contracts/post/post.schema';
import { commonText } from '@toam/contracts/texts/common';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { Button, Cell, formatNumber, Modal, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { Progress } from '@toam/ui/detail';
import { postManagerText as text } from './post-manager.text';
import { DriftLines, ChannelName, postName, PostPhoto } from './post-parts';
import type { BulkResult, BulkRun, useBulkRun } from './use-bulk-run';

interface PostBulkDialogProps {
  onClose: () => void;
  bulk: ReturnType<typeof useBulkRun>;
  run: BulkRun;
}

const countDone = ({ results }: BulkRun): number => [...results.values()].filter(({ isDone }) => isDone).length;

/** Several posts at once: which, how far it is, and what did not go, by name. Mockup 40. */
export default function PostBulkDialog({ bulk, run, onClose }: PostBulkDialogProps) {
  const { step, rows, results, state } = run;
  const isUnderWay = state === 'running' || state === 'stopping';
  const count = formatNumber(rows.length);
  const left = rows.length - results.size;
  return (
    <Modal
      open={!run.isHidden}
      centered
      width={720}
      title={
        <Row gap={8} rowGap={0} align="baseline" wrap>
          {state === 'ended'
            ? text.partly(text.bulk[step].name, countDone(run), rows.length)
            : text.bulk[step].title(count)}
          {state !== 'ended' && (
            <Text size={13} weight={400} tone="text2">
              {text.bulkNote[step]}
              {step === 'renew' && ` · ${fullMoney(rows.reduce((sum, { total: cost }) => sum + (cost ?? 0), 0))} đ`}
            </Text>
          )}
        </Row>
      }
      mask={{ closable: false }}
      onCancel={isUnderWay ? bulk.hide : onClose}
      footer={<Foot bulk={bulk} run={run} />}
    >
      <Stack gap={12}>
        {isUnderWay && (
          <Stack gap={4} padX={12} padY={10} radius={8} background="layout" role="status">
            <Text weight={500}>
              {text.bulk[step].working} {text.progress(results.size, rows.length)}
            </Text>
            <Progress percent={(100 * results.size) / rows.length} showInfo={false} size="small" />
          </Stack>
        )}
        <Stack as="ul" divided maxHeight="50vh" overflow="scroll">
          {(state === 'ended' ? rows.filter(({ id }) => !results.get(id)?.isDone) : rows).map((row, at) => (
            <BulkLine
              key={row.id}
              row={row}
              run={run}
              result={results.get(row.id)}
              isNow={isUnderWay && at === results.size}
            />
          ))}
        </Stack>
        {state === 'ended' && left > 0 && <p>{text.notReached(left)}</p>}
      </Stack>
    </Modal>
  );
}

interface BulkLineProps {
  row: PostRow;
  run: BulkRun;
  result: BulkResult | undefined;
  isNow: boolean;
}

const BulkLine = ({ row, run: { step, state }, result, isNow }: BulkLineProps) => (
  <Row as="li" gap={12} padY={8} align="start">
    <Row as="span" flex="none">
      <PostPhoto row={row} width={52} height={38} />
    </Row>
    <Cell gap={2}>
      <Text weight={500} ellipsis>
        {postName(row)}
      </Text>
      <Row size={12} tone="text2">
        <ChannelName row={row} />
      </Row>
      {step === 'update' && <DriftLines row={row} />}
      {step === 'renew' && (
        <Text size={12} tone="text2" breaks>
          {newsInWords(row.channel.portal, row)}
        </Text>
      )}
      {result?.isDone === false && (
        <Text size={12} tone="error" breaks>
          {[result.why, result.now].filter(Boolean).join('. ')}
        </Text>
      )}
    </Cell>
    <Row flex="none" size={12} tone="text2">
      {result ? (
        <StatusTag tone={result.isDone ? 'success' : 'error'}>
          {result.isDone ? text.done[step] : text.notDone}
        </StatusTag>
      ) : (
        state !== 'asking' && (isNow ? text.underWay : text.waitingTurn)
      )}
    </Row>
  </Row>
);

function Foot({ bulk, run }: Pick<PostBulkDialogProps, 'bulk' | 'run'>) {
  const { step, rows, state } = run;
  if (state === 'ended')
    return (
      <Button type="primary" onClick={bulk.close}>
        {commonText.ok}
      </Button>
    );
  if (state === 'asking')
    return (
      <Row gap={8} justify="end">
        <Button onClick={bulk.close}>{text.later}</Button>
        <Button type="primary" danger={step === 'remove'} onClick={bulk.start}>
          {text.bulkOk[step](formatNumber(rows.length))}
        </Button>
      </Row>
    );
  return (
    <Row gap={8} wrap justify="end">
      <Text flex={1} size={12} tone="text2" textAlign="start">
        {text.goesOn}
      </Text>
      <Button disabled={state === 'stopping'} onClick={bulk.stop}>
        {state === 'stopping' ? text.stopping : text.stop}
      </Button>
      <Button type="primary" onClick={bulk.hide}>
        {text.hide}
      </Button>
    </Row>
  );
}
