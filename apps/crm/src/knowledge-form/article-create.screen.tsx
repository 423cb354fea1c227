import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { createArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgeFormText as text } from '@toam/contracts/texts/knowledge-screen';
import { isAdmin } from '@toam/domain/actor';
import { monthsAfter, monthsToReview } from '@toam/domain/knowledge/article-access';
import { useLeaveForm } from '@toam/platform/way-back';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { ScreenState, toast } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { useSearchParams } from 'react-router-dom';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { paths } from '../paths';
import { articleSchema, createBody, type ArticleValues } from './article-form.values';
import { ArticleForm } from './article.form';

/** /knowledge/new, for a column (`?type=`). Everybody writes; admins post at once. Specification 2 §2, D65. */
export function Component() {
  const columns = useQuery(knowledgeQueries.columns);
  return <ScreenState query={columns}>{(known) => <NewArticle columns={known} />}</ScreenState>;
}

function NewArticle({ columns }: { columns: readonly KnowledgeColumn[] }) {
  const me = useUser();
  const posts = isAdmin(me);
  const wanted = Number(useSearchParams()[0].get('type'));
  const queries = useQueryClient();
  const leave = useLeaveForm(paths.knowledge);
  const column = columns.find(({ id }) => id === wanted) ?? columns[0];
  const { form, draft, release } = useDraftedForm<ArticleValues>({
    name: draftNameOf('article', null),
    schema: articleSchema,
    begin: {
      version: 0,
      values: {
        ...{ title: '', content: null, cover: null, content_images: [] },
        type_id: column?.id ?? null,
        keeper_id: me.id,
        review_on: monthsAfter(todayInVietnam(), monthsToReview),
      },
    },
  });
  const create = useSave({
    draft: draft.saved,
    send: (values: ArticleValues, once) => call(createArticle, { body: createBody(values), ...once }),
    onSuccess: () => {
      release();
      void queries.invalidateQueries({ queryKey: knowledgeQueries.all });
      toast.success(posts ? text.posted : text.sent);
      leave();
    },
    onError: (error) => showSaveFailure(form, error),
  });
  return (
    <ArticleForm
      {...{ form, draft }}
      title={text.createTitle}
      note={posts ? text.willPost : text.willWait}
      saving={{
        isPending: create.isPending,
        save: () => create.mutate(form.getValues()),
        back: leave,
        label: posts ? text.post : text.send,
      }}
    />
  );
}
