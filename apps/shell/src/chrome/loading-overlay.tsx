import { useIsMutating } from '@tanstack/react-query';
import { shellText } from '@toam/contracts/shell/shell.text';
import { Spin } from '@toam/ui/core';
import { useNavigation } from 'react-router-dom';
import * as css from './loading-overlay.module.css';

/** A thin line while the next screen's code loads. The current screen stays usable. */
export function ArrivalLine() {
  const isLeaving = useNavigation().state !== 'idle';
  return isLeaving && <div className={css.arrival} role="progressbar" aria-label={shellText.overlay} />;
}

/** Covers everything while an action with `blocksScreen` in its `meta` runs. Specification 1 §2. */
export function LoadingOverlay() {
  const running = useIsMutating({ predicate: ({ meta }) => meta?.blocksScreen === true });
  if (running === 0) return null;
  return (
    <div className={css.overlay} role="status" aria-label={shellText.overlay}>
      <Spin size="large" />
    </div>
  );
}
