import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { customerText, customerLabel, customerFormText as text } from '@toam/contracts/customer/customer.text';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { EditRecord } from '@toam/record-form/edit-record';
import { RefusedState, Text, Bone, Grid, Row, Stack, toast } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { listText } from '@toam/contracts/texts/list';
import { call } from '@toam/api-client/call';
import { changeCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { commonText } from '@toam/contracts/texts/common';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { samePhoneOf, valuesOfCustomer, type CustomerValues } from '@toam/pickers/customer/customer.values';
import { distinct, useSamePhone } from '@toam/pickers/customer/use-same-phone';
import { useFieldUploads } from '@toam/record-form/field-uploads';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor, type Edit } from '@toam/record-form/use-record-editor';
import { revealProblems } from '@toam/ui/form';
import { customerPageText } from '../customer/customer-page.text';
import { useCloseCustomer } from '../customer/use-edit-customer';
import { paths } from '../paths';
import {
  editedCustomer,
  touchedByCustomer,
  changeRequest,
  changesOf,
  customerEditSchema,
  lockedFields,
  type SaveHow,
} from './customer-form.values';
import { CustomerModal, SamePhoneActions, useMergeThenClose } from './customer.modal';
import * as css from './customer-form.module.css';
import { customerWords } from './customer-form.labels';
import { CustomerForm } from './customer.form';

const fields = Array.from({ length: 8 }, (_, at) => at);

/** The form's shape while the record loads. */
const CustomerFormSkeleton = () => (
  <Stack gap={20} className={css.body} role="status" aria-label={listText.loading}>
    <Row gap={16} align="start" top={12}>
      <Bone width={64} height={64} radius="circle" />
      <Bone flex={1} height={32} />
    </Row>
    <Grid columns={[2, 1]} gap={16} rowGap={12}>
      {fields.map((at) => (
        <Bone key={at} height={32} top={24} />
      ))}
    </Grid>
  </Stack>
);

interface CustomerEditProps {
  stored: CustomerRow;
  onClose: () => void;
}

/** The form of a stored customer. It can be merged with a customer who has the same number. */
function CustomerEdit({ stored, onClose }: CustomerEditProps) {
  const queries = useQueryClient();
  const uploads = useFieldUploads<'image'>();
  const { askToMerge, mergeSaved, mergeDialog } = useMergeThenClose(onClose);
  const { base, form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('customer', stored.id),
    schema: customerEditSchema,
    begin: { version: stored.version, values: valuesOfCustomer(stored) },
    valuesOf: valuesOfCustomer,
    send: (edit: Edit<CustomerValues, SaveHow>, once) => {
      const body = changeRequest(stored.id, edit);
      return body && call(changeCustomer, { body, ...once });
    },
    onSaved: (saved, { how }) => {
      void queries.invalidateQueries(touchedByCustomer);
      if (saved) toast.success(saved.message);
      if (how.mergeWith === undefined) onClose();
      else mergeSaved(stored.id, how.mergeWith);
    },
    showFailure: (failed, error) => samePhoneOf(error) ?? showSaveFailure(failed, error),
  });
  const saveChecked = (how: SaveHow) => {
    if (changesOf(base.values, form.getValues()).length > 0) saving.save(how);
    else if (how.mergeWith !== undefined) askToMerge(stored.id, how.mergeWith);
    else toast.info(commonText.nothingChanged);
  };
  const save = (how: SaveHow) =>
    void form.handleSubmit(
      () => saveChecked(how),
      () => revealProblems(form),
    )();

  const numbers = phoneFields.map((field) => base.values[field]);
  const typed = useSamePhone(form.control, { customerId: stored.id, known: numbers });
  const actions = (customer: SamePhoneCustomer) => (
    <SamePhoneActions customer={customer} onMerge={() => save({ keepDuplicate: true, mergeWith: customer.id })} />
  );
  return (
    <>
      <CustomerForm
        form={form}
        draft={draft}
        same={{
          found: distinct([...typed, ...(samePhoneOf(saving.error) ?? [])]),
          actions,
          onEdited: () => saving.error && saving.reset(),
        }}
        locked={lockedFields(stored.masked, base.values)}
        otherPhones={stored.more_phones.map(phoneText).join(', ')}
        uploads={uploads}
        saving={{
          isPending: saving.isPending,
          save: (keepDuplicate) => save({ keepDuplicate }),
          cancel: onClose,
          text: text.update,
          keepText: text.keepEdit,
        }}
      />
      {mergeDialog}
      <RecordConflictDialog conflict={conflict} labels={customerLabel} words={customerWords} />
    </>
  );
}

/** /customer/edit/{id}. Specification 2 §2 "Customer modal". */
export function Component() {
  const customerId = Number(useParams().customerId);
  const user = useUser();
  const close = useCloseCustomer();
  const customer = useQuery(editedCustomer(customerId));
  return (
    <CustomerModal title={customerText.updateTitle} onClose={close}>
      <EditRecord
        query={customer}
        editable={(stored) => (canEditCustomer(user, stored) ? stored : null)}
        refused={(stored) => (
          <RefusedState heading="h2" reason={text.mayNotEdit} isForbidden>
            <Link to={paths.customer(stored.id)}>{text.toPage}</Link>
          </RefusedState>
        )}
        unreadable={(refusal) => (
          <RefusedState heading="h2" {...refusal}>
            <Link to={paths.customers}>{customerPageText.backToList}</Link>
          </RefusedState>
        )}
        skeleton={<CustomerFormSkeleton />}
      >
        {(stored) => (
          <>
            <Text as="p" minHeight={32} size={13} weight={500}>
              <Link to={paths.customer(stored.id)}>{text.toPage}</Link>
            </Text>
            <CustomerEdit stored={stored} onClose={close} />
          </>
        )}
      </EditRecord>
    </CustomerModal>
  );
}
