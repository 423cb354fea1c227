import { blogFormText, blogText } from '@toam/contracts/blog/blog.text';
import { commonText } from '@toam/contracts/texts/common';
import { EditScreen } from '@toam/record-form/edit-screen';
import { useParams } from 'react-router-dom';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import { BlogEditor } from './blog-editor';

/** /blog/edit/{id}. Specification 2 §2. */
export const Component = () => (
  <EditScreen
    of={useParams().blogId}
    detail={blogQueries.detail}
    notFound={blogText.notFound}
    mayNotEdit={commonText.forbidden}
    back={{ to: paths.blogs, text: blogFormText.backToList }}
  >
    {(stored) => <BlogEditor stored={stored} />}
  </EditScreen>
);
