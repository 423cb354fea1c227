import { commonText } from '@toam/contracts/texts/common';
import { Button } from '@toam/ui/core';
import { ArrowClockwiseIcon, PlugsConnectedIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';

const card = {
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: 14,
  borderRadius: 8,
  background: 'var(--warningTint)',
  color: 'var(--text)',
  fontSize: 13,
  lineHeight: '20px',
} as const;

interface FailureCardProps {
  title: string;
  why?: string;
  /** Default: 'Thử lại'. */
  action?: string;
  onRetry: () => void;
  /** Other actions beside the retry button. */
  children?: ReactNode;
}

/** The frame of something that could not load: what failed, why, and a retry in place. Mockup 13, "Phân hệ tạm vắng". */
export function FailureCard({ title, why, action = commonText.retry, onRetry, children }: FailureCardProps) {
  return (
    <div role="alert" style={card}>
      <PlugsConnectedIcon size={22} color="var(--warning)" />
      <div>
        <div style={{ fontWeight: 600 }}>{title}</div>
        {why && <div style={{ color: 'var(--text2)' }}>{why}</div>}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 }}>
          <Button size="small" icon={<ArrowClockwiseIcon size={15} />} onClick={onRetry}>
            {action}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
