import { useInfiniteQuery } from '@tanstack/react-query';
import { approvalText } from './approval.text';
import { houseActionText } from '../house/house-action.text';
import { CountBadge, Text, useUrlState } from '@toam/ui/core';
import { DraftDiff } from '../house/draft-diff';
import { approvalQueries, type WaitingEdit } from './approval.queries';
import { approvalSearch } from './approval.search';
import { editDecisions } from './edit.decisions';
import { NothingWaits } from './nothing-waits';
import { Queue } from './queue';
import type { QueueLook } from './queue-look';
import { Notice, QueueCard } from './queue-parts';

const look: QueueLook<WaitingEdit> = {
  label: approvalText.edits,
  title: ({ edit }) => houseActionText.draftCount(edit.changes.length),
  note: ({ edit }) => <CountBadge small>{approvalText.changes(edit.changes.length)}</CountBadge>,
  body: ({ edit }) => (
    <>
      {edit.stale && <Notice type="warning" title={houseActionText.draftStale} />}
      <Text as="p" size={13} tone="text2">
        {edit.house.address}
      </Text>
      <QueueCard>
        <DraftDiff changes={edit.changes} media={edit.media} hasPhoneBar />
      </QueueCard>
      <Notice type="warning" title={houseActionText.draftNote} />
    </>
  ),
};

/** Slot `admin.tab`, /admin/approve-updates: edits of houses on the website. Specification 2 §2, D38, mockup 07. */
export default function EditsTab() {
  const [{ search, order }] = useUrlState(approvalSearch);
  const question = { search, order };
  const query = useInfiniteQuery(approvalQueries.edits(question));
  return <Queue query={query} question={question} verdicts={editDecisions} look={look} empty={<NothingWaits />} />;
}
