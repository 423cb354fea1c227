import { call } from '@toam/api-client/call';
import { useSave, type SavedDraft } from '@toam/api-client/use-save';
import { changeCustomer, type SavedCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { mergeFields, type Conflict } from '@toam/domain/record/three-way';
import { samePhoneOf, valuesOfCustomer, type CustomerValues } from '@toam/pickers/customer/customer.values';
import { standingRecord, type EditBase } from '@toam/record-form/edit-draft';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { revealProblems, type EntryForm } from '@toam/ui/form';
import { useState } from 'react';
import { changeRequest, changesOf, clashesOf, customerEditSchema, type CustomerField } from './customer-form.values';

/** How a save goes on. */
export interface SaveHow {
  /** Said yes to two records with one number. */
  keepDuplicate: boolean;
  /** Who is merged with the record once it is saved. */
  mergeWith?: number;
}

/** A stale version whose changes clash: both sides, the record as it stands, and what was to be done. */
export interface Clash extends Conflict<CustomerValues> {
  current: CustomerRow;
  how: SaveHow;
}

interface CustomerChangeInput {
  customerId: number;
  form: EntryForm<CustomerValues>;
  base: EditBase<CustomerValues>;
  /** Another base under the form, and what stands in it. */
  fill: (base: EditBase<CustomerValues>, values: CustomerValues) => void;
  draft: SavedDraft;
  onSaved: (saved: SavedCustomer, how: SaveHow) => void;
  /** What is newer was kept throughout: nothing is left to save. */
  onNothingLeft: () => void;
}

/** Saving an edit: only what differs is sent; a stale version is joined with what is newer, and asked about where both changed. D12. */
export function useCustomerChange(input: CustomerChangeInput) {
  const { customerId, form, base, fill, draft, onSaved, onNothingLeft } = input;
  const [clash, setClash] = useState<Clash | null>(null);
  const change = useSave({
    draft,
    send: ({ version, values: before, keepDuplicate }: EditBase<CustomerValues> & SaveHow, once) =>
      call(changeCustomer, {
        body: changeRequest({ customerId, version, before, after: form.getValues(), keepDuplicate }),
        ...once,
      }),
    onSuccess: (saved, { keepDuplicate, mergeWith }) =>
      onSaved(saved, { keepDuplicate, ...(mergeWith !== undefined && { mergeWith }) }),
    onError: (error, { values: before, version, ...how }) => {
      const current = standingRecord<CustomerRow>(error);
      if (!current || current.version === version) {
        if (!samePhoneOf(error)) showSaveFailure(form, error, { fieldOf: { image: 'picture' } });
        return;
      }
      const sides = { before, mine: form.getValues(), theirs: valuesOfCustomer(current), current, how };
      if (clashesOf(sides).length > 0) setClash(sides);
      else settle(sides);
    },
  });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = (sides: Clash, isTheirs: (field: CustomerField) => boolean = () => false) => {
    const next = { version: sides.current.version, values: sides.theirs };
    setClash(null);
    fill(next, mergeFields(sides, isTheirs));
    if (changesOf(next.values, form.getValues()).length === 0) onNothingLeft();
    else if (customerEditSchema.safeParse(form.getValues()).success) change.mutate({ ...next, ...sides.how });
    else void revealProblems(form);
  };
  const send = (how: SaveHow) => change.mutate({ ...base, ...how });
  return { change, send, clash, settle, dropClash: () => setClash(null) };
}
