import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { FormPage } from '@toam/record-form/form-page';
import {
  useWatch,
  type EntryForm,
  type IndexedSection,
  type Control,
  FormSection,
  SegmentedField,
  PriceField,
  unitLabel,
} from '@toam/ui/form';
import { type ReactNode, useEffect } from 'react';
import { needMinimums, needNotes, needPrices } from '@toam/domain/need/need-columns';
import { changedFields } from '@toam/domain/record/three-way';
import { needWishLabel, needLabel, needText } from '@toam/contracts/need/need.text';
import { formatNumber, Grid, Row, Stack, Text } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import { useUser } from '@toam/auth/session';
import { isAdmin } from '@toam/domain/actor';
import { Purpose } from '@toam/domain/house/house-values';
import { unitForPurpose, unitsOfPurpose, zerosOfUnit, type MoneyUnit } from '@toam/domain/money/money-unit';
import { CustomerField } from '@toam/pickers/customer/customer-field';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { isPriceRange } from '@toam/domain/need-values';
import { needFormText as text } from './need-form.text';
import { needFormSchema, type NeedFormValues, emptyNeed, type NeedField, wishedColumns } from './need-form.values';
import { PlaceSection, KindSection, MoreSection, SizeSection, FormNote } from './wish.sections';
import { PointsBar } from '../need/points-bar';

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

interface NeedSection extends Omit<IndexedSection, 'filled'> {
  fields: readonly NeedField[];
}

/** The form's sections in order, each with the fields whose errors it counts. */
const sections: readonly NeedSection[] = [
  { id: 'need-customer', title: text.indexCustomer, fields: ['customer_id', 'purpose', 'user_id'] },
  { id: 'need-place', title: text.placeSection, fields: ['province', 'districts'] },
  { id: 'need-kind', title: text.indexKind, fields: ['property_type', 'house_type', 'request_direction'] },
  { id: 'need-price', title: text.priceSection, fields: needPrices },
  { id: 'need-size', title: text.indexSize, fields: needMinimums },
  { id: 'need-more', title: text.indexMore, fields: ['require_column', ...needNotes] },
];

/** The sections as the index shows them. A section is filled when a field differs from an empty form. */
function indexedSections(values: NeedFormValues): IndexedSection[] {
  const filled = changedFields(emptyNeed, values);
  return sections.map((section) => ({ ...section, filled: section.fields.some((field) => filled.includes(field)) }));
}

interface NeedScoringProps {
  control: Control<NeedFormValues>;
  /** Facts about the stored need. */
  children?: ReactNode;
}

/** How the wishes typed so far will score houses: each wish with its points. Mandatory wishes have a lock. D61. */
function NeedScoring({ control, children }: NeedScoringProps) {
  const wished = wishedColumns(useWatch({ control }) as NeedFormValues);
  return (
    <Stack as="section" gap={16} size={13} aria-labelledby="need-scoring-title">
      {children}
      <Stack>
        <Text as="h2" id="need-scoring-title" size={13} weight={600}>
          {text.scoring}
        </Text>
        <Text as="p" top={2} size={12} tone="text3">
          {wished.length > 0 ? text.scoringNote : text.scoringEmpty}
        </Text>
        <Text as="ul" top={10}>
          {wished.map(({ column, mandatory, points }) => (
            <Grid as="li" key={column} columns="minmax(0, 1fr) 32px 52px" gap={8} align="center" minHeight={28}>
              <Row as="span" gap={4}>
                {needWishLabel[column]}
                {mandatory && <LockSimpleIcon size={12} weight="fill" label={text.mandatory} />}
              </Row>
              <PointsBar share={points / 100} tone="teal" />
              <Points points={formatNumber(points)} />
            </Grid>
          ))}
          {wished.length > 0 && (
            <Row as="li" justify="between" minHeight={32} top={4} edge="topSoft">
              {text.sum}
              <Points points="100" />
            </Row>
          )}
        </Text>
      </Stack>
    </Stack>
  );
}

const Points = ({ points }: { points: string }) => (
  <Text as="b" weight={500} textAlign="end" nowrap>
    {text.points(points)}
  </Text>
);

const purposes = [
  { value: Purpose.sell, label: needText.buy },
  { value: Purpose.rent, label: needText.rent },
];

interface CustomerSectionProps {
  form: EntryForm<NeedFormValues>;
  /** Shows the customer's name until their record is loaded. */
  customer?: { id: number; name: string } | null | undefined;
  /** The customer cannot change: houses were moved through the need, and that history belongs to them. */
  isFixed?: boolean;
}

/** The customer, and whether they buy or rent; for admins also the need's staff. Specification 2 §2. */
function CustomerSection({ form, customer, isFixed = false }: CustomerSectionProps) {
  const { control } = form;
  const choosesOwner = isAdmin(useUser());
  /** Changing the purpose maps mil↔mpm and bil↔bpm, as with houses (D34). */
  const changePurpose = (purpose: Purpose) =>
    form.setValue('money_unit', unitForPurpose(form.getValues('money_unit'), purpose), { shouldDirty: true });
  return (
    <FormSection id="need-customer" title={text.customerSection}>
      <CustomerField
        control={control}
        name="customer_id"
        label={needLabel.customer_id}
        required
        known={customer}
        disabled={isFixed}
        span={2}
      />
      <SegmentedField
        control={control}
        name="purpose"
        label={needLabel.purpose}
        required
        choices={purposes}
        onChosen={changePurpose}
        span={choosesOwner ? 1 : 2}
      />
      {choosesOwner && (
        <StaffField control={control} name="user_id" label={needLabel.user_id} hint={text.ownerHint} span={1} />
      )}
      {isFixed && <FormNote tone="text3">{needText.customerFixed}</FormNote>}
    </FormSection>
  );
}

const prices = ['min_price', 'max_price'] as const;

/** While somebody types, a value may not be a number (NaN). Then there is nothing to compare. */
const readable = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** From and to, in one unit; amounts per month for rent. D63. */
function BudgetSection({ form }: { form: EntryForm<NeedFormValues> }) {
  const { control } = form;
  const [purpose, unit, min, max] = useWatch({ control, name: ['purpose', 'money_unit', 'min_price', 'max_price'] });
  const units = unitsOfPurpose(purpose);

  // Prices in the wrong order show an error at the second field, whichever field was typed last.
  useEffect(() => {
    const isWrong = form.getFieldState('max_price').invalid;
    if (isWrong || !isPriceRange({ min_price: readable(min), max_price: readable(max) }))
      void form.trigger('max_price');
  }, [form, min, max]);

  /**
   * Both amounts keep their digits and take the new unit. The person switches because the amount in words shows a wrong
   * unit.
   */
  const reread = (next: MoneyUnit) => {
    const factor = 10 ** (zerosOfUnit[next] - zerosOfUnit[unit]);
    if (factor === 1) return;
    for (const name of prices) {
      const dong = form.getValues(name);
      if (dong !== null) form.setValue(name, Math.round(dong * factor), { shouldDirty: true });
    }
  };
  const amount = { control, unitName: 'money_unit', units, unitElsewhere: true, required: true } as const;
  return (
    <FormSection id="need-price" title={purpose === Purpose.rent ? text.rentSection : text.priceSection}>
      <PriceField
        {...amount}
        name="min_price"
        label={needLabel.min_price}
        range={{ with: 'max_price', takes: 'first' }}
      />
      <PriceField
        {...amount}
        name="max_price"
        label={needLabel.max_price}
        range={{ with: 'min_price', takes: 'second' }}
      />
      <SegmentedField
        control={control}
        name="money_unit"
        label={needLabel.money_unit}
        required
        choices={units.map((one) => ({ value: one, label: unitLabel[one] }))}
        onChosen={reread}
        span={2}
      />
    </FormSection>
  );
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
