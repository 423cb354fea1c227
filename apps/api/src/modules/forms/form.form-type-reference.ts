import type { FormTypeReferenceHandler } from '../../references/form-type-reference';
import { countByColumn } from './form.queries';

export const formReasons: FormTypeReferenceHandler = {
  name: 'forms.reason_id',
  kinds: ['reasonLeave'],
  count: (ids) => countByColumn('reason_id', ids),
};

export const formShifts: FormTypeReferenceHandler = {
  name: 'forms.shift',
  kinds: ['shift'],
  count: (ids) => countByColumn('shift', ids),
};
