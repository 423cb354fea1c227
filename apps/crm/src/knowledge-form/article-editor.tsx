import { useQueryClient, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeArticle, createArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle, KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { articleLabel } from '@toam/contracts/knowledge/knowledge.text';
import { isAdmin } from '@toam/domain/actor';
import { ArticleStatus, monthsAfter, monthsToReview } from '@toam/domain/knowledge/article-access';
import { article } from '@toam/domain/knowledge/article.record';
import { ContentField } from '@toam/pickers/content/content.field';
import { type PictureUploads, usePictureUploads } from '@toam/pickers/content/use-picture-uploads';
import { useLeaveForm } from '@toam/platform/way-back';
import { FieldsOf } from '@toam/record-form/fields-of';
import { FormPage } from '@toam/record-form/form-page';
import { fromDifference } from '@toam/record-form/from-difference';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { Stack, toast, PlainButton, Row, showError, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { todayInVietnam, CoverField, SelectField, useField, type Control } from '@toam/ui/form';
import type { ShownImage } from '@toam/domain/record/field';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { knowledgeFormText as text, knowledgePageText } from '../knowledge/knowledge-screen.text';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { paths } from '../paths';
import { articleForm, valuesOfArticle, type ArticleValues } from './article-form.values';

/** What saving does: who may post at once does, others send it for approval. */
function wordsOf(stored: KnowledgeArticle | null, isDirect: boolean) {
  if (!stored) {
    if (isDirect) return { save: text.post, note: text.willPost, saved: () => text.posted };
    return { save: text.send, note: text.willWait, saved: () => text.sent };
  }
  const isPosted = stored.status === ArticleStatus.posted;
  if (isDirect) return { save: text.save, note: isPosted ? text.willPost : text.staysUnposted, saved: () => text.changed };
  return {
    save: text.send,
    note: isPosted ? text.willWaitEdit : text.willWait,
    saved: ({ status, edit }: KnowledgeArticle) => {
      if (status !== ArticleStatus.posted) return text.sent;
      return edit?.state === 'open' ? text.editSent : text.changed;
    },
  };
} // prettier-ignore

interface ArticleEditorProps {
  /** Null: a new one. */
  stored: KnowledgeArticle | null;
  /** Of a new one. */
  column?: KnowledgeColumn | undefined;
}

interface ArticleDetailsProps {
  control: Control<ArticleValues>;
  /** What saving brings: it waits, or everybody reads it at once. */
  note: string;
  onImages: PictureUploads['onImages'];
}

/** Column, cover, keeper and day of review. */
function ArticleDetails({ control, note, onImages }: ArticleDetailsProps) {
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

/** The form of an article; beside the text its column, cover, keeper and day of review. Mockup 33. */
export function ArticleEditor({ stored, column }: ArticleEditorProps) {
  const me = useUser();
  const isDirect = isAdmin(me);
  const queries = useQueryClient();
  const leave = useLeaveForm(stored ? paths.article(stored.id) : paths.knowledge);
  const uploads = usePictureUploads();
  const input = wordsOf(stored, isDirect);
  const { schema, merging } = articleForm;
  const { form, draft, saving, conflict } = useRecordEditor<ArticleValues, KnowledgeArticle, KnowledgeArticle>({
    name: draftNameOf('article', stored?.id ?? null),
    ...{ schema, merging },
    begin: stored
      ? { version: stored.version, values: valuesOfArticle(stored, isDirect) }
      : articleForm.begin(null, {
          ...{ type_id: column?.id ?? null, keeper_id: me.id },
          review_on: monthsAfter(todayInVietnam(), monthsToReview),
        }),
    valuesOf: (current) => valuesOfArticle(current, isDirect),
    send: (edit, once) => {
      if (!stored) return call(createArticle, { body: articleForm.newBody(edit.after), ...once });
      const body = articleForm.changeBody(edit);
      return body && call(changeArticle, { body: { ...body, id: stored.id, version: edit.version }, ...once });
    },
    onSaved: (saved) => {
      leave();
      void queries.invalidateQueries({ queryKey: knowledgeQueries.all });
      if (saved) toast.success(input.saved(saved));
    },
  });
  const save = async () => {
    if (await uploads.maySave()) saving.save();
  };
  const refused = stored?.edit?.state === 'rejected' ? stored.edit.reason_reject : stored?.reason_reject;
  return (
    <>
      <FormPage
        {...{ form, draft, schema }}
        title={stored ? text.editTitle : text.createTitle}
        saving={{ isPending: saving.isPending, save: () => void save(), back: leave, label: input.save }}
        uploading={uploads.uploading}
        aside={{
          label: text.details,
          width: 304,
          content: <ArticleDetails control={form.control} note={input.note} onImages={uploads.onImages} />,
        }}
        isWide
      >
        <Stack gap={20} padY={20} width="100%" maxWidth={760} self="center">
          {refused && (
            <Alert type="error" showIcon title={text.refused(refused)} description={knowledgePageText.refusedWay} />
          )}
          <FieldsOf record={article} control={form.control} names={['title']} looks={{ title: { counted: true } }} />
          <ContentField
            control={form.control}
            name="content"
            images="content_images"
            label={articleLabel.content}
            required
            uploads={uploads}
          />
        </Stack>
      </FormPage>
      <RecordConflictDialog
        conflict={conflict}
        labels={articleForm.labels}
        words={articleForm.wordsOf}
        compare={fromDifference}
      />
    </>
  );
}
