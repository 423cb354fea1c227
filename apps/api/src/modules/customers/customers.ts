import { moduleOf } from '../../http/handle';
import { countCustomersCall, listCustomerNamesCall, listCustomersCall, listCustomersOfStaffCall } from './list/list-customers';
import { listMergesCall } from './merge/list-merges';
import { mergeCustomersCall } from './merge/merge-customers';
import { previewMergeCall } from './merge/preview-merge';
import { undoMergeCall } from './merge/undo-merge';
import { readCustomerCall } from './read-customer';
import { changeCustomerCall } from './saving/change-customer';
import { createCustomerCall } from './saving/create-customer';
import { deleteCustomerCall, restoreCustomerCall } from './saving/delete-customer';
import { findSameTypedCall } from './saving/same-phone';

/** People who sell, let, buy or rent. */
export const customersModule = moduleOf([
  listCustomersCall,
  countCustomersCall,
  listCustomersOfStaffCall,
  listCustomerNamesCall,
  readCustomerCall,
  findSameTypedCall,
  createCustomerCall,
  changeCustomerCall,
  deleteCustomerCall,
  restoreCustomerCall,
  previewMergeCall,
  mergeCustomersCall,
  undoMergeCall,
  listMergesCall,
]);
