import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan, useUser } from '@toam/auth/session';
import type { DataOf } from '@toam/contracts/endpoint';
import type { readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import type { PostSpending } from '@toam/contracts/post/post-cost.endpoints';
import { postCostText as text } from '../post-cost.text';
import { portalText } from '@toam/contracts/portal/portal.text';
import { monthAt, roomOf } from '@toam/domain/post/post-budget';
import { useLive } from '@toam/live/live';
import { Avatar, Button, Cell, IconButton, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Progress, Skeleton } from '@toam/ui/detail';
import { CaretLeftIcon, CaretRightIcon, PencilSimpleIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { postQueries } from '../post.queries';
import { BudgetDialog, type BudgetOf } from './budget.dialog';

type Costs = DataOf<typeof readPostCosts>;

const thisMonth = (): string => monthAt(Date.now() / 1000);

/** @param by months @returns '2026-11' */
function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** What posts cost in a month, by portal and person, and what they may. Each figure opens its posts. */
export function CostsPane() {
  const queries = useQueryClient();
  const [month, show] = useState(thisMonth);
  const costs = useQuery(postQueries.costs(month));
  const [changed, change] = useState<BudgetOf | null>(null);
  useLive('record.changed', ({ noun }) => {
    if (noun === 'tariff' || noun === 'post')
      void queries.invalidateQueries({ queryKey: postQueries.costs(month).queryKey.slice(0, 2) });
  });
  return (
    <>
      <Row gap={8}>
        <IconButton
          border
          aria-label={text.previous}
          title={text.previous}
          onClick={() => show(monthBeside(month, -1))}
        >
          <CaretLeftIcon size={16} />
        </IconButton>
        <Text as="h3" size={14} weight={600} digits aria-live="polite">
          {text.month(month)}
        </Text>
        <IconButton
          border
          aria-label={text.next}
          title={text.next}
          disabled={month >= thisMonth()}
          onClick={() => show(monthBeside(month, 1))}
        >
          <CaretRightIcon size={16} />
        </IconButton>
      </Row>
      <ScreenState query={costs} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(found) => <Figures costs={found} onBudget={change} />}
      </ScreenState>
      {changed && <BudgetDialog of={changed} onClose={() => change(null)} />}
    </>
  );
}

interface FiguresProps {
  costs: Costs;
  onBudget: (of: BudgetOf) => void;
}

function Figures({ costs, onBudget }: FiguresProps) {
  const me = useUser();
  const isAdmin = useCan('admin');
  const { month, company, mine, people } = costs;
  return (
    <Stack gap={16}>
      <Spent
        title={text.company}
        spending={company}
        month={month}
        {...(isAdmin && { onBudget: () => onBudget({ user: null, amount: company.budget }) })}
      />
      <Spent title={text.mine} spending={mine} month={month} staff={me.id} />
      {people && <People costs={costs} onBudget={onBudget} />}
      <Text as="p" size={12} tone="text3">
        {text.note}
      </Text>
    </Stack>
  );
}

interface SpentProps {
  title: string;
  spending: PostSpending;
  month: string;
  /** Whose; absent: everybody's. */
  staff?: number;
  onBudget?: () => void;
}

const priceOf = ({ spent, unpriced }: { spent: number; unpriced: number }): string =>
  unpriced > 0 && spent === 0 ? text.noPrice : text.dong(spent);

/** A sum with its budget and its portals. */
function Spent({ title, spending, month, staff, onBudget }: SpentProps) {
  const { spent, count, committed, portals, unpriced } = spending;
  return (
    <Stack as="section" gap={8} padX={16} padY={12} radius={10} border aria-label={title}>
      <Row gap={8} rowGap={2} wrap align="baseline">
        <Text as="h4" size={13} weight={600}>
          {title}
        </Text>
        <Cell />
        <Link to={paths.boughtPosts(month, { staff })} aria-label={text.open(title, text.dong(spent))}>
          <Text size={18} weight={600} digits nowrap>
            {text.dong(spent)}
          </Text>
        </Link>
      </Row>
      <Budget spending={spending} {...(onBudget && { onBudget })} />
      {count === 0 ? (
        <Text size={13} tone="text2">
          {text.nothing}
        </Text>
      ) : (
        <Stack as="ul" gap={4} size={13}>
          {portals.map(({ portal, channel_id, ...of }) => (
            <Row as="li" key={portal} gap={8}>
              <Cell>{portalText.title[portal]}</Cell>
              <Text tone="text2" nowrap>
                {of.unpriced > 0 && of.spent > 0 ? text.unpriced(of.unpriced) : text.count(of.count)}
              </Text>
              <Link
                to={paths.boughtPosts(month, { staff, channel: channel_id })}
                aria-label={text.open(`${title}, ${portalText.title[portal]}`, priceOf(of))}
              >
                <Text digits nowrap>
                  {priceOf(of)}
                </Text>
              </Link>
            </Row>
          ))}
        </Stack>
      )}
      {(committed > 0 || unpriced > 0) && (
        <Text size={12} tone="text2">
          {[committed > 0 && text.committed(committed), unpriced > 0 && text.unpriced(unpriced)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** How much of a budget is used; with what is on its way. */
function Budget({ spending, onBudget }: { spending: PostSpending; onBudget?: () => void }) {
  const { spent, committed, budget } = spending;
  const room = roomOf(spending);
  const percent = budget ? Math.min(100, (100 * (spent + committed)) / budget) : 100;
  return (
    <Row gap={8}>
      <Stack gap={2} flex={1}>
        {budget !== null && (
          <Progress
            percent={percent}
            size="small"
            showInfo={false}
            status={room !== null && room < 0 ? 'exception' : 'normal'}
            aria-label={text.budget(budget)}
          />
        )}
        <Text size={12} tone={room !== null && room < 0 ? 'error' : 'text2'} digits>
          {budget === null || room === null ? text.noBudget : `${text.budget(budget)} · ${text.left(room)}`}
        </Text>
      </Stack>
      {onBudget && (
        <IconButton title={text.set(null)} aria-label={text.set(null)} onClick={onBudget}>
          <PencilSimpleIcon size={16} />
        </IconButton>
      )}
    </Row>
  );
}

/** Whoever posted or has a budget; for admins. */
const People = ({ costs: { month, people }, onBudget }: FiguresProps) => (
  <Stack as="section" gap={8} aria-label={text.people}>
    <Row gap={8}>
      <Text as="h4" size={13} weight={600}>
        {text.people}
      </Text>
      <Cell />
      <Button size="small" aria-label={text.addPerson} onClick={() => onBudget({ user: undefined, amount: null })}>
        {text.setShort}
      </Button>
    </Row>
    <Stack as="ul" divided>
      {people?.map(({ user, spent, count, budget }) => (
        <Row as="li" key={user.id} gap={10} padY={6} size={13}>
          <Avatar id={user.id} name={user.name} image={user.avatar} size={24} />
          <Cell>
            <Text ellipsis>{user.name}</Text>
            <Text size={12} tone={budget !== null && spent > budget ? 'error' : 'text3'} digits>
              {budget === null ? text.count(count) : `${text.budget(budget)} · ${text.left(budget - spent)}`}
            </Text>
          </Cell>
          <Link to={paths.boughtPosts(month, { staff: user.id })} aria-label={text.open(user.name, text.dong(spent))}>
            <Text digits nowrap>
              {text.dong(spent)}
            </Text>
          </Link>
          <IconButton
            title={text.set(user.name)}
            aria-label={text.set(user.name)}
            onClick={() => onBudget({ user, amount: budget })}
          >
            <PencilSimpleIcon size={16} />
          </IconButton>
        </Row>
      ))}
    </Stack>
  </Stack>
);
