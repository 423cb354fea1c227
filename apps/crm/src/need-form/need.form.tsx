import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { needFormText as text } from './need-form.text';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { FormPage } from '@toam/record-form/form-page';
import { useWatch, type EntryForm } from '@toam/ui/form';
import type { ReactNode } from 'react';
import { BudgetSection } from './budget.section';
import { CustomerSection } from './customer.section';
import { indexedSections } from './need-form.sections';
import { needFormSchema, type NeedFormValues } from './need-form.values';
import { NeedScoring } from './need-scoring';
import { PlaceSection } from './place.section';
import { KindSection, MoreSection, SizeSection } from './wish.sections';

interface NeedFormProps {
  form: EntryForm<NeedFormValues>;
  options: HouseOptions;
  title: string;
  draft: FormDraftControl;
  /** Shows the chosen customer's name until their record is loaded. */
  customer?: { id: number; name: string } | null | undefined;
  isCustomerFixed?: boolean;
  /** A notice for people to read before they type. */
  notice?: ReactNode;
  /** Shown above the scoring: how many houses fit the stored need. */
  matched?: ReactNode;
  saving: { isPending: boolean; save: (values: NeedFormValues) => void; back: () => void };
}

/** All sections of a need in order, and beside them how houses will be scored. */
export function NeedForm(props: NeedFormProps) {
  const { form, options, title, draft, customer, notice, matched, saving } = props;
  const { control } = form;
  const sections = indexedSections(useWatch({ control }) as NeedFormValues);
  return (
    <FormPage
      {...{ form, title, draft, sections, saving }}
      schema={needFormSchema}
      aside={{ label: text.scoring, content: <NeedScoring control={control}>{matched}</NeedScoring> }}
    >
      {notice}
      <CustomerSection form={form} customer={customer} isFixed={props.isCustomerFixed} />
      <PlaceSection form={form} options={options} />
      <KindSection control={control} options={options} />
      <BudgetSection form={form} />
      <SizeSection control={control} />
      <MoreSection control={control} />
    </FormPage>
  );
}
