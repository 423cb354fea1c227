import { formText } from '@toam/contracts/texts/field';
import { formatClock } from '@toam/ui/core';
import { CloudCheckIcon, CloudWarningIcon, FloppyDiskIcon } from '@toam/ui/icons';
import type { Kept } from './draft-keeper';
import './draft.css';

/** 'Đã lưu nháp lúc 10:42', only where the API has it; 'trên máy này' where this device alone has it. */
export function savedStateText({ where, at }: Kept): string | null {
  if (where === 'failed') return formText.draftFailed;
  if (where === 'none' || at === null) return null;
  return where === 'server' ? formText.draftSaved(formatClock(at)) : formText.draftOnDevice(formatClock(at));
}

const iconOf = { server: CloudCheckIcon, device: FloppyDiskIcon, failed: CloudWarningIcon, none: CloudCheckIcon };

/** Where what was typed is kept, under the form. */
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
