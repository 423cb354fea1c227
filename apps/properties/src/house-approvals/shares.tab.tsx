import { useInfiniteQuery } from '@tanstack/react-query';
import { countApprovals } from '@toam/contracts/house/house-approval.endpoints';
import { approvalText } from './approval.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { shareKinds, type ShareKind } from '@toam/domain/house/house-transition';
import { useWaiting } from '@toam/platform/waiting';
import { Button, CountBadge, formatNumber, Row, Segmented, Stack, Tooltip, useUrlState } from '@toam/ui/core';
import { PencilSimpleIcon } from '@toam/ui/icons';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paths } from '../paths';
import { approvalQueries, type WaitingShare } from './approval.queries';
import { approvalSearch } from './approval.search';
import { NothingWaits } from './nothing-waits';
import { Queue } from './queue';
import { Small } from './queue-list';
import type { QueueLook } from './queue-look';
import { LinkButton } from './queue-parts';
import { ShareCard } from './share-card';
import { shareDecisions } from './share.decisions';

const look: QueueLook<WaitingShare> = {
  label: approvalText.shares,
  title: ({ house }) => houseDetailText.phoneTitle(house.id),
  note: ({ house }) => house.into_money !== null && <Small>{housePriceText(house.into_money, house.purpose)}</Small>,
  actions: ({ house }) => (
    <Tooltip title={approvalText.editNote}>
      <LinkButton to={paths.editHouse(house.id)}>
        <PencilSimpleIcon size={16} />
        {approvalText.edit}
      </LinkButton>
    </Tooltip>
  ),
  body: ({ house }) => <ShareCard house={house} />,
};

const countOf = (kind: ShareKind) => ({ call: countApprovals.path, fields: [kind] });

/** Slot `admin.tab`, /admin/approve: requests to share houses with the community or on the website. Specification 2 §2. */
export default function SharesTab() {
  const [{ source, search, order }, change] = useUrlState(approvalSearch);
  const question = { search, order };
  const query = useInfiniteQuery(approvalQueries.shares(source, question));
  const choose = (kind: ShareKind) => change({ source: kind, item: null });
  const hadFocus = useRef(false);
  return (
    <Queue
      key={source}
      query={query}
      question={question}
      verdicts={shareDecisions}
      look={look}
      head={<SourceSwitch source={source} hadFocus={hadFocus} onChange={choose} />}
      empty={<NothingHere source={source} onChoose={choose} />}
    />
  );
}

interface SourceSwitchProps {
  source: ShareKind;
  /** Whether the last switch had the focus when it unmounted. Each queue and its loading state render their own switch. */
  hadFocus: RefObject<boolean>;
  onChange: (kind: ShareKind) => void;
}

/** Community or website, with the number of requests in each. The arrow keys keep working while the queue below changes. */
function SourceSwitch({ source, hadFocus, onChange }: SourceSwitchProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (hadFocus.current) element?.querySelector<HTMLInputElement>('input:checked')?.focus();
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  const counts = { public: useWaiting([countOf('public')]), web: useWaiting([countOf('web')]) };
  return (
    <Stack ref={frame} flex="none" maxWidth={[320, 'none']} top={12} padX={16}>
      <Segmented
        name="approval-source"
        block
        aria-label={approvalText.sources}
        value={source}
        onChange={onChange}
        options={shareKinds.map((kind) => ({
          value: kind,
          label: (
            <Row as="span" inline gap={6}>
              {houseSharingText.queues[kind]}
              <CountBadge small active={kind === source} room={3}>
                {counts[kind] === undefined ? undefined : formatNumber(counts[kind])}
              </CountBadge>
            </Row>
          ),
        }))}
      />
    </Stack>
  );
}

/** This queue is empty. Links to the other one if that has requests. */
function NothingHere({ source, onChoose }: { source: ShareKind; onChoose: (kind: ShareKind) => void }) {
  const other = source === 'public' ? 'web' : 'public';
  const count = useWaiting([countOf(other)]) ?? 0;
  return (
    <NothingWaits>
      {count > 0 && (
        <Button onClick={() => onChoose(other)}>
          {approvalText.other(formatNumber(count), houseSharingText.queues[other])}
        </Button>
      )}
    </NothingWaits>
  );
}
