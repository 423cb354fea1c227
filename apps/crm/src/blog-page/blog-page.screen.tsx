import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import type { BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import { blogListText, blogPageText as text, blogText } from '@toam/contracts/blog/blog.text';
import { useWayBack } from '@toam/platform/way-back';
import {
  Avatar,
  Button,
  Cell,
  formatDate,
  Marked,
  RecordBar,
  RecordPage,
  RefusedState,
  Row,
  ScreenState,
  Stack,
  Text,
} from '@toam/ui/core';
import { ArticleView, Skeleton } from '@toam/ui/detail';
import { PencilSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BlogKind } from '../blog/blog-card';
import { BlogMenu } from '../blog/blog-menu';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import * as css from './blog-page.module.css';

/** /blog/{id}: one piece of news to read. Live events bring its changes. */
export function Component() {
  const blogId = Number(useParams().blogId);
  const isId = Number.isSafeInteger(blogId) && blogId > 0;
  const blog = useQuery({ ...blogQueries.detail(blogId), enabled: isId });
  if (!isId) return <Gone reason={blogText.notFound} />;
  // deleted while the page was open, or no longer for this person
  if (isRefused(blog.error)) return <Gone reason={blog.error.message} isForbidden={blog.error.status === 403} />;
  return (
    <RecordPage>
      <Bar id={blogId}>{blog.data?.may_edit && <Actions blog={blog.data} />}</Bar>
      <ScreenState query={blog} skeleton={<Skeleton active className={css.page} paragraph={{ rows: 12 }} />}>
        {(shown) => <Reader blog={shown} />}
      </ScreenState>
    </RecordPage>
  );
}

function Bar({ id, children }: { id?: number; children?: ReactNode }) {
  const back = useWayBack(paths.blogs);
  return (
    <RecordBar text={text} id={id} list={paths.blogs} path={paths.blog} onBack={back}>
      {children}
    </RecordBar>
  );
}

function Actions({ blog }: { blog: BlogDetail }) {
  const navigate = useNavigate();
  return (
    <>
      <Cell phone="only" />
      <Button icon={<PencilSimpleIcon size={16} />} onClick={() => void navigate(paths.editBlog(blog.id))}>
        {blogListText.edit}
      </Button>
      <BlogMenu blog={blog} onRemoved={() => void navigate(paths.blogs, { replace: true })} />
    </>
  );
}

function Reader({ blog }: { blog: BlogDetail }) {
  const { author } = blog;
  const find = useSearchParams()[0].get('find') ?? '';
  return (
    <Stack as="article" className={css.page}>
      <Row>
        <BlogKind type={blog.type} />
      </Row>
      <Text as="h1" top={8} size={24} weight={600} breaks>
        <Marked text={blog.title} query={find} />
      </Text>
      <Row gap={8} top={8} size={13} tone="text2" wrap>
        <Avatar {...author} image={author.avatar} size={24} decorative />
        <Text weight={500}>{author.name}</Text>
        <Text tone="text3">
          {text.published(formatDate(blog.created_at))}
          {formatDate(blog.updated_at) !== formatDate(blog.created_at) &&
            ` · ${text.changed(formatDate(blog.updated_at))}`}
        </Text>
      </Row>
      <img className={css.cover} src={blog.cover.main} alt="" />
      <ArticleView text={blog.content} images={blog.content_images} find={find} />
    </Stack>
  );
}

function Gone({ reason, isForbidden = false }: { reason: string; isForbidden?: boolean }) {
  const navigate = useNavigate();
  return (
    <RecordPage>
      <Bar />
      <RefusedState reason={reason} isForbidden={isForbidden}>
        <Button onClick={() => void navigate(paths.blogs)}>{text.backToList}</Button>
      </RefusedState>
    </RecordPage>
  );
}
