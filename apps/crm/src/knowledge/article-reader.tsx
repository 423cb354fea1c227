import { onPress, useAddressParams } from '@toam/ui/core';
import { useSearchParams } from 'react-router-dom';

const Reader = onPress<{ articleId: number; version: number | null; show: ShowArticle; onClose: () => void }>(
  () => import('./reader/reader'),
);

/** Opens another article, or a version of this one; 0: the author's edit. */
export type ShowArticle = (articleId: number, version?: number | null) => void;

/** An article over the screen. The address names it and its open version, so its link can be shared. Mockup 32. */
export function ArticleReader({ articleId }: { articleId: number }) {
  const [params] = useSearchParams();
  const [, change] = useAddressParams();
  const named = params.get('version');
  const version = named !== null && /^\d+$/.test(named) ? Number(named) : null;
  const show: ShowArticle = (id, wanted = null) =>
    change(
      (next) => {
        next.set('article', String(id));
        if (wanted === null) next.delete('version');
        else next.set('version', String(wanted));
      },
      { replace: true },
    );
  const close = () =>
    change((next) => {
      next.delete('article');
      next.delete('version');
    });
  return <Reader articleId={articleId} version={version} show={show} onClose={close} />;
}
