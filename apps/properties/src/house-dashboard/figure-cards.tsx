import type { DashboardFigures } from '@toam/contracts/dashboard/dashboard.endpoints';
import { dashboardText } from '@toam/contracts/texts/dashboard';
import { formatNumber } from '@toam/ui/core';
import { Sparkline } from '@toam/ui/heavy';
import { ArrowDownIcon, ArrowUpIcon } from '@toam/ui/icons';

const names = ['houses', 'requests', 'user', 'customer'] as const;

/** The change this month: '↑ 34 tháng này'. D71. */
function Change({ change }: { change: number }) {
  if (change === 0) return <span className="house-figure-change">{dashboardText.unchanged}</span>;
  const count = formatNumber(Math.abs(change));
  const isMore = change > 0;
  const Arrow = isMore ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span className="house-figure-change">
      <b className={isMore ? 'more' : 'fewer'}>
        <Arrow size={12} weight="bold" aria-hidden />
        <span aria-hidden>{count}</span>
        <span className="unseen">{isMore ? dashboardText.more(count) : dashboardText.fewer(count)}</span>
      </b>
      {dashboardText.thisMonth}
    </span>
  );
}

/** Totals of all that the viewer may see, with links. Specification 2 §2 'Tổng Quan'. */
export function FigureCards({ figures }: { figures: DashboardFigures }) {
  return (
    <dl className="house-figures">
      {names.map((name) => {
        const total = figures[name];
        const change = figures.change[name];
        const trend = figures.trend[name];
        if (total === null || change === null || trend === null) return null;
        return (
          <div key={name} className="house-figure">
            <dt>{dashboardText.figure[name]}</dt>
            <dd>
              <b>{formatNumber(total)}</b>
              <Sparkline values={trend} width={44} colour={change < 0 ? 'var(--text3)' : 'var(--teal)'} />
            </dd>
            <dd>
              <Change change={change} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Shown before the figures load. The number of cards is not known yet. */
export const FigureBones = () => (
  <div className="house-figures" aria-hidden>
    {names.map((name) => (
      <div key={name} className="house-figure">
        <i className="ta-bone" style={{ width: 72, height: 10 }} />
        <i className="ta-bone" style={{ width: 56, height: 20, marginTop: 8 }} />
        <i className="ta-bone" style={{ width: 92, height: 10, marginTop: 10 }} />
      </div>
    ))}
  </div>
);
