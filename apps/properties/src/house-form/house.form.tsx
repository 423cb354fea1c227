import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseFormText } from './house-form.text';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { FormPage } from '@toam/record-form/form-page';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { useCallback, useState, type ReactNode } from 'react';
import { AddressSection } from './address.section';
import { AttributesSection } from './attributes.section';
import { indexedSections } from './house-form.sections';
import { houseFormSchema, type HouseFormValues, type ValidHouse } from './house-form.values';
import { MediaSections, type MediaField } from './media.section';
import { OwnerSection } from './owner.section';
import { PriceSection } from './price.section';
import { ShareChecklist } from './share-checklist';
import { SizeSection } from './size.section';
import { TextsSection } from './texts.section';

interface HouseFormProps {
  form: EntryForm<HouseFormValues>;
  options: HouseOptions;
  title: string;
  draft: FormDraftControl;
  /** The stored house's id, and its customer's name until the customer's record is loaded. */
  stored?: { id: number; customer: { id: number; name: string } | null };
  /** A notice for people to read before they type, such as a pending approval. */
  notice?: ReactNode;
  /** The question about sharing at the end of a new house. */
  question?: ReactNode;
  saving: { isPending: boolean; save: (house: ValidHouse) => void; back: () => void };
}

/** All sections of a house in order, with the index on the left and the conditions for sharing on the right. Mockup 06. */
export function HouseForm({ form, options, title, draft, stored, notice, question, saving }: HouseFormProps) {
  const { control } = form;
  const sections = indexedSections(useWatch({ control }) as HouseFormValues);
  const [uploading, onPending] = usePendingUploads();
  const sharing = (
    <>
      <ShareChecklist control={control} />
      {question}
    </>
  );
  return (
    <FormPage
      {...{ title, form, sections, draft, uploading }}
      schema={houseFormSchema}
      saving={{ ...saving, save: (values) => saving.save(houseFormSchema.parse(values)) }}
      aside={{ label: houseFormText.sharing, content: sharing, phone: question }}
    >
      {notice}
      <OwnerSection form={form} customer={stored?.customer} houseId={stored?.id} />
      <AddressSection form={form} options={options} houseId={stored?.id} />
      <AttributesSection form={form} options={options} />
      <PriceSection form={form} />
      <SizeSection control={control} options={options} />
      <TextsSection control={control} />
      <MediaSections control={control} onPending={onPending} />
    </FormPage>
  );
}

/** The number of uploads in progress, over all uploaders. The house is saved when they finish. */
function usePendingUploads() {
  const [pending, setPending] = useState<Partial<Record<MediaField, number>>>({});
  const onPending = useCallback(
    (field: MediaField, count: number) =>
      setPending((counts) => (counts[field] === count ? counts : { ...counts, [field]: count })),
    [],
  );
  return [Object.values(pending).reduce((sum, count) => sum + count, 0), onPending] as const;
}
