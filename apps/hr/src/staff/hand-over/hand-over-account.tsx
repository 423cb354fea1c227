import type { HandOverPreview } from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '@toam/contracts/texts/hand-over-dialog';
import { formatNumber } from '@toam/ui/core';

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
  <ul className="hand-over-groups">
    <li>
      <Switch
        label={text.lock}
        note={
          from.status === 0
            ? text.isLocked
            : from.sessions > 0
              ? text.lockSessions(formatNumber(from.sessions))
              : text.lockNoSessions
        }
        checked={closing.lock}
        isSo={from.status === 0}
        onChange={(lock) => onChange({ lock })}
      />
    </li>
    <li>
      <Switch
        label={text.resigned}
        note={from.employee_status === 'resigned' ? text.isResigned : ''}
        checked={closing.resigned}
        isSo={from.employee_status === 'resigned'}
        onChange={(resigned) => onChange({ resigned })}
      />
    </li>
  </ul>
);

interface SwitchProps {
  label: string;
  note: string;
  checked: boolean;
  /** It is already done. */
  isSo: boolean;
  onChange: (checked: boolean) => void;
}

const Switch = ({ label, note, checked, isSo, onChange }: SwitchProps) => (
  <label className="hand-over-choice" data-off={isSo || undefined}>
    <input
      type="checkbox"
      checked={isSo || checked}
      disabled={isSo}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      <span className="hand-over-kind">{label}</span>
      {note && <span className="hand-over-note">{note}</span>}
    </span>
  </label>
);
