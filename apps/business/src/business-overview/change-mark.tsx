import { businessOverviewText as text } from './business-overview.text';
import { type Change, changeOf } from '@toam/domain/business/change';
import { formatNumber, Row, Text } from '@toam/ui/core';
import { ArrowDownIcon, ArrowUpIcon } from '@toam/ui/icons';
import { percent } from './overview-format';

interface ChangeMarkProps {
  current: number;
  previous: number;
  /** Rates change by points, money by percent. */
  as: 'count' | 'points' | 'percent';
}

/** How much, on the screen and in words. A percent of nothing is none. */
function amountOf(as: ChangeMarkProps['as'], change: Change): { shown: string; said: string } {
  if (as !== 'percent') {
    const by = formatNumber(change.by);
    return { shown: by, said: as === 'points' ? text.points(by) : by };
  }
  const by = change.percent === null ? text.first : percent(change.percent);
  return { shown: by, said: by };
}

/** The change against the period before: '↑ 12,4%'. */
export function ChangeMark({ current, previous, as }: ChangeMarkProps) {
  const change = changeOf(current, previous);
  if (change.direction === 'same')
    return (
      <Text size={12} tone="text3" nowrap>
        {text.unchanged}
      </Text>
    );
  const isMore = change.direction === 'up';
  const Arrow = isMore ? ArrowUpIcon : ArrowDownIcon;
  const { shown, said } = amountOf(as, change);
  return (
    <Row as="span" inline gap={2} size={12} weight={500} nowrap tone={isMore ? 'success' : 'error'}>
      <Arrow size={12} weight="bold" aria-hidden />
      <span aria-hidden>{shown}</span>
      <span className="unseen">{isMore ? text.more(said) : text.fewer(said)}</span>
    </Row>
  );
}
