import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { PostSpending } from '@toam/contracts/post/post-cost.endpoints';
import { tariffUnitText } from '@toam/contracts/post/post.text';
import { postCostText as text } from '../post/post-cost.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { goesOver, monthOf, roomOf } from '@toam/domain/post/post-budget';
import { choiceFaults, totalOf } from '@toam/domain/post/post-money';
import { newsOfUnit, sameMoney, type SameMoney } from '@toam/domain/post/same-money';
import { Card, Cell, PlainButton, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { postQueries } from '../post/post.queries';
import { costOf, portalsOf, type PostGround, type PostValues } from './post-form.values';

interface PlannerCardProps {
  form: EntryForm<PostValues>;
  ground: PostGround;
}

/** What this month has cost, what it would cost with these posts, and what the same money buys otherwise. Issue 31. */
export function PlannerCard({ form, ground }: PlannerCardProps) {
  const me = useUser();
  const costs = useQuery(postQueries.costs(monthOf(ground.today)));
  const values = useWatch({ control: form.control }) as PostValues;
  const { total } = costOf(values, ground);
  const cost = Number.isFinite(total) ? total : 0;
  return (
    <Card as="section" gap={8} aria-label={text.planner}>
      <Row gap={12} padY={4}>
        <Cell>
          <Text as="h2" size={14} weight={600}>
            {text.planner}
          </Text>
        </Cell>
        <Link to={paths.postCosts}>{text.details}</Link>
      </Row>
      <ScreenState query={costs} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
        {({ month, mine, company }) => (
          <>
            <Line
              title={text.mine}
              spending={mine}
              cost={cost}
              name={null}
              to={paths.boughtPosts(month, { staff: me.id })}
            />
            <Line
              title={text.company}
              spending={company}
              cost={cost}
              name={text.companyName}
              to={paths.boughtPosts(month)}
            />
          </>
        )}
      </ScreenState>
      <Otherwise form={form} ground={ground} values={values} />
    </Card>
  );
}

interface LineProps {
  title: string;
  spending: PostSpending;
  /** Of the posts in the form. */
  cost: number;
  /** Whose budget; null: my own. */
  name: string | null;
  to: string;
}

/** What was spent, and whether these posts go over the budget. */
function Line({ title, spending, cost, name, to }: LineProps) {
  const { spent, committed, budget } = spending;
  const room = roomOf(spending);
  return (
    <Stack gap={2}>
      <Row gap={8} size={13}>
        <Cell>{title}</Cell>
        <Link to={to} aria-label={text.open(title, text.dong(spent))}>
          <Text weight={600} digits nowrap>
            {text.dong(spent)}
          </Text>
        </Link>
      </Row>
      <Text size={12} tone="text2" digits>
        {[
          committed > 0 && text.committed(committed),
          room !== null && budget !== null && `${text.budget(budget)}, ${text.left(room)}`,
          cost > 0 && text.afterThis(spent + committed + cost),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {goesOver(spending, cost) && (
        <Text size={12} weight={500} tone="warning" role="status">
          {text.goesOver(name)}
        </Text>
      )}
    </Stack>
  );
}

const wayInWords = ({ unit, amount, count }: SameMoney): string =>
  `${count} ${tariffUnitText[unit]} × ${fullMoney(amount)} đ`;

/** What Alonhadat sells for the same money; a press takes it. */
function Otherwise({ form, ground, values }: PlannerCardProps & { values: PostValues }) {
  const isWrong = Object.keys(choiceFaults(values, ground.tariffs, ground.today)).length > 0;
  if (isWrong || !portalsOf(values, ground.start).includes('alonhadat')) return null;
  const ways = sameMoney(values, ground.tariffs, ground.today);
  if (ways.length === 0) return null;
  const choose = ({ unit, amount, count }: SameMoney) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    form.setValue('type_news', newsOfUnit(unit), options);
    form.setValue('type_news_value', amount, options);
    form.setValue('type_news_day', count, options);
  };
  return (
    <Stack gap={4} padY={4}>
      <Text size={12} tone="text2">
        {text.otherwise(totalOf(values))}
      </Text>
      <Stack as="ul" gap={4}>
        {ways.map((way) => (
          <Row as="li" key={`${way.unit}-${way.tier}`} gap={8} size={13}>
            <Cell>
              <PlainButton tone="teal" onClick={() => choose(way)} aria-label={text.choose(wayInWords(way))}>
                {wayInWords(way)}
              </PlainButton>
            </Cell>
            <Text tone="text2" digits nowrap>
              {text.dong(way.total)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
