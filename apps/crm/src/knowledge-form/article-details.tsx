import { useQuery } from '@tanstack/react-query';
import { articleLabel } from '@toam/contracts/knowledge/knowledge.text';
import { knowledgeFormText as text } from '../knowledge/knowledge-screen.text';
import { article } from '@toam/domain/knowledge/article.record';
import { monthsAfter } from '@toam/domain/knowledge/article-access';
import type { ShownImage } from '@toam/domain/record/field';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { FieldsOf } from '@toam/record-form/fields-of';
import { PlainButton, Row, showError, Stack, Text } from '@toam/ui/core';
import { CoverField, SelectField, todayInVietnam, useField, type Control } from '@toam/ui/form';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import type { ArticleValues } from './article-form.values';

interface ArticleDetailsProps {
  control: Control<ArticleValues>;
  /** What saving brings: it waits, or everybody reads it at once. */
  note: string;
  onImages: (count: number) => void;
}

/** Column, cover, keeper and day of review. */
export function ArticleDetails({ control, note, onImages }: ArticleDetailsProps) {
  const columns = useQuery(knowledgeQueries.columns).data ?? [];
  return (
    <Stack gap={16}>
      <SelectField<ArticleValues, number>
        control={control}
        name="type_id"
        label={articleLabel.type}
        required
        choices={columns.map(({ id, type_name }) => ({ value: id, label: type_name }))}
        placeholder={columns.length === 0 ? text.noColumns : undefined}
      />
      <CoverField<ArticleValues, ShownImage>
        control={control}
        name="cover"
        label={articleLabel.cover}
        upload={sendImage}
        rotate={turnImage}
        onError={showError}
        onPending={onImages}
      />
      <StaffField control={control} name="keeper_id" label={articleLabel.keeper} required />
      <Stack gap={6}>
        <FieldsOf
          record={article}
          control={control}
          names={['review_on']}
          looks={{ review_on: { hint: text.reviewHint } }}
        />
        <Months control={control} />
      </Stack>
      <Text as="p" size={12} tone="text3">
        {note}
      </Text>
    </Stack>
  );
}

/** Months that people choose most. */
const usual = [1, 3, 6] as const;

/** Sets the day of review by months from today. */
function Months({ control }: { control: Control<ArticleValues> }) {
  const { value, change } = useField<ArticleValues, string | null>({ control, name: 'review_on' });
  const choices = [
    ...usual.map((count) => ({ label: text.months(count), day: monthsAfter(todayInVietnam(), count) })),
    { label: text.noReview, day: null },
  ];
  return (
    <Row gap={6} wrap>
      {choices.map(({ label, day }) => (
        <PlainButton
          key={label}
          height={[28, 40]}
          padX={8}
          size={12}
          radius={6}
          border
          tone={value === day ? 'teal' : 'text2'}
          background={value === day ? 'tealTint' : 'surface'}
          aria-pressed={value === day}
          onClick={() => change(day)}
        >
          {label}
        </PlainButton>
      ))}
    </Row>
  );
}
