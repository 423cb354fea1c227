import { listFormTypes, readFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import type { FormTypeKind } from '@toam/domain/form-types';
import { handle, moduleOf } from '../../http/handle';
import { countUses } from './form-type-uses';
import { listAll, listKind } from './form-type.queries';
import { serializeFormType } from './form-type-serializer';
import { removeFormTypeCall } from './remove-form-type';
import { changeFormTypeCall, createFormTypeCall } from './save-form-type';

/** Shifts, types of shifts and reasons for leave: the choices of check-in and forms. */
export const formTypesModule = moduleOf([
  handle(readFormTypes, async () => {
    const all = (await listAll()).map(serializeFormType);
    const of = (kind: FormTypeKind) => all.filter((entry) => entry.kind === kind);
    return { shift: of('shift'), typeShift: of('typeShift'), reasonLeave: of('reasonLeave') };
  }),
  handle(listFormTypes, async ({ params }) => {
    const rows = await listKind(params.type);
    const uses = await countUses(
      params.type,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...serializeFormType(row), uses: uses.get(row.id) ?? 0 }));
  }),
  createFormTypeCall,
  changeFormTypeCall,
  removeFormTypeCall,
]);
