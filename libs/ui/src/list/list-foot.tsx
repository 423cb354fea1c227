import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import { messageOf } from '../feedback/failure-message';
import type { ListQuery } from './list-column';

type MoreQuery = Pick<
  ListQuery<unknown>,
  'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** Below the last row: loading more, or its error. `end` is the text when there is no more. */
export function ListFoot({ query, end }: { query: MoreQuery; end?: string }) {
  if (query.isFetchNextPageError && !query.isFetchingNextPage)
    return (
      <div className="ta-list-foot" role="alert">
        {commonText.listError(messageOf(query.error))}
        <Button size="small" type="link" onClick={() => query.fetchNextPage()}>
          {commonText.retry}
        </Button>
      </div>
    );
  if (query.isFetchingNextPage)
    return (
      <div className="ta-list-foot" role="status">
        {listText.loadingMore}
      </div>
    );
  return query.hasNextPage || !end ? null : <p className="ta-list-foot">{end}</p>;
}
