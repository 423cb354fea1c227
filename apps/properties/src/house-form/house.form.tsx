import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { useFieldUploads } from '@toam/record-form/field-uploads';
import { FormPage } from '@toam/record-form/form-page';
import {
  useWatch,
  type EntryForm,
  FormSection,
  RichTextField,
  TextArea,
  TextField,
  type Control,
  SelectField,
  MoneyField,
  NumberField,
  PriceField,
} from '@toam/ui/form';
import { useRef, useState, type ReactNode } from 'react';
import { choicesOf } from '@toam/pickers/house-options';
import { useUser } from '@toam/auth/session';
import { canSetBrokerageRate } from '@toam/domain/house/house-access';
import { houseCommission } from '@toam/domain/house/house-fee';
import { isLand } from '@toam/domain/house/house-land';
import { houseRanges } from '@toam/domain/house/house-ranges';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Purpose } from '@toam/domain/house/house-values';
import { fullMoney } from '@toam/domain/money/money-format';
import { unitsOfPurpose } from '@toam/domain/money/money-unit';
import { kindOfRange } from '@toam/domain/record/number-range';
import { writeNumber } from '@toam/domain/number-input';
import { houseFormText } from './house-form.text';
import { AddressSection } from './address.section';
import { hasImageSections, indexedSections } from './house-form.sections';
import { houseFormSchema, type HouseFormValues, type ValidHouse, type Built, builtOn } from './house-form.values';
import { MediaSections, type MediaField } from './media.section';
import { OwnerSection } from './owner.section';
import { ShareChecklist } from './share-checklist';
import { SizeSection } from './size.section';
import { houseField, useNumberHints } from './house-field';
import { LinkButton } from './link-button';

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

/** The title and the descriptions, public and internal. */
function TextsSection({ control }: { control: Control<HouseFormValues> }) {
  const field = houseField(control, useNumberHints(control));
  return (
    <FormSection id="house-texts" title={houseFormText.textsSection}>
      <TextField {...field('title')} counted span={3} />
      <TextField {...field('key_word')} placeholder={houseFormText.keyWordPlaceholder} span={1} />
      <RichTextField
        {...field('description')}
        placeholder={houseFormText.descriptionPlaceholder}
        aside={houseFormText.descriptionSeen}
        span={4}
      />
      <TextArea {...field('descriptions')} span={4} />
      <RichTextField
        {...field('internalDescription')}
        placeholder={houseFormText.internalDescriptionPlaceholder}
        aside={houseFormText.internalDescriptionSeen}
        span={4}
      />
    </FormSection>
  );
}

interface AttributesSectionProps {
  form: EntryForm<HouseFormValues>;
  options: HouseOptions;
}

/** The type of house and of street. Option `type` fills property_type, `class` house_type (D51). */
function AttributesSection({ form, options }: AttributesSectionProps) {
  const field = houseField(form.control);
  const type = useWatch({ control: form.control, name: 'property_type' });
  const hidden = useRef<Built | null>(null);
  /** A change to land hides floors and balcony, and a change back shows them again. Land as it was stored has none (D106). */
  const changeType = (next: number | null) => {
    if (isLand(next) === isLand(type)) return;
    const { floors, balcony_direction } = form.getValues();
    const now = builtOn({ floors, balcony_direction }, next, hidden.current);
    hidden.current = isLand(next) ? { floors, balcony_direction } : null;
    form.setValue('floors', now.floors, { shouldDirty: true });
    form.setValue('balcony_direction', now.balcony_direction, { shouldDirty: true });
  };
  const placeholder = houseFormText.choose;
  return (
    <FormSection id="house-attributes" title={houseFormText.attributesSection}>
      <SelectField
        {...field('property_type')}
        required
        choices={choicesOf(options.type)}
        onChosen={changeType}
        placeholder={placeholder}
      />
      <SelectField {...field('house_type')} required choices={choicesOf(options.class)} placeholder={placeholder} />
      <SelectField
        {...field('street_type')}
        required
        choices={choicesOf(options.street_type)}
        placeholder={placeholder}
      />
      <SelectField {...field('ownership')} choices={choicesOf(options.ownership)} clearable placeholder={placeholder} />
    </FormSection>
  );
}

/** Price with its unit, the fee and, for admins, its rate. D34, D52. */
function PriceSection({ form }: { form: EntryForm<HouseFormValues> }) {
  const { control } = form;
  const field = houseField(control);
  const setsRate = canSetBrokerageRate(useUser());
  const [purpose, price, property_type, area, floor_area] = useWatch({
    control,
    name: ['purpose', 'into_money', 'property_type', 'area', 'floor_area'],
  });
  const perSquareMetre = houseUnitPriceText({
    into_money: readable(price),
    property_type,
    area: readable(area),
    floor_area: readable(floor_area),
  });
  return (
    <FormSection id="house-price" title={houseFormText.priceSection}>
      <PriceField
        control={control}
        name="into_money"
        unitName="money_unit"
        units={unitsOfPurpose(purpose)}
        label={purpose === Purpose.rent ? houseFormText.rentPrice : houseFormText.salePrice}
        aside={perSquareMetre && <strong>{perSquareMetre}</strong>}
        span={2}
      />
      {setsRate && <NumberField {...field('brokerage_rate')} {...kindOfRange(houseRanges.brokerage_rate)} />}
      <MoneyField {...field('brokerage_fee')} hint={<FeeSuggestion form={form} />} />
    </FormSection>
  );
}

/** While somebody types, a value may not be a number (NaN). Then there is nothing to calculate. */
const readable = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** The fee from price and rate. One click takes it over. D52. */
function FeeSuggestion({ form }: { form: EntryForm<HouseFormValues> }) {
  const [price, rate] = useWatch({ control: form.control, name: ['into_money', 'brokerage_rate'] });
  const fee = houseCommission({ into_money: readable(price), brokerage_rate: readable(rate), brokerage_fee: null });
  if (!fee || rate === null) return null;
  return (
    <>
      {houseFormText.feeSuggestion(fullMoney(fee), writeNumber(rate))}{' '}
      <LinkButton onClick={() => form.setValue('brokerage_fee', fee, { shouldDirty: true, shouldTouch: true })}>
        {houseFormText.useSuggestion}
      </LinkButton>
    </>
  );
}

/** All sections of a house in order, with the index on the left and the conditions for sharing on the right. Mockup 06. */
export function HouseForm({ form, options, title, draft, stored, notice, question, saving }: HouseFormProps) {
  const { control } = form;
  const values = useWatch({ control }) as HouseFormValues;
  const withImages = useOnce(hasImageSections(values));
  const sections = indexedSections(values, withImages);
  const { uploading, failed, onPending } = useFieldUploads<MediaField>();
  const sharing = (
    <>
      <ShareChecklist control={control} />
      {question}
    </>
  );
  return (
    <FormPage
      {...{ title, form, sections, draft, uploading, failed }}
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
      <MediaSections {...{ control, withImages, onPending }} />
    </FormPage>
  );
}

/** Stays true: uploads would be lost with their section, if somebody cleared the title to write another. */
function useOnce(is: boolean): boolean {
  const [was, note] = useState(is);
  if (is && !was) note(true);
  return was || is;
}
