import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { commonText } from '@toam/contracts/texts/common';
import { articleLabel, knowledgeText } from '@toam/contracts/texts/knowledge';
import { knowledgeFormText as text } from '@toam/contracts/texts/knowledge-screen';
import { isAdmin } from '@toam/domain/actor';
import { articleToPlain } from '@toam/domain/article/article-text';
import { dayText } from '@toam/domain/day';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { lengthOf } from '@toam/pickers/content/content.field';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { useLeaveForm } from '@toam/platform/way-back';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { fromDifference } from '@toam/record-form/from-difference';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { RefusedState, toast } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { paths } from '../paths';
import { articleMerging, articleSchema, changeBody, valuesOfArticle, type ArticleValues } from './article-form.values';
import { ArticleForm } from './article.form';

/** /knowledge/edit/{id}: for its author and admins. D65 */
export function Component() {
  const articleId = Number(useParams().articleId);
  const isId = Number.isSafeInteger(articleId) && articleId > 0;
  const article = useQuery({ ...knowledgeQueries.detail(articleId), staleTime: 0, enabled: isId });
  if (!isId) return <NotToEdit reason={knowledgeText.notFound} isForbidden={false} />;
  return (
    <EditRecord
      query={article}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={() => <NotToEdit reason={commonText.forbidden} isForbidden />}
      unreadable={NotToEdit}
    >
      {(stored) => <ArticleEdit stored={stored} />}
    </EditRecord>
  );
}

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.knowledge}>{text.backToBoard}</Link>
  </RefusedState>
);

/** What becomes of a saved article, in words. */
function saidOf({ status, edit }: KnowledgeArticle, isDirect: boolean): string {
  if (isDirect) return text.changed;
  if (status === ArticleStatus.posted) return edit?.state === 'open' ? text.editSent : text.changed;
  return text.sent;
}

/** What saving will bring. */
function noteOf(isDirect: boolean, isPosted: boolean): string {
  if (isDirect) return isPosted ? text.willPost : text.staysUnposted;
  return isPosted ? text.willWaitEdit : text.willWait;
}

function ArticleEdit({ stored }: { stored: KnowledgeArticle }) {
  const isDirect = isAdmin(useUser());
  const queries = useQueryClient();
  const leave = useLeaveForm(paths.article(stored.id));
  const valuesOf = (article: KnowledgeArticle) => valuesOfArticle(article, isDirect);
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('article', stored.id),
    schema: articleSchema,
    begin: { version: stored.version, values: valuesOf(stored) },
    valuesOf,
    merging: articleMerging,
    send: (edit, once) => {
      const body = changeBody(stored.id, edit);
      return body && call(changeArticle, { body, ...once });
    },
    onSaved: (saved) => {
      leave();
      void queries.invalidateQueries({ queryKey: knowledgeQueries.all });
      if (saved) toast.success(saidOf(saved, isDirect));
    },
  });
  const isPosted = stored.status === ArticleStatus.posted;
  return (
    <>
      <ArticleForm
        {...{ form, draft }}
        title={text.editTitle}
        note={noteOf(isDirect, isPosted)}
        refused={stored.edit?.state === 'rejected' ? stored.edit.reason_reject : stored.reason_reject}
        saving={{
          isPending: saving.isPending,
          save: () => saving.save(),
          back: leave,
          label: isDirect ? text.save : text.send,
        }}
      />
      <RecordConflictDialog conflict={conflict} labels={conflictLabel} words={wordsOf} compare={fromDifference} />
    </>
  );
}

const conflictLabel = { ...articleLabel, type_id: articleLabel.type, keeper_id: articleLabel.keeper };

/** A field's value as people read it in a conflict. */
function wordsOf(field: keyof ArticleValues, values: ArticleValues): ReactNode {
  const { title, type_id, cover, content, keeper_id, review_on } = values;
  switch (field) {
    case 'title':
      return title;
    case 'type_id':
      return type_id && <ColumnName id={type_id} />;
    case 'keeper_id':
      return keeper_id && <StaffName id={keeper_id} />;
    case 'review_on':
      return dayText(review_on) ?? text.noReview;
    case 'cover':
      return cover ? <img src={cover.thumbnail} alt={cover.name} width={160} /> : '';
    case 'content':
      return [articleToPlain(content), lengthOf(content)].filter(Boolean).join('\n');
    case 'content_images':
      return '';
  }
}

const ColumnName = ({ id }: { id: number }) =>
  useQuery(knowledgeQueries.columns).data?.find((column) => column.id === id)?.type_name ?? `#${id}`;

const StaffName = ({ id }: { id: number }) => useQuery(staffQueries.name(id)).data ?? `#${id}`;
