import { useQueryClient, useQuery } from '@tanstack/react-query';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { accountText as text, profileText } from '@toam/contracts/user/profile.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { type Portal, portals } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { arePapersComplete } from '@toam/domain/staff/staff-columns';
import { useLeaveForm } from '@toam/platform/way-back';
import { useFieldUploads, type OnFieldPending } from '@toam/record-form/field-uploads';
import { FormPage } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor, type Edit } from '@toam/record-form/use-record-editor';
import { toast, Grid, showError, Stack, Text } from '@toam/ui/core';
import { useWatch, type IndexedSection, FieldLabel, FormSection, ImagesField, type OnPending } from '@toam/ui/form';
import { useCallback, useMemo, useState } from 'react';
import { call } from '@toam/api-client/call';
import type { SaveOnce } from '@toam/api-client/use-save';
import type { InputOf } from '@toam/contracts/endpoint';
import { forgetAlonhadat, forgetBatdongsan } from '@toam/contracts/user/profile.endpoints';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import { changedFields } from '@toam/domain/record/three-way';
import { passwordFor } from '@toam/pickers/staff/own-password.field';
import { savePortalAccount } from '@toam/pickers/portal/save-portal-account';
import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import { sendPaper, turnImage } from '@toam/pickers/media-uploads';
import { dayText } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { houseOptions } from '@toam/pickers/house-options';
import { ownProfile } from '../session/own-profile';
import { accountSchema, requiredFields } from './account.schema';
import {
  accountWords,
  paperFields,
  valuesOf,
  withoutPasswords,
  personalFields,
  wireOf,
  type AccountValues,
  fieldOf,
  type AccountParts,
} from './account.values';
import {
  bankFields,
  contactFields,
  personFields,
  BankSection,
  ContactSection,
  IntroductionSection,
  PersonSection,
} from './person.sections';
import { PortalsSection } from './portals.section';
import * as css from './account.module.css';

const sections: readonly Omit<IndexedSection, 'filled'>[] = [
  {
    id: 'account-person',
    title: text.person,
    fields: [...personFields, 'current_password'],
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

/** One call of a save. The last one deletes the draft. */
type Step = (drafts: SaveOnce['drafts']) => Promise<unknown>;

/** Saves one portal's account if it changed. An emptied name with no stored password deletes the account. */
function portalStep(portal: Portal, before: AccountValues, after: AccountValues): Step | null {
  const name = after[`${portal}_name`];
  const password = after[`${portal}_password`];
  if (password === '' && before[`${portal}_name`] === name) return null;
  if (name.trim() === '')
    return (drafts) => call(portal === 'alonhadat' ? forgetAlonhadat : forgetBatdongsan, { drafts });
  return (drafts) => savePortalAccount(portal, { name, password }, { drafts });
}

/** Saves the changed personal fields, if there are any. */
function personStep({ version, before, after }: Edit<AccountValues>): Step | null {
  const changed = changedFields(before, after);
  const fields = personalFields.filter((field) => changed.includes(field));
  if (fields.length === 0) return null;
  const body = { version, ...wireOf(after, fields), ...passwordFor(fields, after) } as InputOf<
    typeof changeUser
  >['body'];
  return (drafts) => call(changeUser, { body, drafts });
}

/** Sends the changes of the record and of the portals' accounts. @returns whether there were any */
async function sendAccount(edit: Edit<AccountValues>, { drafts }: SaveOnce): Promise<boolean> {
  const steps = [personStep(edit), ...portals.map((portal) => portalStep(portal, edit.before, edit.after))];
  const due = steps.filter((step) => step !== null);
  for (const step of due) await step(step === due.at(-1) ? drafts : undefined);
  return due.length > 0;
}

type Paper = (typeof paperFields)[number];

interface PapersSectionProps {
  parts: AccountParts;
  onPending: OnFieldPending;
}

/** Both sides of the ID card and the certificate. Specification 2 §3. */
const PapersSection = ({ parts, onPending }: PapersSectionProps) => (
  <FormSection id="account-papers" title={text.papers} description={text.papersNote} plain>
    <Grid columns={3} gap={16} phone="stack">
      {paperFields.map((name) => (
        <PaperField key={name} {...{ parts, name, onPending }} />
      ))}
    </Grid>
  </FormSection>
);

function PaperField({ parts, name, onPending }: PapersSectionProps & { name: Paper }) {
  const { control, label, required } = fieldOf(parts)(name);
  const pending = useCallback<OnPending>((...counts) => onPending(name, ...counts), [onPending, name]);
  return (
    <Stack gap={4}>
      <FieldLabel required={required}>{label}</FieldLabel>
      <ImagesField
        {...{ control, name, label, onPending: pending }}
        upload={sendPaper}
        rotate={(image: Image, rotation: Rotation) => turnImage(image, rotation)}
        onError={showError}
        single
      />
    </Stack>
  );
}

const limit = (amount: number | null): string => (amount ? `${fullMoney(amount)} đ` : text.unlimited);

/** The fields that an admin keeps, read-only. The API refuses changes to them from here. Specification 2 §7. */
function OfficeFacts({ stored }: { stored: StaffUser }) {
  const scoped = stored.project.length + stored.province.length > 0;
  const { data: options } = useQuery({ ...houseOptions(), enabled: scoped });
  const names = (field: 'project' | 'province') => {
    if (stored[field].length === 0) return text.unlimited;
    const entries = options?.[field] ?? [];
    return stored[field].map((id) => entries.find((entry) => entry.id === id)?.value ?? `#${id}`).join(', ');
  };
  const isOther = stored.other_account === 1;
  const facts: [keyof typeof staffLabel, string][] = [
    ['phone_number', stored.phone_number || profileText.none],
    ['provided_date', (stored.provided_date && dayText(stored.provided_date)) || profileText.none],
    ['role', userText.role[stored.role]],
    ['job_position', isOther ? staffLabel.other_account : userText.jobPosition[stored.job_position]],
    ['manager', stored.manager_name ?? text.noManager],
    ['create_product_permission', text.createsHouses[stored.create_product_permission]],
    ['minimum_price', limit(stored.minimum_price)],
    ['maximum_price', limit(stored.maximum_price)],
    ['project', names('project')],
    ['province', names('province')],
  ];
  return (
    <FormSection id="account-office" title={text.office} description={text.officeNote} plain>
      <Grid as="dl" columns={2} rowGap={12} gap={16} phone="stack">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone="text2" className={css.label}>
              {staffLabel[name]}
            </Text>
            <Text as="dd" top={2} breaks>
              {value}
            </Text>
          </div>
        ))}
      </Grid>
    </FormSection>
  );
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
  const { uploading, failed, onPending } = useFieldUploads();
  const onForgotten = (portal: Portal) => saving.adopt({ [`${portal}_name`]: '', [`${portal}_password`]: '' });
  const parts = { form, required };
  return (
    <>
      <FormPage
        {...{ form, schema, draft, uploading, failed }}
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
