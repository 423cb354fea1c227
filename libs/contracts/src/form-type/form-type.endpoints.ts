import { formTypeKinds } from '@toam/domain/form-types';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';
import { countedFormType, formType, formTypeBody } from './form-type.schema';

const params = z.object({ type: z.enum(formTypeKinds) });

/** The lists that check-in and forms choose from, by kind. `active`: it can be chosen now. */
export const readFormTypes = endpoint({
  method: 'GET',
  path: '/typeform/all',
  summary: 'Shifts, types of shifts and reasons for leave, in their order',
  access: 'signedIn',
  data: z.object({ shift: z.array(formType), typeShift: z.array(formType), reasonLeave: z.array(formType) }),
});

export const listFormTypes = endpoint({
  method: 'GET',
  path: '/typeform/:type',
  summary: 'The entries of one kind, and how many records use each',
  access: 'signedIn',
  params,
  example: { params: { type: 'typeShift' } },
  data: z.array(countedFormType),
});

export const createFormType = endpoint({
  method: 'POST',
  once: true,
  path: '/typeform/:type',
  summary: 'Adds a shift, a type of shifts or a reason for leave',
  access: 'admin',
  params,
  body: formTypeBody,
  example: {
    params: { type: 'shift' },
    body: { name: 'Ca khuya', start: '21:00', end: '23:30', grace_minutes: 5, optional: true },
  },
  data: formType,
});

const changed = z.object({
  id: recordId,
  name: formTypeBody.shape.name.optional(),
  start: formTypeBody.shape.start,
  end: formTypeBody.shape.end,
  grace_minutes: formTypeBody.shape.grace_minutes.unwrap().optional(),
  optional: z.boolean().optional(),
  uses_quota: z.boolean().optional(),
  applies_from: formTypeBody.shape.applies_from,
  /** False: forms stop offering it; true: forms offer it again. */
  active: z.boolean().optional(),
  /** Moves it one place up or down in the order of the forms. */
  move: z.enum(['up', 'down']).optional(),
  /** Restores a deleted one: the undo of a deletion (D11). */
  restore: z.literal(true).optional(),
  version: z.number().int().optional(),
});
export type FormTypeChange = z.output<typeof changed>;

export const changeFormType = endpoint({
  method: 'PUT',
  path: '/typeform/:type',
  summary: 'Changes, moves, switches on or off, or restores a shift, type of shifts or reason for leave',
  access: 'admin',
  params,
  body: changed,
  example: {
    params: { type: 'reasonLeave' },
    body: { id: 9, name: 'Nghỉ phép', active: true, move: 'up', version: 1 },
  },
  conflict: formType,
  data: formType,
});

/** Deleted, or switched off because something uses it. */
export const removedFormType = z.object({ outcome: z.enum(['deleted', 'deactivated']), entry: formType });
export type RemovedFormType = z.output<typeof removedFormType>;

export const removeFormType = endpoint({
  method: 'DELETE',
  path: '/typeform/:type',
  summary: 'Deletes a shift, type of shifts or reason for leave, or switches it off where it is used',
  access: 'admin',
  params,
  body: z.object({ id: recordId }),
  example: { params: { type: 'typeShift' }, body: { id: 4 } },
  data: removedFormType,
});
