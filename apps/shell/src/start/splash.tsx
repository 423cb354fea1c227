import { platformText } from '@toam/contracts/texts/platform';
import { shellText } from '@toam/contracts/shell/shell.text';
import { FailureCard } from '@toam/platform/failure-card';
import { LogoMark, messageOf } from '@toam/ui/core';
import * as css from './splash.module.css';

/** Only the logo, while the shell tries again to load user and registry. It fades in, so that a fast answer shows nothing. */
export const Splash = () => (
  <div className={css.splash} role="status" aria-label={platformText.loading}>
    <LogoMark size={56} />
  </div>
);

/** The API or the registry failed at the start: shows the reason and a retry button. */
export const StartFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main className={css.startFailed}>
    <FailureCard title={shellText.startFailed} why={messageOf(error)} onRetry={onRetry} />
  </main>
);
