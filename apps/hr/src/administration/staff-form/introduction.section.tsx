import { staffFormText as text } from './staff-form.text';
import { Stack } from '@toam/ui/core';
import { CheckboxField, FormSection, RichTextField } from '@toam/ui/form';
import { useStaffField } from './staff-form.context';

/** The person's introduction, and whether the website shows it. Specification 2 §3. */
export function IntroductionSection() {
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
