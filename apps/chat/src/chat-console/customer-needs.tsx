import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { needText } from '@toam/contracts/request/need.text';
import { budgetText, needLine, wantedText } from '@toam/pickers/need/need-labels';
import { Facts, Stack, Text } from '@toam/ui/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './customer-pane.module.css';

type Need = ChatHead['needs'][number];

const factsOf = (need: Need): [string, string][] =>
  (
    [
      [text.needPurpose, need.purpose === 1 ? needText.rent : needText.buy],
      [text.needBudget, budgetText(need)],
      [text.needPlace, [...need.names.districts, ...need.names.province].join(', ')],
      [text.needArea, wantedText.area(need)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

interface CustomerNeedsProps {
  customerId: number;
  needs: readonly Need[];
  mayOpen: boolean;
}

/** The newest open need in facts, others in one line each. */
export function CustomerNeeds({ customerId, needs: [first, ...others], mayOpen }: CustomerNeedsProps) {
  if (!first)
    return mayOpen ? (
      <Stack as="section" gap={4} className={css.part}>
        <Text size={13} tone="text2">
          {text.noNeeds}
        </Text>
        <Text as={Link} size={13} tone="teal" to={paths.needOfCustomer(customerId)}>
          {text.addNeed}
        </Text>
      </Stack>
    ) : null;
  return (
    <Stack as="section" gap={8} className={css.part}>
      <Text as="h3" size={13} weight={600}>
        <Link to={paths.need(first.id)} className={css.needLink}>
          {text.need(first.id)}
        </Link>
      </Text>
      <Facts columns="72px minmax(0, 1fr)" gap={10}>
        {factsOf(first).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      {others.map((need) => (
        <Text key={need.id} as={Link} size={12} to={paths.need(need.id)} ellipsis title={needLine(need)}>
          #{need.id} · {needLine(need)}
        </Text>
      ))}
    </Stack>
  );
}
