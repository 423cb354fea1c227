import type { HandOverPreview } from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { formatNumber, Stack } from '@toam/ui/core';
import { HandOverChoice } from './hand-over-choice';

/** What will happen to the account. */
export interface Closing {
  lock: boolean;
  resigned: boolean;
}

interface HandOverAccountProps {
  from: HandOverPreview['from'];
  closing: Closing;
  onChange: (patch: Partial<Closing>) => void;
}

/** Checkboxes to lock the account and mark the person as resigned. If that is already done, a text says so. */
export const HandOverAccount = ({ from, closing, onChange }: HandOverAccountProps) => (
  <Stack as="ul" gap={8}>
    <li>
      <HandOverChoice
        label={text.lock}
        note={
          from.status === 0
            ? text.isLocked
            : from.sessions > 0
              ? text.lockSessions(formatNumber(from.sessions))
              : text.lockNoSessions
        }
        checked={closing.lock || from.status === 0}
        disabled={from.status === 0}
        onChange={(lock) => onChange({ lock })}
      />
    </li>
    <li>
      <HandOverChoice
        label={text.resigned}
        note={from.employee_status === 'resigned' ? text.isResigned : ''}
        checked={closing.resigned || from.employee_status === 'resigned'}
        disabled={from.employee_status === 'resigned'}
        onChange={(resigned) => onChange({ resigned })}
      />
    </li>
  </Stack>
);
