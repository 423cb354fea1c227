import { useQuery } from '@tanstack/react-query';
import { commonText } from '@toam/contracts/texts/common';
import type { HandOver } from '@toam/contracts/user/hand-over.endpoints';
import { handedParts } from '@toam/contracts/user/hand-over.text';
import { Button, Modal, ScreenState, Row, Stack, Text } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon, CheckCircleIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { HandOverForm } from './hand-over-form';
import { stayedInWords, timeLeft } from './hand-over.labels';
import { handOverQueries } from './hand-over.queries';
import { useHandOverForm } from './use-hand-over-form';
import { useUndoHandOver } from './use-undo-hand-over';

interface HandOverDialogProps {
  /** The person who leaves. */
  userId: number;
  onClose: () => void;
}

/**
 * Hands over somebody's work: choose the receiver, the records and what happens to the account. Then it shows the result, which can be
 * undone for 24 hours. Nothing changes before the last button. D72.
 */
export default function HandOverDialog({ userId, onClose }: HandOverDialogProps) {
  const preview = useQuery(handOverQueries.preview(userId, null));
  const [done, setDone] = useState<HandOver | null>(null);
  const form = useHandOverForm(userId, preview.data, setDone);
  const footer = done
    ? [
        <Button key="close" type="primary" onClick={onClose}>
          {text.close}
        </Button>,
      ]
    : [
        <Button key="cancel" disabled={form.isPending} onClick={onClose}>
          {commonText.cancel}
        </Button>,
        <Button
          key="submit"
          type="primary"
          danger={form.lock}
          loading={form.isPending}
          disabled={form.hindered !== null}
          title={form.hindered ?? undefined}
          onClick={form.submit}
        >
          {form.submitLabel}
        </Button>,
      ];
  return (
    <Modal
      open
      title={text.title}
      width={640}
      centered
      phone="full"
      mask={{ closable: false }}
      keyboard={!form.isPending}
      closable={!form.isPending}
      onCancel={onClose}
      footer={footer}
    >
      {done ? (
        <HandOverOutcome done={done} onUndone={setDone} />
      ) : (
        <ScreenState query={preview}>{(shown) => <HandOverForm shown={shown} form={form} />}</ScreenState>
      )}
    </Modal>
  );
}

interface HandOverOutcomeProps {
  done: HandOver;
  /** The user has undone it here. */
  onUndone: (undone: HandOver) => void;
}

/** The result, and «Hoàn tác» for 24 hours. */
function HandOverOutcome({ done, onUndone }: HandOverOutcomeProps) {
  const undo = useUndoHandOver();
  const isUndone = done.undone_at !== null;
  const lines = isUndone ? returnedLines(done) : doneLines(done);
  const takeBack = async () => {
    const undone = await undo(done);
    if (undone) onUndone(undone);
  };
  const left = timeLeft(done);
  const stayed = stayedInWords(done);
  return (
    <Stack as="section" gap={8} padY={12} align="center" textAlign="center" role="status">
      <CheckCircleIcon size={40} weight="fill" color="var(--success)" />
      <Text as="h2" size={16} weight={600}>
        {isUndone ? text.undoneTitle(done.from.name) : doneTitle(done)}
      </Text>
      <Stack as="ul" gap={2} tone="text2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      {isUndone && (
        <p>{[text.pastUndone(done.undone_by?.name ?? ''), stayed && text.stayed(stayed)].filter(Boolean).join('. ')}</p>
      )}
      {done.may_undo && left !== null && (
        <Row wrap gap={12} rowGap={4} justify="center" top={8} size={13} tone="text2">
          <Button icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void takeBack()}>
            {text.undo}
          </Button>
          <span>{left}</span>
        </Row>
      )}
    </Stack>
  );
}

const doneTitle = ({ to, from }: HandOver): string => (to ? text.done(to.name) : text.doneAccount(from.name));

function doneLines({ counts, locked, resigned }: HandOver): string[] {
  const lines = [...handedParts(counts), locked && text.doneLocked, resigned && text.doneResigned];
  const told = lines.filter((line) => line !== false);
  return told.length > 0 ? told : [text.doneNothing];
}

/** The records that are back with the person who leaves. */
function returnedLines({ returned }: HandOver): string[] {
  const lines = returned ? handedParts(returned) : [];
  return lines.length > 0 ? lines : [text.returnedNothing];
}
