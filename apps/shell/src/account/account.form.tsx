import { useQueryClient } from '@tanstack/react-query';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { accountText as text } from '@toam/contracts/user/profile.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import type { Portal } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { arePapersComplete } from '@toam/domain/staff/staff-columns';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { useWatch, type IndexedSection } from '@toam/ui/form';
import { useCallback, useMemo, useState } from 'react';
import { ownProfile } from '../session/own-profile';
import { accountSchema, requiredFields } from './account.schema';
import { accountWords, paperFields, valuesOf, withoutPasswords } from './account.values';
import { OfficeFacts } from './office-facts';
import { PapersSection } from './papers.section';
import { bankFields, contactFields, personFields } from './person.sections';
import { BankSection, ContactSection, IntroductionSection, PersonSection } from './person.sections';
import { PortalsSection } from './portals.section';
import { sendAccount } from './send-account';

const sections: readonly Omit<IndexedSection, 'filled'>[] = [
  {
    id: 'account-person',
    title: text.person,
    fields: personFields,
  },
  { id: 'account-contact', title: text.contact, fields: contactFields },
  { id: 'account-bank', title: text.bank, fields: bankFields },
  {
    id: 'account-portals',
    title: text.portals,
    fields: ['alonhadat_name', 'alonhadat_password', 'batdongsan_name', 'batdongsan_password'],
  },
  { id: 'account-papers', title: text.papers, fields: paperFields },
  { id: 'account-introduction', title: text.introduction, fields: ['introduction'] },
  { id: 'account-office', title: text.office, fields: [] },
];

/** The number of pictures still uploading in all fields. The save waits for them. */
function usePendingUploads() {
  const [pending, setPending] = useState<Record<string, number>>({});
  const onPending = useCallback(
    (field: string, count: number) =>
      setPending((counts) => (counts[field] === count ? counts : { ...counts, [field]: count })),
    [],
  );
  return [Object.values(pending).reduce((sum, count) => sum + count, 0), onPending] as const;
}

/**
 * The user's own record with the two portals' accounts. Specification 2 §2 "Account page".
 * @param stored the current record: fields that an admin keeps, and whether a password is stored, follow it while the page is open
 */
export function AccountForm({ stored }: { stored: StaffUser }) {
  const queries = useQueryClient();
  const leave = useLeaveForm('/dashboard');
  // fields that had a value when the page opened may not be emptied
  const [required] = useState(() => requiredFields(stored));
  const { has_alonhadat_password, has_batdongsan_password } = stored;
  const schema = useMemo(
    () => accountSchema(required, { has_alonhadat_password, has_batdongsan_password }),
    [required, has_alonhadat_password, has_batdongsan_password],
  );
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('account'),
    schema,
    begin: { version: stored.version, values: valuesOf(stored) },
    kept: withoutPasswords,
    valuesOf,
    send: async (edit, once) =>
      (await sendAccount(edit, once)) ? queries.fetchQuery({ ...ownProfile(stored.id), staleTime: 0 }) : null,
    goesOnWith: (user) => user,
    onSaved: (user) => user && toast.success(userSaveText.updated),
  });
  const [front, back] = useWatch({ control: form.control, name: ['front_id_file', 'back_id_file'] });
  const held = { front_id_file: front, back_id_file: back };
  const hasPapers = arePapersComplete((paper) => held[paper].length > 0);
  const [uploading, onPending] = usePendingUploads();
  const onForgotten = (portal: Portal) => saving.adopt({ [`${portal}_name`]: '', [`${portal}_password`]: '' });
  const parts = { form, required };
  return (
    <>
      <FormPage
        {...{ form, schema, draft, uploading }}
        title={text.title}
        sections={sections.map((section) => ({ ...section, filled: section.id !== 'account-papers' || hasPapers }))}
        saving={{
          isPending: saving.isPending,
          save: () => saving.save(),
          back: leave,
          label: text.update,
        }}
      >
        <PersonSection parts={parts} />
        <ContactSection parts={parts} />
        <BankSection parts={parts} />
        <PortalsSection {...{ form, stored, onForgotten }} />
        <PapersSection {...{ parts, onPending }} />
        <IntroductionSection parts={parts} />
        <OfficeFacts stored={stored} />
      </FormPage>
      <RecordConflictDialog conflict={conflict} labels={staffLabel} words={accountWords} />
    </>
  );
}
