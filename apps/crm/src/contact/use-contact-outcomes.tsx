import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { SaveOnce } from '@toam/api-client/use-save';
import { makeCustomerOfContact } from '@toam/contracts/contact/contact.endpoints';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import type { CallOf } from '@toam/contracts/endpoint';
import { contactListText as text } from '@toam/contracts/contact/contact.text';
import { QuickCustomerDialog } from '@toam/pickers/customer/quick-customer.dialog';
import { showError, toast } from '@toam/ui/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { contactQueries } from '@toam/pickers/contact/contact.queries';

/** Turns a request into a customer or a need. Render `dialog` anywhere in the screen. */
export interface ContactOutcomes {
  /** 'Tạo khách hàng': the quick dialog with name and number filled in. */
  makeCustomer: (contact: ContactRow) => void;
  /** Links the request to a customer who has the number already. */
  useCustomer: (contact: ContactRow, customerId: number) => Promise<void>;
  /** 'Tạo nhu cầu': makes a customer if the request has none, then opens a need's form. */
  makeNeed: (contact: ContactRow) => void;
  dialog: ReactNode;
}

interface Making {
  contact: ContactRow;
  /** Runs when the customer is made. */
  goOn: () => void;
}

/** Makes customers and needs from contact requests. D15, D56. */
export function useContactOutcomes(): ContactOutcomes {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [making, setMaking] = useState<Making | null>(null);

  async function send(id: number, body: CallOf<typeof makeCustomerOfContact>['body'], once?: SaveOnce) {
    const row = await call(makeCustomerOfContact, { params: { id }, body, ...once });
    void queries.invalidateQueries({ queryKey: contactQueries.all });
    void queries.invalidateQueries({ queryKey: ['customer'] });
    return row;
  }
  async function link(contactId: number, customerId: number): Promise<boolean> {
    try {
      const { customer } = await send(contactId, { customer_id: customerId });
      toast.success(text.customerLinked(customer?.name ?? ''));
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }
  const openForm = (row: ContactRow) => void navigate(paths.needOfContact(row.id));
  const done = ({ goOn }: Making) => {
    setMaking(null);
    goOn();
  };

  return {
    makeCustomer: (contact) => setMaking({ contact, goOn: () => undefined }),
    useCustomer: async (row, customerId) => void (await link(row.id, customerId)),
    makeNeed: (contact) =>
      contact.may_make_customer ? setMaking({ contact, goOn: () => openForm(contact) }) : openForm(contact),
    dialog: making && (
      <QuickCustomerDialog
        prefill={{ name: making.contact.name, phone_number: making.contact.phone_number }}
        contactId={making.contact.id}
        create={async (fields, once) => {
          await send(making.contact.id, fields, once);
          toast.success(text.customerMade);
          done(making);
        }}
        onClose={() => setMaking(null)}
        onChosen={(customer) => {
          void link(making.contact.id, customer.id).then((isLinked) => isLinked && done(making));
        }}
      />
    ),
  };
}
