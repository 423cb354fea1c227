import type { DashboardFigures } from '@toam/contracts/dashboard/dashboard.endpoints';
import { dashboardText } from '../house/dashboard.text';
import { Bone, formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { Sparkline } from '@toam/ui/detail';
import { ArrowDownIcon, ArrowUpIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import * as css from './house-dashboard.module.css';

const look = { as: 'span', gap: 4, size: 12, tone: 'text3', nowrap: true } as const;

const names = ['houses', 'requests', 'user', 'customer'] as const;

/** The change this month: '↑ 34 tháng này'. D71. */
function Change({ change }: { change: number }) {
  if (change === 0) return <Row {...look}>{dashboardText.unchanged}</Row>;
  const count = formatNumber(Math.abs(change));
  const isMore = change > 0;
  const Arrow = isMore ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Row {...look}>
      <Row as="b" inline gap={2} weight={500} tone={isMore ? 'success' : 'error'}>
        <Arrow size={12} weight="bold" aria-hidden />
        <span aria-hidden>{count}</span>
        <span className="unseen">{isMore ? dashboardText.more(count) : dashboardText.fewer(count)}</span>
      </Row>
      {dashboardText.thisMonth}
    </Row>
  );
}

const Figures = ({ isWaiting, children }: { isWaiting?: boolean; children: ReactNode }) => (
  <Row
    as={isWaiting ? 'div' : 'dl'}
    className={css.figures}
    aria-hidden={isWaiting}
    align="stretch"
    flex="none"
    wrap
    overflow="hidden"
    border
    radius={10}
  >
    {children}
  </Row>
);

const Figure = ({ children }: { children: ReactNode }) => (
  <Stack className={css.figure} background="surface" padX={14} padY={12}>
    {children}
  </Stack>
);

/** Totals of all that the viewer may see, with links. Specification 2 §2 'Tổng Quan'. */
export function FigureCards({ figures }: { figures: DashboardFigures }) {
  return (
    <Figures>
      {names.map((name) => {
        const total = figures[name];
        const change = figures.change[name];
        const trend = figures.trend[name];
        if (total === null || change === null || trend === null) return null;
        return (
          <Figure key={name}>
            <Text as="dt" size={12} tone="text2">
              {dashboardText.figure[name]}
            </Text>
            <Row as="dd" justify="between" gap={8}>
              <Text as="b" className={css.total} weight={600}>
                {formatNumber(total)}
              </Text>
              <Sparkline values={trend} width={44} colour={change < 0 ? 'var(--text3)' : 'var(--teal)'} />
            </Row>
            <dd>
              <Change change={change} />
            </dd>
          </Figure>
        );
      })}
    </Figures>
  );
}

/** Shown before the figures load. The number of cards is not known yet. */
export const FigureBones = () => (
  <Figures isWaiting>
    {names.map((name) => (
      <Figure key={name}>
        <Bone width={72} height={10} />
        <Bone width={56} height={20} top={8} />
        <Bone width={92} height={10} top={10} />
      </Figure>
    ))}
  </Figures>
);
