import { useInfiniteQuery } from '@tanstack/react-query';
import { postManagerText as text } from './post-manager.text';
import { Button, formatDateTime, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { PostSection } from './post-parts';
import { postQueries } from './post.queries';

/** What became of the house's posts, the newest first; this post's own lines stand out. */
export function PostEvents({ houseId, postId }: { houseId: number; postId?: number }) {
  const events = useInfiniteQuery(postQueries.history(houseId));
  return (
    <PostSection title={text.events}>
      <ScreenState query={events} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <Text tone="text3">{text.eventsNone}</Text>;
          return (
            <>
              <Stack as="ol" divided>
                {list.map((event) => (
                  <Stack key={event.id} as="li" gap={2} padY={6} size={13}>
                    <Row gap={8} align="baseline">
                      <Text flex={1} weight={event.post_id === postId ? 500 : 400} breaks>
                        {event.title}
                      </Text>
                      <Text as="time" flex="none" size={12} tone="text3">
                        {formatDateTime(event.created_at)}
                      </Text>
                    </Row>
                    <Text size={12} tone="text2" breaks>
                      {[event.user?.name ?? text.system, event.detail].filter(Boolean).join(' · ')}
                    </Text>
                  </Stack>
                ))}
              </Stack>
              {events.hasNextPage && (
                <Row>
                  <Button size="small" loading={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
                    {text.moreEvents}
                  </Button>
                </Row>
              )}
            </>
          );
        }}
      </ScreenState>
    </PostSection>
  );
}
