import { useInfiniteQuery } from '@tanstack/react-query';
import { knowledgeBoardText as text } from '../knowledge/knowledge-screen.text';
import { useLiveList } from '@toam/live/live-list';
import { Button, EmptyState, formatTotal, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { ListFoot, Refetching, rowsOf, useMoreRows } from '@toam/ui/list';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { useRef } from 'react';
import { ArticleMenu } from '../knowledge/article-menu';
import { KnowledgeCard } from '../knowledge/knowledge-card';
import { knowledgeQueries, type KnowledgeList } from '../knowledge/knowledge.queries';
import * as css from './knowledge-board.module.css';

interface FoundArticlesProps {
  asked: KnowledgeList;
  addressOf: (id: number) => string;
  onBack: () => void;
}

/** A list in place of the board: what a search finds, one's own articles, refused ones with the reason, those to look at again. */
export function FoundArticles({ asked, addressOf, onBack }: FoundArticlesProps) {
  const pages = knowledgeQueries.list(asked);
  const articles = useInfiniteQuery(pages);
  useLiveList({ noun: 'article', list: pages.queryKey, counts: knowledgeQueries.counts });
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(articles);
  const onScroll = useMoreRows(box, articles, JSON.stringify(pages.queryKey), false, rows.length > 0);
  const kind = 'show' in asked ? asked.show : 'found';
  const search = 'show' in asked ? '' : asked.search;
  const first = articles.isPlaceholderData ? undefined : articles.data?.pages[0];
  return (
    <Stack flex={1} relative>
      <Refetching query={articles} />
      <Row flex="none" gap={8} padX={16} padY={6} size={13}>
        <Button type="text" size="small" icon={<ArrowLeftIcon size={16} />} onClick={onBack}>
          {text.backToBoard}
        </Button>
        <Text as="h2" size={13} weight={600}>
          {text.shown[kind]}
        </Text>
        {first && <Text tone="text3">{text.found(formatTotal(first.total))}</Text>}
      </Row>
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        tabIndex={0}
        role="region"
        aria-label={text.shown[kind]}
        aria-busy={articles.isFetching}
        onScroll={() => box.current && onScroll(box.current)}
      >
        <ScreenState query={{ ...articles, data: articles.data && rows }}>
          {(cards) =>
            cards.length === 0 ? (
              <EmptyState reason={text.empty[kind]}>
                <Button onClick={onBack}>{text.backToBoard}</Button>
              </EmptyState>
            ) : (
              <Stack as="ul" className={css.found}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <KnowledgeCard
                      card={kind === 'refused' ? { ...card, found: card.reason_reject ?? null } : card}
                      to={addressOf(card.id)}
                      found={{ search }}
                      menu={card.may_edit && <ArticleMenu article={card} />}
                    />
                  </li>
                ))}
              </Stack>
            )
          }
        </ScreenState>
        <ListFoot query={articles} />
      </Stack>
    </Stack>
  );
}
