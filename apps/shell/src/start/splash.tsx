import { platformText } from '@toam/contracts/texts/platform';
import { shellText } from '@toam/contracts/texts/shell';
import { FailureCard } from '@toam/platform/failure-card';
import { LogoMark, messageOf } from '@toam/ui/core';
import * as css from './splash.module.css';

/** The logo alone, while the shell finds out who this is and what there is. Fades in, so that a fast start shows nothing. */
export const Splash = () => (
  <div className={css.splash} role="status" aria-label={platformText.loading}>
    <LogoMark size={56} />
  </div>
);

/** The API or the registry could not be had at the start: what it was, and a way to try again. */
export const StartFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main className={css.startFailed}>
    <FailureCard title={shellText.startFailed} why={messageOf(error)} onRetry={onRetry} />
  </main>
);
