import type { MergePreview, MergePreviewField } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { phoneInGroups } from '@toam/domain/phone';
import { Grid, Stack, Text } from '@toam/ui/core';
import * as css from './customer-merge.module.css';
import { MergeChoice } from './merge-choice';
import { type At, type Chosen, chosenOf, labelOf, valueInWords } from './merge-values';
import { ValueList } from './value-list';

interface MergeFieldsProps {
  preview: MergePreview;
  kept: At;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const sides = [0, 1] as const;

/** Every field that both records have, side by side with a choice. Below: values that only the other record has. */
export function MergeFields({ preview, kept, chosen, onChoose }: MergeFieldsProps) {
  const asked = preview.fields.filter(({ is_asked }) => is_asked);
  const filled = preview.fields.filter(({ is_asked, values }) => !is_asked && values[kept] === null);
  return (
    <Stack as="section" gap={4}>
      <Text as="h3" top={8} size={14} weight={600}>
        {asked.length > 0 ? customerMergeText.differs : customerMergeText.nothingDiffers}
      </Text>
      {asked.map((field) => {
        const choice = chosenOf(field, chosen, kept);
        const choose = (at: At | 'both') => onChoose({ ...chosen, [field.name]: at });
        return (
          <Stack key={field.name} gap={4} top={4} role="radiogroup" aria-label={labelOf(field.name)}>
            <Text size={12} tone="text3">
              {labelOf(field.name)}
            </Text>
            <Grid columns={2} gap={8}>
              {sides.map((at) => (
                <MergeChoice key={at} group={field.name} checked={choice === at} onChoose={() => choose(at)}>
                  <MergeValue field={field} value={field.values[at]} />
                </MergeChoice>
              ))}
              {field.joinable && (
                <MergeChoice wide group={field.name} checked={choice === 'both'} onChoose={() => choose('both')}>
                  {customerMergeText.both}
                </MergeChoice>
              )}
            </Grid>
          </Stack>
        );
      })}
      {filled.length > 0 && <FilledIn fields={filled} />}
    </Stack>
  );
}

function MergeValue({ field, value }: { field: MergePreviewField; value: string | null }) {
  if (field.name === 'image_id' && value) return <img className={css.image} src={value} alt="" />;
  const words = valueInWords(field, value);
  return field.name === 'phone_number' ? phoneInGroups(words) : words;
}

/** Values that only the other record has: the kept record takes them without a choice. */
const FilledIn = ({ fields }: { fields: MergePreviewField[] }) => (
  <>
    <Text as="h4" top={8} size={12} weight={500} tone="text3">
      {customerMergeText.taken}
    </Text>
    <ValueList
      columns={2}
      values={fields.map((field) => [
        labelOf(field.name),
        <MergeValue key={field.name} field={field} value={field.values.find((value) => value !== null) ?? null} />,
      ])}
    />
  </>
);
