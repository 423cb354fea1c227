import { commonText } from '@toam/contracts/texts/common';
import { Button } from 'antd';
import { Text } from '../layout/layout';
import { failureLine, isTooWide } from './failure-message';
import * as css from './refetching.module.css';

interface RefetchingProps {
  query: {
    data: unknown;
    error: unknown;
    isFetching: boolean;
    isFetchingNextPage?: boolean;
    isFetchNextPageError?: boolean;
    refetch: () => unknown;
  };
}

/**
 * A progress line during a refetch, and its error if it fails. What was loaded stays visible. Put it into a `relative` box: the line
 * runs along the upper edge.
 */
export function Refetching({ query }: RefetchingProps) {
  const failed = query.data && query.error && !query.isFetchNextPageError;
  if (failed && !query.isFetching)
    return (
      <Text
        as="div"
        role="alert"
        size={13}
        padX={16}
        padY={6}
        tone={isTooWide(query.error) ? 'warning' : 'error'}
        background={isTooWide(query.error) ? 'warningTint' : 'errorTint'}
      >
        {failureLine(query.error)}
        <Button size="small" type="link" onClick={() => query.refetch()}>
          {commonText.retry}
        </Button>
      </Text>
    );
  return query.data && query.isFetching && !query.isFetchingNextPage ? <div className={css.line} /> : null;
}
