import type { FormTypeKind } from '@toam/domain/form-types';
import { registry } from './registry';

/**
 * A column that refers to shifts, types of shifts or reasons for leave. `count` gives how many records use each entry, by id.
 * Deleted records count, too, because they may be restored. An entry that is in use is switched off instead of deleted.
 */
export interface FormTypeReferenceHandler {
  /** Table and column, for readers of the code. */
  name: string;
  kinds: readonly FormTypeKind[];
  count: (ids: readonly number[]) => Promise<Map<number, number>>;
}

export const { all: formTypeReferences, register: registerFormTypeReferences } =
  registry<FormTypeReferenceHandler>('form types');
