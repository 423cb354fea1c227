import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { staffFormText as text } from './staff-form.text';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { FormPage } from '@toam/record-form/form-page';
import { useWatch, type FormSchema } from '@toam/ui/form';
import { useCallback, useState, type ReactNode } from 'react';
import { IntroductionSection } from './introduction.section';
import { PapersSection } from './papers.section';
import { BankSection, ContactSection, OtherPersonSection, PersonSection } from './person.section';
import { RightsSection } from './rights.section';
import { indexedSections } from './staff-form.sections';
import type { StaffFormValues } from './staff-form.values';
import { StaffReach } from './staff-reach';
import { StaffFormContext, type StaffFormParts } from './staff-form.context';
import { useTaken, useTakenEmail } from './use-taken';
import { WorkSection } from './work.section';

interface StaffFormProps {
  parts: StaffFormParts;
  schema: FormSchema;
  /** The owner of each email; this form fills it in from the API. */
  takenEmails: Map<string, string>;
  options: HouseOptions;
  title: string;
  draft: FormDraftControl;
  /** The switch between the long and the short form, and notices to read before typing. */
  children?: ReactNode;
  /** Why rights and limits can't be changed. */
  rightsNote?: string | undefined;
  saving: { isPending: boolean; save: (values: StaffFormValues) => void; back: () => void };
}

/** All sections of a staff user or of an account outside the hierarchy, and beside them what the account can open. */
export function StaffForm(props: StaffFormProps) {
  const { parts, schema, takenEmails, options, title, draft, children, rightsNote, saving } = props;
  const { form, userId } = parts;
  const { control } = form;
  const values = useWatch({ control }) as StaffFormValues;
  const isOther = values.other_account;
  const taken = useTaken(form, userId);
  useTakenEmail(form, takenEmails, taken);
  const [uploading, onPending] = usePendingUploads();
  return (
    <StaffFormContext value={parts}>
      <FormPage
        {...{ form, title, draft, uploading, schema, saving }}
        sections={indexedSections(values)}
        aside={{ label: text.reachTitle, content: <StaffReach control={control} /> }}
        isReadOnly={parts.changeable.size === 0}
      >
        {children}
        <PapersSection onPending={onPending} isOther={isOther} />
        {isOther ? (
          <OtherPersonSection taken={taken} />
        ) : (
          <>
            <PersonSection taken={taken} />
            <ContactSection taken={taken} />
            <BankSection />
            <WorkSection />
          </>
        )}
        <RightsSection options={options} isOther={isOther} note={rightsNote} />
        {!isOther && <IntroductionSection />}
      </FormPage>
    </StaffFormContext>
  );
}

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
