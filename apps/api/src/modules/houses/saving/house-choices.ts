import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';
import { houseText } from '@toam/contracts/house/house.text';
import { mapText } from '@toam/contracts/map/map.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { type EntryColumn, entryColumns, houseColumns } from '@toam/domain/house/house-columns';
import { HttpError } from '../../../http-error';
import { findCustomerOwner } from '../../customers/customers.reads';
import { type Entries, readDirections, readEntries } from '../../options/options.reads';
import { isLivingProject, projectName } from '../../projects/projects.reads';
import { isCustomerSharedWith } from '../../need-scope/shared-customers.reads';
import { isActiveStaff } from '../../users/users.reads';
import type { PatchedColumns } from './house-patch';
import type { House } from '../house.schema';

/** The dictionaries of the columns that hold ids of entries. */
export const choiceTypes = Object.fromEntries(entryColumns.map((column) => [column, houseColumns[column].entry])) as {
  [Column in EntryColumn]: (typeof houseColumns)[Column]['entry'] & DictionaryType;
};

/** The entries that a house's columns name. */
export const readChoices = (house: Pick<House, EntryColumn>): Promise<Entries> =>
  readEntries(entryColumns.map((column) => ({ type: choiceTypes[column], id: house[column] })));

type Errors = Record<string, string>;

/** A house may keep an entry that is no longer offered, but a save can't newly set one. */
function checkEntries(after: House, changed: PatchedColumns, entries: Entries): Errors {
  const errors: Errors = {};
  for (const column of entryColumns) {
    const id = changed[column];
    if (id === undefined || id === null) continue;
    if (!entries.of(choiceTypes[column], id)?.active) errors[column] = houseText.unknownOption;
  }
  const ward = entries.of('district', after.district);
  const movedPlace = changed.district !== undefined || changed.province !== undefined;
  if (movedPlace && ward && ward.parent_id !== after.province) errors.district ??= houseText.wardOfOtherDistrict;
  return errors;
}

/** A position needs both latitude and longitude. */
function checkPosition({ latitude, longitude }: House, changed: PatchedColumns): Errors {
  if (changed.latitude === undefined && changed.longitude === undefined) return {};
  // on creation the columns may still be absent
  const missing = [latitude ?? null, longitude ?? null].filter((half) => half === null).length;
  return missing === 1 ? { [(latitude ?? null) === null ? 'latitude' : 'longitude']: mapText.bothHalves } : {};
}

async function checkDirections(changed: PatchedColumns): Promise<Errors> {
  const wanted = { direction: changed.direction ?? [], balcony_direction: changed.balcony_direction ?? [] };
  if (wanted.direction.length + wanted.balcony_direction.length === 0) return {};
  const known = await readDirections();
  const unknown = Object.entries(wanted).filter(([, values]) => !values.every((value) => known.has(value)));
  return Object.fromEntries(unknown.map(([column]) => [column, houseText.unknownOption]));
}

/** A save may name only customers whom the actor may see. Otherwise anybody could read a name by trying ids (D19). Null: no error. */
async function customerError(actor: Actor, id: number): Promise<string | null> {
  const customer = await findCustomerOwner(id);
  if (!customer) return houseText.unknownCustomer;
  const maySee = canSeeCustomer(actor, customer) || (await isCustomerSharedWith(actor, id));
  return maySee ? null : houseText.foreignCustomer;
}

async function checkPeople(actor: Actor, changed: PatchedColumns, proposed: number | undefined): Promise<Errors> {
  const errors: Errors = {};
  const { customer_id } = changed;
  const customer = customer_id && customer_id !== proposed ? await customerError(actor, customer_id) : null;
  if (customer) errors.customer_id = customer;
  if (changed.user_id && !(await isActiveStaff(changed.user_id))) errors.user_id = houseText.unknownUser;
  if (changed.project_id && !(await isLivingProject(changed.project_id))) errors.project_id = houseText.unknownOption;
  return errors;
}

/**
 * Looks up and checks what the changed columns name.
 * @param after the house after the change
 * @param proposed the customer whom the house's open draft names already
 * @returns the entries of `after`, for its search text and its history
 * @throws HttpError invalid naming every wrong field: unknown or no longer offered, a ward of another district, half a position
 */
export async function checkChoices(
  actor: Actor,
  after: House,
  changed: PatchedColumns,
  proposed?: number,
): Promise<Entries> {
  const entries = await readChoices(after);
  const errors = {
    ...checkEntries(after, changed, entries),
    ...checkPosition(after, changed),
    ...(await checkDirections(changed)),
    ...(await checkPeople(actor, changed, proposed)),
  };
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
  return entries;
}

/** Ward, district, city and project by name, for the search column. */
export const placeText = async (house: House, { nameOf }: Entries): Promise<string> =>
  [
    nameOf('district', house.district),
    nameOf('province', house.province),
    nameOf('city', house.city),
    house.project_id === null ? null : await projectName(house.project_id),
  ]
    .filter(Boolean)
    .join(' ');
