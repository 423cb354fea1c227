import { commonText } from '@toam/contracts/texts/common';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { Button, formatNumber, Modal, Stack, Text } from '@toam/ui/core';
import type { Shown } from './use-restore';

/** Which records were not restored, and why. */
export function RestoreOutcomeDialog({ outcome, names, onClose }: Shown & { onClose: () => void }) {
  const { done, refused, left } = outcome;
  const all = done.length + refused.length + left.length;
  return (
    <Modal
      open
      centered
      width={480}
      title={text.partly(formatNumber(done.length), formatNumber(all))}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {commonText.ok}
        </Button>
      }
    >
      <Stack as="ul" gap={10} top={12} maxHeight="50vh" overflow="scroll">
        {refused.map(({ id, message }) => (
          <Text as="li" key={id} tone="text2">
            <Text as="b" tone="text">
              {names.get(id)}
            </Text>{' '}
            #{id}
            <p>{message}</p>
          </Text>
        ))}
      </Stack>
      <Stack top={12}>
        {left.length > 0 && <p>{text.notReached(formatNumber(left.length))}</p>}
        <p>{text.stayChosen}</p>
      </Stack>
    </Modal>
  );
}
