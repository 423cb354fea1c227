import { PlainButton, Tooltip } from '@toam/ui/core';
import { InfoIcon } from '@toam/ui/icons';

/** An i that explains a figure, under the pointer and to the keyboard. */
export const Hint = ({ children }: { children: string }) => (
  <Tooltip title={children}>
    <PlainButton tone="text3" radius={4} aria-label={children}>
      <InfoIcon size={14} aria-hidden />
    </PlainButton>
  </Tooltip>
);
