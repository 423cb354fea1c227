import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { failureLine } from '../feedback/failure-message';
import { Text } from '../layout/layout';
import type { ListQuery } from './list-column';
import * as css from './list.module.css';

type MoreQuery = Pick<
  ListQuery<unknown>,
  'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** Below the last row: loading more, or its error. `end` is the text when there is no more. */
export function ListFoot({ query, end }: { query: MoreQuery; end?: string }) {
  if (query.isFetchNextPageError && !query.isFetchingNextPage)
    return (
      <Foot role="alert">
        {failureLine(query.error)}
        <Button size="small" type="link" onClick={() => query.fetchNextPage()}>
          {commonText.retry}
        </Button>
      </Foot>
    );
  if (query.isFetchingNextPage) return <Foot role="status">{listText.loadingMore}</Foot>;
  return query.hasNextPage || !end ? null : <Foot>{end}</Foot>;
}

const Foot = (props: ComponentProps<'p'>) => (
  <Text
    as="p"
    size={13}
    tone="text2"
    height={36}
    padX={16}
    padY={6}
    textAlign="center"
    className={css.foot}
    {...props}
  />
);
