import { formText } from '@toam/contracts/texts/field';
import { formatClock, Row } from '@toam/ui/core';
import { CloudCheckIcon, CloudWarningIcon, FloppyDiskIcon } from '@toam/ui/icons';
import type { Kept } from './draft-keeper';

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
  return (
    <StateLine icon={iconOf[kept.where]} tone={kept.where === 'failed' ? 'error' : 'text3'}>
      {words}
    </StateLine>
  );
}

interface StateLineProps {
  icon: typeof CloudCheckIcon;
  tone?: 'text3' | 'error';
  children: string;
}

/** A small line in a form's footer: what is stored or still on its way. */
export const StateLine = ({ icon: Sign, tone = 'text3', children }: StateLineProps) => (
  <Row as="span" gap={4} padX={4} size={12} tone={tone} inline role="status">
    <Sign size={16} />
    {children}
  </Row>
);
