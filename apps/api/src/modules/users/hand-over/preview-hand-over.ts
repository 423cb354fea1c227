import { type HandedGroup, type HandOverPreview, previewHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { userText } from '@toam/contracts/user/user.text';
import { onlyReads } from '../../../audit/audited';
import { handle } from '../../../http/handle';
import type { User } from '../user.schema';
import { readAvatars } from '../users.reads';
import {
  countApprovals,
  countDrafts,
  countSessions,
  countSharedNeeds,
  countShares,
  countVisits,
  findPeople,
  listOf,
} from './hand-over.queries';
import { authorizeLeaver, authorizeReceiver } from './hand-over-parties';
import { staffReferences } from '../../../references/staff-reference';

async function groupsOf(leaver: User, receiver: User | null): Promise<HandedGroup[]> {
  const groups: HandedGroup[] = [];
  for (const { kind, holds, blocked } of staffReferences()) {
    const holding = await holds(leaver.id, receiver?.id ?? null);
    const isAsked = receiver !== null && blocked !== undefined && holding.count > 0;
    groups.push({ kind, ...holding, blocked: isAsked ? await blocked({ from: leaver, to: receiver }) : null });
  }
  return groups;
}

/** The data of the dialog; a conflict answers the same as `current`. */
export async function previewOf(leaver: User, receiver: User | null): Promise<HandOverPreview> {
  const { id, name, status, employee_status, position, job_position } = leaver;
  const avatarOf = await readAvatars([leaver]);
  const [last] = await listOf(id, 1);
  return {
    from: {
      ...{ id, name, status, employee_status, avatar: avatarOf(leaver) },
      position: position || userText.jobPosition[job_position],
      sessions: await countSessions(id),
    },
    groups: await groupsOf(leaver, receiver),
    stays: {
      approvals: await countApprovals(id),
      visits: await countVisits(id),
      drafts: await countDrafts(id),
      shared_needs: await countSharedNeeds(id),
      transactions: await countShares(id),
    },
    last_id: last?.id ?? null,
  };
}

/**
 * What a hand-over of a person's work would do: how many records of each kind, whether the colleague can have them, what stays. D72.
 * @throws HttpError not_found; forbidden; invalid at `to_id`; conflict if the colleague was locked
 */
export const previewHandOverCall = handle(previewHandOver, { audit: onlyReads }, async ({ actor, body }) => {
  const { user_id, to_id } = body;
  const people = await findPeople(to_id === null ? [user_id] : [user_id, to_id]);
  const leaver = authorizeLeaver(actor, people.get(user_id));
  return previewOf(leaver, to_id === null ? null : authorizeReceiver(leaver, people.get(to_id)));
});
