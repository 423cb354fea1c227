import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import { pickerText } from '@toam/contracts/texts/picker';
import { Button, Tooltip } from '@toam/ui/core';
import {
  ChoiceSelect,
  FieldFrame,
  noteId,
  useControlSize,
  useField,
  type FieldBinding,
  type FieldLook,
  type FieldValues,
} from '@toam/ui/form';
import { UserPlusIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { customerQueries, phoneText, searchCustomers } from './customer.queries';
import { QuickCustomerDialog } from './quick-customer.dialog';

interface CustomerFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  /** Offers only this agent's customers, and makes new ones theirs. For admins. */
  staffId?: number | null;
  /** What is known of the chosen one before it is read: its name while the form opens. */
  known?: { id: number; name: string } | null;
}

/**
 * Chooses a customer by name or phone, found on the server, or creates one in the quick dialog. Shows the phone as the
 * API gives it (masked for those who may not see it, D24). Specification 1 §2, 2 §2 "Customer picker".
 */
export function CustomerField<Values extends FieldValues>({
  control,
  name,
  staffId = null,
  known,
  ...look
}: CustomerFieldProps<Values>) {
  const field = useField<Values, number | null>({ control, name });
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const size = useControlSize();
  const chosen = useQuery({ ...customerQueries.one(field.value ?? 0), enabled: field.value !== null }).data;
  const label = chosen?.name ?? (known?.id === field.value ? known?.name : undefined);

  const take = (customer: Pick<CustomerRow, 'id'>) => {
    setCreating(false);
    field.change(customer.id);
  };
  return (
    <FieldFrame id={field.id} error={field.error} {...look} hint={chosen ? <About customer={chosen} /> : look.hint}>
      <div className="ta-field-pair">
        <ChoiceSelect<number>
          id={field.id}
          controlRef={field.ref}
          value={field.value}
          chosenLabel={label}
          onChange={field.change}
          onBlur={field.leave}
          search={searchCustomers(queries, staffId)}
          placeholder={customerText.pickerPlaceholder}
          disabled={look.disabled}
          invalid={field.error !== undefined}
          describedBy={noteId(field.id)}
        />
        <Tooltip title={customerText.createTitle}>
          <Button
            size={size}
            icon={<UserPlusIcon size={16} />}
            aria-label={customerText.createTitle}
            disabled={look.disabled}
            onClick={() => setCreating(true)}
          />
        </Tooltip>
      </div>
      {creating && <QuickCustomerDialog staffId={staffId} onClose={() => setCreating(false)} onChosen={take} />}
    </FieldFrame>
  );
}

const About = ({ customer }: { customer: CustomerRow }) => (
  <>
    {[phoneText(customer.phone_number), customer.house_count > 0 ? pickerText.houses(customer.house_count) : null]
      .filter(Boolean)
      .join(' · ')}
  </>
);
