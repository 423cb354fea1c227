import { useQuery } from '@tanstack/react-query';
import type { HandOver } from '@toam/contracts/user/hand-over.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { Button, Modal, ScreenState } from '@toam/ui/core';
import { useState } from 'react';
import { HandOverForm } from './hand-over-form';
import { HandOverOutcome } from './hand-over-outcome';
import { handOverQueries } from './hand-over.queries';
import { useHandOverForm } from './use-hand-over-form';

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
