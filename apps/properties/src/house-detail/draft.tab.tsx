import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import type { PendingEdit } from '@toam/contracts/house/house-approval.schema';
import { houseActionText as text } from '../house/house-action.text';
import { canDecideHouse, canWithdrawEdit } from '@toam/domain/house/house-access';
import { Avatar, Button, confirm, EmptyState, formatDateTime, Row, ScreenState, Stack, toast } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ArrowUUpLeftIcon, XIcon } from '@toam/ui/icons';
import { DraftDiff } from '../house/draft-diff';
import { editNote, editQuestion, sendEditDecision, type EditDecision } from '../house/edit-decision';
import { houseQueries } from '../house/house.queries';
import { ApproveButton, DecisionButtons } from './decision-buttons';

/**
 * 'Thay đổi cần duyệt': changes that were proposed while the house was on the website, and the decision for admins.
 * Specification 1 §2, D38.
 */
export function DraftTab({ houseId }: { houseId: number }) {
  const edit = useQuery(houseQueries.pendingEdit(houseId));
  return (
    <ScreenState query={edit}>
      {(found) => (found ? <Draft edit={found} /> : <EmptyState reason={text.draftNone} />)}
    </ScreenState>
  );
}

function Draft({ edit }: { edit: PendingEdit }) {
  const user = useUser();
  const mayDecide = canDecideHouse(user);
  const mayWithdraw = edit.user !== null && canWithdrawEdit(user, edit.house, { user_id: edit.user.id });
  const decide = useDecision(edit);
  return (
    <Stack gap={12} top={12}>
      {edit.user && (
        <Row as="p" gap={8} size={13} tone="text2">
          <Avatar id={edit.user.id} name={edit.user.name} image={edit.user.avatar} size={24} decorative />
          {text.draftBy(edit.user.name, formatDateTime(edit.updated_at))}
        </Row>
      )}
      {edit.stale && <Alert type="warning" showIcon title={text.draftStale} />}
      <DraftDiff changes={edit.changes} media={edit.media} />
      <Alert type="info" showIcon title={mayDecide ? editNote(edit) : text.draftWaits} />
      {mayWithdraw && (
        <DecisionButtons>
          <Button icon={<ArrowUUpLeftIcon size={16} />} onClick={() => void decide('withdraw')}>
            {text.withdrawDraft}
          </Button>
        </DecisionButtons>
      )}
      {mayDecide && (
        <DecisionButtons>
          <Button danger icon={<XIcon size={16} />} onClick={() => void decide('reject')}>
            {text.reject}
          </Button>
          <ApproveButton onClick={() => void decide('approve')}>{text.approve}</ApproveButton>
        </DecisionButtons>
      )}
    </Stack>
  );
}

/**
 * Decides on the version that was shown. If house or draft changed meanwhile, or somebody decided first, nothing is
 * decided. The person gets a message and sees the new state. Afterwards all data of the house is read again.
 */
function useDecision(edit: PendingEdit) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: houseQueries.all });
  return (decision: EditDecision) =>
    confirm(editQuestion(decision, edit), async () => {
      try {
        const { message } = await sendEditDecision(decision, edit);
        toast.success(message);
      } catch (error) {
        if (!(error instanceof CallFailed && error.status === 409)) throw error;
        toast.warning(error.message);
      } finally {
        void reload();
      }
    });
}
