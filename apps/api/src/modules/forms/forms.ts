import { readForm } from '@toam/contracts/form/form.endpoints';
import { handle, moduleOf } from '../../http/handle';
import { readApproverSettingCall } from './approver';
import { approveFormCall, rejectFormCall } from './decide-form';
import { serializeForm } from './form-serializer';
import { correctLeaveCall } from './leave/correct-leave';
import { readLeaveLedgerCall } from './leave/leave-ledger';
import { previewLeaveCall } from './leave/preview-leave';
import { countWaitingFormsCall, listMyFormsCall, listWaitingFormsCall, readNeighboursCall } from './list-forms';
import { askCancelCall, keepFormCall, revokeFormCall } from './revoke-form';
import { changeFormCall, createFormCall, removeFormCall } from './save-form';
import { setApproverCall } from './set-approver';
import { takeForm } from './take-form';

/** The forms of staff, their approval, and leave. */
export const formsModule = moduleOf([
  readLeaveLedgerCall,
  previewLeaveCall,
  correctLeaveCall,
  listMyFormsCall,
  listWaitingFormsCall,
  countWaitingFormsCall,
  handle(readForm, async ({ actor, params }) => serializeForm(actor, await takeForm(actor, params.type, params.id))),
  readNeighboursCall,
  createFormCall,
  changeFormCall,
  removeFormCall,
  approveFormCall,
  rejectFormCall,
  revokeFormCall,
  askCancelCall,
  keepFormCall,
  readApproverSettingCall,
  setApproverCall,
]);
