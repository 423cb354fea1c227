import { commonText } from '@toam/contracts/texts/common';
import { knowledgeText } from '@toam/contracts/knowledge/knowledge.text';
import { knowledgeFormText as text } from '../knowledge/knowledge-screen.text';
import { EditScreen } from '@toam/record-form/edit-screen';
import { useParams } from 'react-router-dom';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { paths } from '../paths';
import { ArticleEditor } from './article-editor';

/** /knowledge/edit/{id}: for its author and admins. D65 */
export const Component = () => (
  <EditScreen
    of={useParams().articleId}
    detail={knowledgeQueries.detail}
    notFound={knowledgeText.notFound}
    mayNotEdit={commonText.forbidden}
    back={{ to: paths.knowledge, text: text.backToBoard }}
  >
    {(stored) => <ArticleEditor stored={stored} />}
  </EditScreen>
);
