import { useQuery } from '@tanstack/react-query';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { ScreenState } from '@toam/ui/core';
import { useSearchParams } from 'react-router-dom';
import { ArticleEditor } from './article-editor';

/** /knowledge/new, for a column (`?type=`). Everybody writes; admins post at once. Specification 2 §2, D65. */
export function Component() {
  const columns = useQuery(knowledgeQueries.columns);
  const wanted = Number(useSearchParams()[0].get('type'));
  return (
    <ScreenState query={columns}>
      {(known) => <ArticleEditor stored={null} column={known.find(({ id }) => id === wanted) ?? known[0]} />}
    </ScreenState>
  );
}
