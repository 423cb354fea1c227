import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { changeArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText as text } from '../knowledge-screen.text';
import { isAdmin } from '@toam/domain/actor';
import type { ArticleText } from '@toam/domain/article/article-text';
import type { ShownImage } from '@toam/domain/record/field';
import { Button, Cell, confirm, formatDate, Row, ScreenState, Segmented, Stack, Text, toast } from '@toam/ui/core';
import { ArticleDiffView, ArticleView } from '@toam/ui/detail';
import { ArrowCounterClockwiseIcon, ArrowLeftIcon } from '@toam/ui/icons';
import { useState, type ReactNode } from 'react';
import type { ShowArticle } from '../article-reader';
import { knowledgeQueries } from '../knowledge.queries';
import { useArticleActions } from '../use-article-actions';

interface VersionViewProps {
  article: KnowledgeArticle;
  /** 0: the author's edit. */
  version: number;
  show: ShowArticle;
}

/** Another state of an article, compared with the posted one or whole. C16 */
export function VersionView({ article, version, show }: VersionViewProps) {
  if (version === 0) return article.edit && <EditView article={article} edit={article.edit} show={show} />;
  return <PostedView article={article} version={version} show={show} />;
}

function EditView({
  article,
  edit,
  show,
}: {
  article: KnowledgeArticle;
  edit: NonNullable<KnowledgeArticle['edit']>;
  show: ShowArticle;
}) {
  return (
    <Compared
      head={text.editOf(edit.user.name, formatDate(edit.created_at))}
      before={article}
      after={edit}
      shown={edit}
      onBack={() => show(article.id)}
    />
  );
}

function PostedView({ article, version, show }: VersionViewProps) {
  const state = useQuery(knowledgeQueries.version(article.id, version));
  const versions = useQuery(knowledgeQueries.versions(article.id)).data;
  const at = versions?.list.findIndex((one) => one.version === version) ?? -1;
  const number = versions && at >= 0 ? versions.total - at : version;
  const { refresh } = useArticleActions();
  const isDirect = isAdmin(useUser());

  const bringBack = async (stored: State & { cover: ShownImage | null }) => {
    const { title, content, cover } = stored;
    const body = { id: article.id, version: article.version, title, content, cover: cover?.id ?? null };
    const description = isDirect ? text.bringBackNote : text.bringBackAsEdit;
    if (!(await confirm({ title: text.confirmBringBack(number), description }, () => call(changeArticle, { body }))))
      return;
    toast.success(isDirect ? text.broughtBack(number) : text.sentBack(number));
    show(article.id);
    await refresh();
  };
  return (
    <ScreenState query={state}>
      {(stored) => (
        <Compared
          head={text.versionOf(number, stored.user.name, formatDate(stored.created_at))}
          before={stored}
          after={article}
          shown={stored}
          onBack={() => show(article.id)}
        >
          {article.may_edit && (
            <Button icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void bringBack(stored)}>
              {text.bringBack}
            </Button>
          )}
        </Compared>
      )}
    </ScreenState>
  );
}

interface State {
  title: string;
  content: ArticleText;
  content_images: ShownImage[];
}

interface ComparedProps {
  head: string;
  before: State;
  after: State;
  /** The one of them that is not the posted text. */
  shown: State;
  onBack: () => void;
  children?: ReactNode;
}

function Compared({ head, before, after, shown, onBack, children }: ComparedProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap={12}>
      <Row gap={8} wrap>
        <Button type="text" icon={<ArrowLeftIcon size={16} />} onClick={onBack}>
          {text.backToArticle}
        </Button>
        <Cell as="span">
          <Text size={13} weight={500}>
            {head}
          </Text>
        </Cell>
        {children}
      </Row>
      <Row>
        <Segmented
          options={[
            { value: 'difference', label: text.difference },
            { value: 'whole', label: text.wholeText },
          ]}
          value={isWhole ? 'whole' : 'difference'}
          onChange={(value) => setWhole(value === 'whole')}
        />
      </Row>
      {isWhole || before.title === after.title ? (
        <Text as="h1" size={20} weight={600} breaks>
          {shown.title}
        </Text>
      ) : (
        <Text as="h1" size={20} weight={600} breaks>
          <Text as="del" tone="error">
            {before.title}
          </Text>{' '}
          <Text as="ins" tone="success">
            {after.title}
          </Text>
        </Text>
      )}
      {isWhole ? (
        <ArticleView text={shown.content} images={shown.content_images} />
      ) : (
        <ArticleDiffView
          before={before.content}
          after={after.content}
          images={[...before.content_images, ...after.content_images]}
        />
      )}
    </Stack>
  );
}
