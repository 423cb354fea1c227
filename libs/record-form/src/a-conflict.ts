import type { Conflict } from '@toam/domain/record/three-way';
import type { FieldValues } from '@toam/ui/form';
import type { RecordConflict } from './use-record-editor';

/** A conflict for tests: a stale save whose changes clash. */
export const aConflict = <Values extends FieldValues, Row>(
  sides: Conflict<Values>,
  current: Row,
): RecordConflict<Values, Row> => ({ ...sides, current, merging: {}, settle: () => {}, cancel: () => {} });
