import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { clockOf } from '@toam/domain/form-types';
import { toEpoch } from '../../db/columns';
import type { FormTypeRow } from './form-type.schema';

const clock = (minute: number | null): string | null => (minute === null ? null : clockOf(minute));

/** A row as the API answers it: times as HH:mm. */
export const serializeFormType = ({ start_minute, end_minute, ...row }: FormTypeRow): FormType => ({
  ...row,
  start: clock(start_minute),
  end: clock(end_minute),
  created_at: toEpoch(row.created_at),
  updated_at: toEpoch(row.updated_at),
});
