import { platformText } from '@toam/contracts/texts/platform';
import { platformHost, type Contribution } from '@toam/platform/host';
// eslint-disable-next-line no-restricted-imports -- its RetryBoundary makes a new one for each try
import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { CodeFailure } from './code-failure';
import { RetryBoundary } from './retry-boundary';
import { codeSilence, unlessSilent } from './silence';
import type { SlotViewName, SlotViews } from './slots';

interface ContributedProps<S extends SlotViewName> {
  slot: S;
  contribution: Contribution;
  props: SlotViews[S];
  /** Shown while its code loads. */
  loading?: ReactNode;
}

/** The contributions to a slot that this person may see, for a caller that lays them out itself, such as tabs. */
export const useContributions = (slot: SlotViewName): Contribution[] => platformHost().contributions(slot);

/** One contribution. Its code loads when it is first shown. Its failure affects only this frame. */
export function Contributed<S extends SlotViewName>({
  slot,
  contribution,
  props,
  loading = null,
}: ContributedProps<S>) {
  const load = () =>
    lazy<ComponentType<SlotViews[S]>>(async () => ({
      default: (await unlessSilent(
        platformHost().loadContribution(slot, contribution),
        codeSilence,
        contribution.label,
      )) as ComponentType<SlotViews[S]>,
    }));
  const [View, setView] = useState(load);
  return (
    <RetryBoundary
      onError={(error) => platformHost().report({ remote: contribution.remote, stage: 'slot', error })}
      onRetry={() => setView(load)}
      fallback={(retry) => <CodeFailure title={platformText.slotDown(contribution.label)} onRetry={retry} />}
    >
      <Suspense fallback={loading}>{createElement(View as ComponentType<SlotViews[S]>, props)}</Suspense>
    </RetryBoundary>
  );
}

/** Every contribution to a slot, one below the other. Renders nothing if there are none. */
export function Slot<S extends SlotViewName>({
  name,
  props,
  loading,
}: {
  name: S;
  props: SlotViews[S];
  loading?: ReactNode;
}) {
  return platformHost()
    .contributions(name)
    .map((contribution) => (
      <Contributed
        key={`${contribution.remote}/${contribution.id}`}
        slot={name}
        contribution={contribution}
        props={props}
        loading={loading}
      />
    ));
}
