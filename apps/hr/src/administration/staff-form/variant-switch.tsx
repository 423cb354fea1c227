import { staffFormText as text } from './staff-form.text';
import { Row, Segmented, Text, useIsPhone } from '@toam/ui/core';
import { useControlSize, useWatch } from '@toam/ui/form';
import type { StaffFormParts } from './staff-form.context';

const variants = [
  { value: 'staff', label: text.variants.staff },
  { value: 'other', label: text.variants.other },
];

interface VariantSwitchProps {
  parts: StaffFormParts;
  /** Called after the form has changed, to update the address. */
  onChosen?: (isOther: boolean) => void;
}

/** Switches between a staff user and an account outside the hierarchy (short form). Typed values stay. D28. */
export function VariantSwitch({ parts: { form }, onChosen }: VariantSwitchProps) {
  const isOther = useWatch({ control: form.control, name: 'other_account' });
  const size = useControlSize();
  const isPhone = useIsPhone();
  const choose = (chosen: string) => {
    form.setValue('other_account', chosen === 'other', { shouldDirty: true });
    // errors of hidden fields must not block the save
    form.clearErrors();
    onChosen?.(chosen === 'other');
  };
  return (
    <Row gap={12} rowGap={8} top={16} phone="stack">
      <Segmented
        name="staff-variant"
        size={size}
        block={isPhone}
        aria-label={text.variant}
        options={variants}
        value={isOther ? 'other' : 'staff'}
        onChange={choose}
      />
      {isOther && (
        <Text as="p" flex={1} size={12} tone="text3">
          {text.otherNote}
        </Text>
      )}
    </Row>
  );
}
