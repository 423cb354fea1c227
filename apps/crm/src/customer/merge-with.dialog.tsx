import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { commonText } from '@toam/contracts/texts/common';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { CustomerField } from '@toam/pickers/customer/customer-field';
import { Modal } from '@toam/ui/core';
import { useEntryForm } from '@toam/ui/form';
import { z } from 'zod';

interface MergeWithDialogProps {
  customer: Pick<CustomerRow, 'id' | 'name'>;
  onPicked: (customerId: number) => void;
  onClose: () => void;
}

/** Asks for the customer to merge with. Loaded on demand, because lists contain no form controls. */
export default function MergeWithDialog({ customer, onPicked, onClose }: MergeWithDialogProps) {
  const other = z.object({
    customer_id: z.number(text.mergeMissing).refine((id) => id !== customer.id, text.mergeSelf),
  });
  const { control, handleSubmit } = useEntryForm<{ customer_id: number | null }>(other, { customer_id: null });
  const submit = handleSubmit(({ customer_id }) => customer_id !== null && onPicked(customer_id));
  return (
    <Modal
      open
      centered
      width={440}
      title={text.mergePick(customer.name)}
      okText={text.mergeNext}
      cancelText={commonText.cancel}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <CustomerField control={control} name="customer_id" label={text.customer} required withoutCreate />
    </Modal>
  );
}
