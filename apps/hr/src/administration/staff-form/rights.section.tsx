import { useUser } from '@toam/auth/session';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { staffFormText as text } from './staff-form.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { choicesOf as listOf } from '@toam/contracts/user/staff-choices';
import { isPriceOrderWrong } from '@toam/contracts/user/user-field';
import { isAdmin, type Role } from '@toam/domain/actor';
import { pageFlags } from '@toam/domain/staff/staff-columns';
import { canGiveRole } from '@toam/domain/staff/user-access';
import { choicesOf } from '@toam/pickers/house-options';
import { Stack, Text } from '@toam/ui/core';
import {
  CheckboxField,
  CheckboxRow,
  FieldLabel,
  FormSection,
  MultiSelectField,
  PriceField,
  SelectField,
  useWatch,
  type Choice,
} from '@toam/ui/form';
import { useEffect } from 'react';
import { useStaffField, useStaffForm } from './staff-form.context';

const limitUnits = ['mil', 'bil'] as const;

interface RightsSectionProps {
  options: HouseOptions;
  /** An account outside the hierarchy has no limits. D28. */
  isOther: boolean;
  /** Why nothing here can be changed. */
  note?: string | undefined;
}

/** What the account may do, and which houses of colleagues it sees. Specification 2 §3, D26. */
export const RightsSection = ({ options, isOther, note }: RightsSectionProps) => (
  <FormSection id="staff-rights" title={isOther ? text.otherRightsSection : text.rightsSection} description={note}>
    <RoleField />
    <Flags />
    {!isOther && <Limits options={options} />}
  </FormSection>
);

function RoleField() {
  const viewer = useUser();
  const choices: Choice<Role>[] = listOf('role').map((choice) =>
    canGiveRole(viewer, choice.value) ? choice : { ...choice, disabled: true, detail: text.onlySuperAdmin },
  );
  return <SelectField {...useStaffField()('role')} choices={choices} span={2} />;
}

function Flags() {
  const { form } = useStaffForm();
  const field = useStaffField();
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <>
      <Stack gap={4} self="all">
        <FieldLabel>{text.housesGroup}</FieldLabel>
        <CheckboxRow label={text.housesGroup}>
          <CheckboxField {...field('create_product_permission')} />
          {!isAdmin({ role }) && <CheckboxField {...field('update_product_permission')} />}
        </CheckboxRow>
      </Stack>
      <Stack gap={4} self="all">
        <FieldLabel>{text.pagesGroup}</FieldLabel>
        <CheckboxRow label={text.pagesGroup}>
          {pageFlags.map((name) => (
            <CheckboxField key={name} {...field(name)} />
          ))}
        </CheckboxRow>
      </Stack>
    </>
  );
}

/** A value that is no longer in the dictionary stays chosen. It shows its number until somebody removes it. */
const withChosen = (choices: Choice<number>[], chosen: readonly number[]): Choice<number>[] => [
  ...choices,
  ...chosen.filter((id) => !choices.some(({ value }) => value === id)).map((id) => ({ value: id, label: `#${id}` })),
];

/** The error of limits in the wrong order is shown at the second limit, whichever was typed last. */
function useOrderedLimits() {
  const { form } = useStaffForm();
  const [minimum, maximum] = useWatch({ control: form.control, name: ['minimum_price', 'maximum_price'] });
  useEffect(() => {
    if (form.getFieldState('maximum_price').invalid || isPriceOrderWrong(minimum, maximum))
      void form.trigger('maximum_price');
  }, [form, minimum, maximum]);
}

function Limits({ options }: { options: HouseOptions }) {
  const { form } = useStaffForm();
  const field = useStaffField();
  const [project, province] = useWatch({ control: form.control, name: ['project', 'province'] });
  useOrderedLimits();
  const price = { units: limitUnits, unitName: 'limit_unit', placeholder: text.unlimited, span: 2 } as const;
  return (
    <>
      <Text as="p" self="all" top={4} size={12} tone="text3">
        {text.limitsNote} {text.ownLimits}
      </Text>
      <PriceField {...field('minimum_price')} {...price} range={{ with: 'maximum_price', takes: 'first' }} />
      <PriceField
        {...field('maximum_price')}
        {...price}
        unitElsewhere
        range={{ with: 'minimum_price', takes: 'second' }}
      />
      <MultiSelectField
        {...field('project')}
        label={staffLabel.project}
        choices={withChosen(choicesOf(options.project), project)}
        placeholder={text.allProjects}
        span={2}
      />
      <MultiSelectField
        {...field('province')}
        choices={withChosen(choicesOf(options.province), province)}
        placeholder={text.allProvinces}
        span={2}
      />
    </>
  );
}
