import { useQuery } from '@tanstack/react-query';
import { articleLabel } from '@toam/contracts/texts/knowledge';
import { knowledgeFormText as text, knowledgePageText } from '@toam/contracts/texts/knowledge-screen';
import { article } from '@toam/domain/knowledge/article.record';
import { monthsAfter } from '@toam/domain/knowledge/article-access';
import type { ShownImage } from '@toam/domain/record/field';
import { ContentField } from '@toam/pickers/content/content.field';
import { usePictureUploads } from '@toam/pickers/content/use-picture-uploads';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { StaffField } from '@toam/pickers/staff/staff-field';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { FormPage } from '@toam/record-form/form-page';
import { PlainButton, Row, showError, Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { CoverField, DateField, SelectField, TextField, todayInVietnam, useField, type EntryForm } from '@toam/ui/form';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { articleSchema, type ArticleValues } from './article-form.values';

interface ArticleFormProps {
  form: EntryForm<ArticleValues>;
  title: string;
  draft: FormDraftControl;
  saving: { isPending: boolean; save: () => void; back: () => void; label: string };
  /** What saving brings: it waits, or everybody reads it at once. */
  note: string;
  /** Why it was refused. */
  refused?: string | null;
}

/** The fields of an article; beside them column, cover, keeper and day of review. Mockup 33. */
export function ArticleForm({ form, title, draft, saving, note, refused }: ArticleFormProps) {
  const { control } = form;
  const uploads = usePictureUploads();
  const save = async () => {
    if (await uploads.maySave()) saving.save();
  };
  return (
    <FormPage
      {...{ form, title, draft }}
      schema={articleSchema}
      saving={{ ...saving, save: () => void save() }}
      uploading={uploads.uploading}
      aside={{
        label: text.details,
        width: 304,
        content: <Details form={form} note={note} onImages={uploads.onImages} />,
      }}
      isWide
    >
      <Stack gap={20} padY={20} width="100%" maxWidth={760} self="center">
        {refused && (
          <Alert type="error" showIcon title={text.refused(refused)} description={knowledgePageText.refusedWay} />
        )}
        <TextField
          control={control}
          name="title"
          label={articleLabel.title}
          required
          longest={article.fields.title.max}
          counted
        />
        <ContentField
          control={control}
          name="content"
          images="content_images"
          label={articleLabel.content}
          required
          uploads={uploads}
        />
      </Stack>
    </FormPage>
  );
}

interface DetailsProps {
  form: EntryForm<ArticleValues>;
  note: string;
  onImages: (count: number) => void;
}

function Details({ form: { control }, note, onImages }: DetailsProps) {
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
      <StaffField control={control} name="keeper_id" label={articleLabel.keeper} />
      <Stack gap={6}>
        <DateField control={control} name="review_on" label={articleLabel.review_on} hint={text.reviewHint} />
        <Months form={{ control }} />
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
function Months({ form: { control } }: { form: Pick<EntryForm<ArticleValues>, 'control'> }) {
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
