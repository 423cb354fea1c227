import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { knowsFonts, rememberFonts } from './known-fonts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** The code of the address's screen is here. */
const hasCode = (router: Router): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });

/** The screen has asked the API and has its answers: twice in a row nothing is under way. The first time it may not have asked yet. */
async function hasAnswers(queries: QueryClient): Promise<void> {
  for (let calm = 0; calm < 2; calm = queries.isFetching() > 0 ? 0 : calm + 1)
    await new Promise((wake) => setTimeout(wake, 300));
}

async function addFonts(): Promise<void> {
  await import('@toam/ui/theme/fonts.css');
  await rememberFonts();
}

/** Fonts that this device knows are there before the first screen is drawn. A failure leaves the system's font. */
export function loadKnownFonts(): void {
  if (knowsFonts()) addFonts().catch(() => undefined);
}

/**
 * On a first visit they come behind the first screen's code and rows: 100 KB, two seconds of a slow line, and text is legible without them.
 */
export async function loadNewFonts(router: Router, queries: QueryClient): Promise<void> {
  if (knowsFonts()) return;
  await hasCode(router);
  await hasAnswers(queries);
  await addFonts();
}
