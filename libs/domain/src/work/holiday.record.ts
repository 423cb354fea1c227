import { date, name, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';

/** A day on which nobody is expected. Admins write them (the endpoint's rule). H1 */
export const holiday = record('holiday', {
  versioned: false,
  softDelete: false,
  fields: {
    date: date({ label: 'Ngày', required: true }),
    name: name({ label: 'Tên ngày nghỉ', required: true }),
    /** Nobody: a fixed holiday that the system added. */
    created_by: ref('staff', {
      label: 'Người thêm',
      column: 'created_by',
      nullable: true,
      server: 'actor',
      hidden: true,
    }),
  },
  unique: ['date'],
  list: { sorts: ['date'], filters: ['date'], first: 'date' },
  may: { write: () => null },
  // it changes everybody's days, so open timesheets read again
  audience: 'everyone',
});
