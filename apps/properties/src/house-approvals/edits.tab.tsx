import { useInfiniteQuery } from '@tanstack/react-query';
import { CountBadge, Text, useUrlState, confirm } from '@toam/ui/core';
import { approvalText } from './approval.text';
import { houseActionText } from '../house/house-action.text';
import { DraftDiff } from '../house/draft-diff';
import { approvalQueries, type WaitingEdit, approvalSearch } from './approval.queries';
import { NothingWaits, Notice, QueueCard } from './queue-parts';
import { Queue } from './queue';
import type { QueueLook, Decision, Decisions } from './queue-kind';
import { editNote, editQuestion, sendEditDecision, type EditDecision } from '../house/edit-decision';

const decisionOf =
  (decision: EditDecision): Decision<WaitingEdit> =>
  async ({ edit }, send) => {
    if (await confirm(editQuestion(decision, edit))) await send(() => sendEditDecision(decision, edit));
  };

/** Decisions on pending edits of houses on the website. Both need a confirmation. Specification 1 §4. */
const editDecisions: Decisions<WaitingEdit> = { approve: decisionOf('approve'), reject: decisionOf('reject') };

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
      <Notice type="warning" title={editNote(edit)} />
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
