import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseFormText } from '@toam/contracts/texts/house-form';
import { DraftOffer } from '@toam/pickers/draft-offer';
import type { FormDraftControl } from '@toam/pickers/form-draft';
import { useIsPhone } from '@toam/ui/core';
import { FormIndex, revealProblems, sectionState, useFormProblems, useWatch, type EntryForm } from '@toam/ui/form';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { AddressSection } from './address.section';
import { AttributesSection } from './attributes.section';
import { HouseFormFooter, HouseFormHeader, type HouseFormFrame } from './house-form.frame';
import { indexedSections } from './house-form.sections';
import { houseFormSchema, type HouseFormValues, type ValidHouse } from './house-form.values';
import { MediaSections, type MediaField } from './media.section';
import { OwnerSection } from './owner.section';
import { PriceSection } from './price.section';
import { ShareChecklist } from './share-checklist';
import { SizeSection } from './size.section';
import { TextsSection } from './texts.section';
import { useHasSideColumns } from './use-side-columns';
import './house-form.css';

interface HouseFormProps {
  form: EntryForm<HouseFormValues>;
  options: HouseOptions;
  title: string;
  draft: FormDraftControl;
  /** The stored house: its id, and its customer's name until their record is read. */
  stored?: { id: number; customer: { id: number; name: string } | null };
  /** What people should know before they type, such as a pending approval. */
  notice?: ReactNode;
  /** The question at the end of a new house. */
  question?: ReactNode;
  saving: { isPending: boolean; save: (house: ValidHouse) => void; back: () => void };
}

/** All sections of a house in their order, the index at the left, the conditions for sharing at the right. Mockup 06. */
export function HouseForm({ form, options, title, draft, stored, notice, question, saving }: HouseFormProps) {
  const { control } = form;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const hasSideColumns = useHasSideColumns();
  const problems = useFormProblems(control, houseFormSchema);
  const sections = indexedSections(useWatch({ control }) as HouseFormValues);
  const [uploading, onPending] = usePendingUploads();
  const done = sections.filter((section) => sectionState(section, problems).done).length;

  const save = () => void form.handleSubmit((values) => saving.save(houseFormSchema.parse(values)))();
  const frame: HouseFormFrame = {
    ...{ title, draft, problems, uploading, isSaving: saving.isPending },
    progress: done / sections.length,
    onReveal: () => void revealProblems(form),
    onSave: save,
    onBack: saving.back,
  };
  const sharing = (
    <>
      <ShareChecklist control={control} />
      {question}
    </>
  );
  return (
    <form
      className="house-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <HouseFormHeader {...frame} />
      <div className="house-form-columns">
        {hasSideColumns && (
          <div className="house-form-index">
            <FormIndex sections={sections} problems={problems} scroller={scroller} />
          </div>
        )}
        <div className="house-form-scroller" ref={scroller}>
          <div className="house-form-sections">
            <DraftOffer draft={draft} />
            {notice}
            <OwnerSection form={form} customer={stored?.customer} houseId={stored?.id} />
            <AddressSection form={form} options={options} houseId={stored?.id} />
            <AttributesSection control={control} options={options} />
            <PriceSection form={form} />
            <SizeSection control={control} options={options} />
            <TextsSection control={control} />
            <MediaSections control={control} onPending={onPending} />
            {!hasSideColumns && (
              <div className="house-form-end">
                {isPhone ? (question ?? <ShareChecklist control={control} />) : sharing}
              </div>
            )}
          </div>
        </div>
        {hasSideColumns && (
          <aside className="house-form-sharing" aria-label={houseFormText.sharing}>
            {sharing}
          </aside>
        )}
      </div>
      <HouseFormFooter {...frame} />
    </form>
  );
}

/** Files on their way, over all uploaders: the house is saved when they have arrived. */
function usePendingUploads() {
  const [pending, setPending] = useState<Partial<Record<MediaField, number>>>({});
  const onPending = useCallback(
    (field: MediaField, count: number) =>
      setPending((counts) => (counts[field] === count ? counts : { ...counts, [field]: count })),
    [],
  );
  return [Object.values(pending).reduce((sum, count) => sum + count, 0), onPending] as const;
}
