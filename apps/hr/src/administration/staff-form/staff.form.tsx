import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { allows, type AccessRule } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { flagFields } from '@toam/pickers/staff/staff.values';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { useFieldUploads } from '@toam/record-form/field-uploads';
import { FormPage } from '@toam/record-form/form-page';
import { Stack, Grid, Row, Text } from '@toam/ui/core';
import { useWatch, type FormSchema, CheckboxField, FormSection, RichTextField, type Control } from '@toam/ui/form';
import { CheckIcon, MinusIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { PapersSection } from './papers.section';
import { BankSection, ContactSection, OtherPersonSection, PersonSection } from './person.section';
import { RightsSection } from './rights.section';
import { StaffFormContext, type StaffFormParts, useStaffField } from './staff-form.context';
import { indexedSections } from './staff-form.sections';
import { staffFormText as text } from './staff-form.text';
import type { StaffFormValues } from './staff-form.values';
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
  const { uploading, failed, onPending } = useFieldUploads();
  return (
    <StaffFormContext value={parts}>
      <FormPage
        {...{ form, title, draft, uploading, failed, schema, saving }}
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

/** The person's introduction, and whether the website shows it. Specification 2 §3. */
function IntroductionSection() {
  const field = useStaffField();
  return (
    <FormSection id="staff-introduction" title={text.introductionSection}>
      <RichTextField
        {...field('introduction')}
        placeholder={text.introductionPlaceholder}
        aside={text.introductionSeen}
        span={4}
      />
      <Stack self="all" align="start">
        <CheckboxField {...field('introduction_status')} />
      </Stack>
    </FormSection>
  );
}

/** The account in the form as an actor for the access rules. */
function actorOf(values: StaffFormValues): Actor {
  const flags = Object.fromEntries(flagFields.map((field) => [field, values[field] ? 1 : 0]));
  return { ...(flags as unknown as Actor), ...{ id: 0, role: values.role, job_position: values.job_position } };
}

const rules = Object.keys(text.reach) as (keyof typeof text.reach & AccessRule)[];

/** Which parts of the product the account can open, by the real access rules. It shows mistakes in role or rights before saving. */
function StaffReach({ control }: { control: Control<StaffFormValues> }) {
  const actor = actorOf(useWatch({ control }) as StaffFormValues);
  return (
    <section aria-label={text.reachTitle}>
      <Text as="h2" size={13} weight={600}>
        {text.reachTitle}
      </Text>
      <Text as="p" top={2} size={12} tone="text3">
        {text.reachNote}
      </Text>
      <Grid as="ul" columns={[1, 2]} top={8}>
        {rules.map((rule) => {
          const isReached = allows(rule, actor);
          return (
            <Row
              key={rule}
              as="li"
              gap={8}
              minHeight={28}
              size={13}
              tone={isReached ? undefined : 'text3'}
              data-reached={isReached}
            >
              {isReached ? (
                <CheckIcon size={16} label={text.reaches} color="var(--teal)" />
              ) : (
                <MinusIcon size={16} label={text.reachesNot} />
              )}
              {text.reach[rule]}
            </Row>
          );
        })}
      </Grid>
    </section>
  );
}
