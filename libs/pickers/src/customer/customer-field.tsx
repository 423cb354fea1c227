import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerName } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import { pickerText } from '@toam/contracts/texts/picker';
import { Button, Cell, Row, Tooltip } from '@toam/ui/core';
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
import { searchStaff, staffQueries } from '@toam/pickers/staff/staff.queries';

interface CustomerFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  /** Offers only this agent's customers. New customers become this agent's. For admins. */
  staffId?: number | null;
  /** Lets the user choose that agent here, above the search. For admins. */
  withStaff?: boolean;
  /** Hides the button that creates a customer. */
  withoutCreate?: boolean;
  /** The chosen customer's known data, such as the name, until the customer is loaded. */
  known?: { id: number; name: string } | null;
}

/**
 * Chooses a customer by name or phone (server search), or creates one in the quick dialog. Shows the phone as the
 * API gives it (masked for people who may not see it, D24). Specification 1 §2, 2 §2 "Customer picker".
 */
export function CustomerField<Values extends FieldValues>({
  control,
  name,
  staffId = null,
  withStaff = false,
  withoutCreate = false,
  known,
  ...look
}: CustomerFieldProps<Values>) {
  const field = useField<Values, number | null>({ control, name });
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [staff, setStaff] = useState(staffId);
  const ofStaff = withStaff ? staff : staffId;
  const size = useControlSize();
  const chosen = useQuery({ ...customerQueries.name(field.value ?? 0), enabled: field.value !== null }).data;
  const label = chosen?.name ?? (known?.id === field.value ? known?.name : undefined);

  const take = (customer: Pick<CustomerName, 'id'>) => {
    setCreating(false);
    field.change(customer.id);
  };
  return (
    <FieldFrame id={field.id} error={field.error} {...look} hint={chosen ? <About customer={chosen} /> : look.hint}>
      {withStaff && <OfStaff value={staff} onChange={setStaff} disabled={look.disabled} />}
      <Row gap={8} align="start">
        <Cell>
          <ChoiceSelect<number>
            id={field.id}
            controlRef={field.ref}
            value={field.value}
            chosenLabel={label}
            onChange={field.change}
            onBlur={field.leave}
            search={searchCustomers(queries, ofStaff)}
            placeholder={customerText.pickerPlaceholder}
            disabled={look.disabled}
            invalid={field.error !== undefined}
            describedBy={noteId(field.id)}
          />
        </Cell>
        {!withoutCreate && (
          <Tooltip title={customerText.createTitle}>
            <Button
              size={size}
              icon={<UserPlusIcon size={16} />}
              aria-label={customerText.createTitle}
              disabled={look.disabled}
              onClick={() => setCreating(true)}
            />
          </Tooltip>
        )}
      </Row>
      {creating && <QuickCustomerDialog staffId={ofStaff} onClose={() => setCreating(false)} onChosen={take} />}
    </FieldFrame>
  );
}

/** The chosen customer's number, masked if needed, and the agent they belong to. */
const About = ({ customer }: { customer: CustomerName }) =>
  [phoneText(customer.phone_number), customer.user].filter(Boolean).join(' · ');

interface OfStaffProps {
  value: number | null;
  onChange: (userId: number | null) => void;
  disabled?: boolean | undefined;
}

/** The agent whose customers are offered. Specification 2 §2 "Customer picker". */
function OfStaff({ value, onChange, disabled }: OfStaffProps) {
  const name = useQuery({ ...staffQueries.name(value ?? 0), enabled: value !== null }).data;
  return (
    <ChoiceSelect<number>
      value={value}
      chosenLabel={name ?? undefined}
      onChange={onChange}
      search={searchStaff}
      placeholder={pickerText.anyStaff}
      label={pickerText.staff}
      clearable
      disabled={disabled}
    />
  );
}
