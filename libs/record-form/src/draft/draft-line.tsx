import { formText } from '@toam/contracts/texts/field';
import { formatClock } from '@toam/ui/core';
import { CloudCheckIcon, CloudWarningIcon, FloppyDiskIcon } from '@toam/ui/icons';
import type { Kept } from './draft-keeper';
import './draft.css';

/** 'Đã lưu nháp lúc 10:42' if the API has the draft, 'trên máy này' if only this device has it. */
export function savedStateText({ where, at }: Kept): string | null {
  if (where === 'failed') return formText.draftFailed;
  if (where === 'none' || at === null) return null;
  return where === 'server' ? formText.draftSaved(formatClock(at)) : formText.draftOnDevice(formatClock(at));
}

const iconOf = { server: CloudCheckIcon, device: FloppyDiskIcon, failed: CloudWarningIcon, none: CloudCheckIcon };

/** The line under the form that says where the draft is stored. */
export function DraftLine({ kept }: { kept: Kept }) {
  const words = savedStateText(kept);
  if (!words) return null;
  const Icon = iconOf[kept.where];
  return (
    <span className="tp-draft-line" role="status" data-where={kept.where}>
      <Icon size={16} />
      {words}
    </span>
  );
}
