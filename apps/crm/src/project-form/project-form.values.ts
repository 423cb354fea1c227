import { project } from '@toam/domain/project/project.record';
import { drawnNames } from '@toam/record-form/fields-of';
import { formOf } from '@toam/record-form/form-of';

/** A project of the old list has neither text nor pictures. It can be renamed before somebody describes it. */
export const projectForm = formOf(project, [...drawnNames(project), 'images', 'content'], {
  mayLack: ['images', 'content'],
});
export type ProjectValues = typeof projectForm.empty;

/** An address like 'Đường, Phường XXX, Huyện/TP' has this many parts. */
const addressParts = 3;

/** Whether an address is there, but not in the wanted form. The API takes any. Brief 4 §1 */
export function lacksAddressParts(address: string): boolean {
  const parts = address.split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.length < addressParts;
}
