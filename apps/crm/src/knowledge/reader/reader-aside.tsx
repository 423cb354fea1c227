import { useQuery } from '@tanstack/react-query';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText as text } from '../knowledge-screen.text';
import { dayStart, writtenDay } from '@toam/domain/day';
import { Avatar, Cell, Facts, formatDate, PlainButton, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { useState, type ReactNode } from 'react';
import type { ShowArticle } from '../article-reader';
import { knowledgeQueries } from '../knowledge.queries';
import * as css from './reader.module.css';

/** Who keeps it true, and when they look again. C15 */
export function ReviewFacts({ article: { keeper, review_on, is_overdue } }: { article: KnowledgeArticle }) {
  const days = review_on === null ? 0 : Math.floor((Date.now() / 1000 - dayStart(review_on)) / 86_400);
  return (
    <Facts columns="96px minmax(0, 1fr)">
      <dt>{text.keeper}</dt>
      <Row as="dd" gap={6}>
        <Avatar {...keeper} image={keeper.avatar} size={20} decorative />
        <Text ellipsis>{keeper.name}</Text>
      </Row>
      <dt>{text.reviewOn}</dt>
      <dd>
        {review_on === null && text.noReview}
        {review_on !== null && (
          <Text {...(is_overdue && { tone: 'warning' as const, weight: 500 as const })}>
            {is_overdue ? text.late(writtenDay(review_on), days) : writtenDay(review_on)}
          </Text>
        )}
      </dd>
    </Facts>
  );
}

/** Versions that show at first. */
const few = 3;

interface VersionsProps {
  articleId: number;
  /** The version that is read now. */
  open: number | null;
  show: ShowArticle;
}

/** Each state that was posted, the latest first. C16 */
export function Versions({ articleId, open, show }: VersionsProps) {
  const versions = useQuery(knowledgeQueries.versions(articleId));
  const [isAll, setAll] = useState(false);
  return (
    <Section title={text.versions}>
      <ScreenState query={versions} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {({ list, total }) => (
          <>
            <Stack as="ul" gap={8}>
              {(isAll ? list : list.slice(0, few)).map(({ version, title, user, created_at }, at) => (
                <Row as="li" key={version} gap={10} align="start">
                  <Text className={css.number} size={12} weight={500} data-current={at === 0 || undefined}>
                    {total - at}
                  </Text>
                  <Cell>
                    <Text size={13} ellipsis>
                      {title}
                    </Text>
                    <Text size={12} tone="text3" ellipsis>
                      {user.name} · {formatDate(created_at)}
                    </Text>
                  </Cell>
                  {at === 0 ? (
                    <Text size={12} tone="text3" nowrap>
                      {text.current}
                    </Text>
                  ) : (
                    <PlainButton
                      height={[24, 40]}
                      padX={4}
                      size={12}
                      weight={500}
                      tone="teal"
                      aria-pressed={open === version}
                      aria-label={`${text.compare}: ${text.version(total - at)}`}
                      onClick={() => show(articleId, open === version ? null : version)}
                    >
                      {text.compare}
                    </PlainButton>
                  )}
                </Row>
              ))}
            </Stack>
            {!isAll && list.length > few && (
              <PlainButton height={[28, 40]} size={12} weight={500} tone="teal" onClick={() => setAll(true)}>
                {text.allVersions(total)}
              </PlainButton>
            )}
          </>
        )}
      </ScreenState>
    </Section>
  );
}

export const Section = ({ title, count, children }: { title: string; count?: number; children: ReactNode }) => (
  <Stack as="section" gap={8} className={css.section} aria-label={title}>
    <Row gap={6}>
      <Text as="h2" size={14} weight={600}>
        {title}
      </Text>
      {count !== undefined && count > 0 && (
        <Text size={12} tone="text3">
          {count}
        </Text>
      )}
    </Row>
    {children}
  </Stack>
);
