import { useQuery } from '@tanstack/react-query';
import { blogFormText, blogText } from '@toam/contracts/texts/blog';
import { commonText } from '@toam/contracts/texts/common';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { RefusedState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import { BlogEdit } from './blog-edit';

/** /blog/edit/{id}. Specification 2 §2. */
export function Component() {
  const blogId = Number(useParams().blogId);
  const isId = Number.isSafeInteger(blogId) && blogId > 0;
  const blog = useQuery({ ...blogQueries.detail(blogId), staleTime: 0, enabled: isId });
  if (!isId) return <NotToEdit reason={blogText.notFound} isForbidden={false} />;
  return (
    <EditRecord
      query={blog}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={() => <NotToEdit reason={commonText.forbidden} isForbidden />}
      unreadable={NotToEdit}
    >
      {(stored) => <BlogEdit stored={stored} />}
    </EditRecord>
  );
}

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.blogs}>{blogFormText.backToList}</Link>
  </RefusedState>
);
