import { listHandOvers } from '@toam/contracts/user/hand-over.endpoints';
import { readUser } from '@toam/contracts/user/user.endpoints';
import { userText } from '@toam/contracts/user/user.text';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { useSecrets } from '../../secrets/secret-box';
import { deleteUserCall, restoreUserCall } from './deletion/delete-user';
import { carryOutHandOverCall } from './hand-over/carry-out-hand-over';
import { serializeHandOvers } from './hand-over/hand-over-serializer';
import { listOf } from './hand-over/hand-over.queries';
import { previewHandOverCall } from './hand-over/preview-hand-over';
import { undoHandOverCall } from './hand-over/undo-hand-over';
import { userListCalls } from './list/list-users';
import { readOrgChartCall } from './org-chart/read-org-chart';
import { resetPasswordCall } from './password/reset-password';
import { portalCalls } from './portals/portal-account';
import { changeAvatarCall } from './portrait/change-avatar';
import { changeUserCall } from './saving/change-user';
import { createUserCall } from './saving/create-user';
import { findTakenCall } from './saving/taken';
import { staffImportModule } from './staff-import/staff-import';
import { readStaffStatisticCall } from './statistic/staff-statistic';
import { listManagerChoicesCall } from './team/manager-choices';
import { recordFor } from './user-serializer';
import { findUser } from './user.queries';

const register = moduleOf([
  handle(readUser, async ({ query, actor }) => {
    const user = await findUser(query.user_id ?? actor.id);
    if (!user) throw new HttpError('not_found', userText.notFound);
    return recordFor(actor, user);
  }),
  ...userListCalls,
  listManagerChoicesCall,
  findTakenCall,
  createUserCall,
  changeUserCall,
  deleteUserCall,
  restoreUserCall,
  resetPasswordCall,
  changeAvatarCall,
  ...portalCalls,
  previewHandOverCall,
  carryOutHandOverCall,
  undoHandOverCall,
  /** Where a person's work went, newest first, also for deleted people. D72. */
  handle(listHandOvers, async ({ actor, query }) => serializeHandOvers(actor, await listOf(query.user_id))),
  readStaffStatisticCall,
  readOrgChartCall,
]);

/** Staff users. */
export function usersModule(app: FastifyInstance, env: Env): void {
  useSecrets(env);
  register(app);
  staffImportModule(app);
}
