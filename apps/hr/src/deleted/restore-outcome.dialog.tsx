import { commonText } from '@toam/contracts/texts/common';
import { deletionText as text } from '@toam/contracts/texts/deletion';
import { Button, formatNumber, Modal } from '@toam/ui/core';
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
      <ul className="deleted-refused">
        {refused.map(({ id, message }) => (
          <li key={id}>
            <b>{names.get(id)}</b> <span>#{id}</span>
            <div>{message}</div>
          </li>
        ))}
      </ul>
      {left.length > 0 && <p>{text.notReached(formatNumber(left.length))}</p>}
      <p>{text.stayChosen}</p>
    </Modal>
  );
}
