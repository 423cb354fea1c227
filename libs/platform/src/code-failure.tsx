import { platformText } from '@toam/contracts/texts/platform';
import { renewPage } from '@toam/platform/host';
import type { ReactNode } from 'react';
import { FailureCard } from './failure-card';
import { useNewBuild } from './use-new-build';

interface CodeFailureProps {
  title: string;
  why?: string;
  /** Loads the same code again. */
  onRetry: () => void;
  /** The failure is all of the screen: if something new is live, the page is loaded anew without a question, unless something typed waits. */
  isScreen?: boolean;
  children?: ReactNode;
}

/**
 * The card of code that failed. If another build is live meanwhile, trying the old one again would not help: the card says so and offers
 * a new page. The browser asks before it if something typed is not saved.
 */
export function CodeFailure({ title, why, onRetry, isScreen = false, children }: CodeFailureProps) {
  const told = useNewBuild({ byItself: isScreen })
    ? {
        title: platformText.newBuild,
        why: platformText.newBuildWhy,
        action: platformText.reload,
        onRetry: () => void renewPage('asked'),
      }
    : { title, onRetry, ...(why !== undefined && { why }) };
  return <FailureCard {...told}>{children}</FailureCard>;
}
