import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { staffStatisticText as text } from '@toam/contracts/texts/staff-statistic';
import type { StaffStatistic } from '@toam/contracts/user/staff-statistic.endpoints';
import { EmptyState, formatNumber, ScreenState, Skeleton } from '@toam/ui/core';
import { RingChart } from '@toam/ui/heavy';
import { useId } from 'react';
import { partsOf, pieNames } from './staff-pies';
import { staffStatistic } from './staff-statistics.queries';
import './staff-statistics.css';

/** /admin/user-chart: number of staff, their ages, and six pies. A slice links to its people. Specification 2 §2 "Statistics". */
export function Component() {
  const statistic = useQuery(staffStatistic);
  return (
    <div className="staff-statistics">
      <ScreenState query={statistic} skeleton={<Bones />}>
        {(shown) => (shown.total === 0 ? <EmptyState reason={text.nobody} /> : <Figures shown={shown} />)}
      </ScreenState>
    </div>
  );
}

function Figures({ shown }: { shown: StaffStatistic }) {
  const viewer = useUser();
  return (
    <>
      <Cards shown={shown} />
      <p className="staff-statistics-note">{text.counted}</p>
      <div className="staff-pies">
        {pieNames.map((name) => (
          <Pie key={name} title={text.pies[name]} parts={partsOf(viewer, name, shown)} />
        ))}
      </div>
    </>
  );
}

/** The number of people, and their ages in whole years. Specification 2 §9. */
function Cards({ shown: { total, averageAge } }: { shown: StaffStatistic }) {
  const [ages] = averageAge;
  const years = (age: number | undefined) => (age === undefined ? text.unknownAge : text.years(formatNumber(age)));
  const cards = [
    [text.total, text.people(formatNumber(total))],
    [text.average, years(ages?.value)],
    [text.youngest, years(ages?.min_age)],
    [text.oldest, years(ages?.max_age)],
  ] as const;
  return (
    <dl className="staff-figures" aria-label={text.figures}>
      {cards.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pie({ title, parts }: { title: string; parts: ReturnType<typeof partsOf> }) {
  const id = useId();
  return (
    <section className="staff-pie" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <RingChart label={title} parts={parts} />
    </section>
  );
}

/** The skeleton while data loads. */
const Bones = () => (
  <div role="status" aria-label={text.loading}>
    <div className="staff-figures">
      {[1, 2, 3, 4].map((at) => (
        <div key={at}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
    <div className="staff-pies">
      {pieNames.map((name) => (
        <div key={name} className="staff-pie">
          <Skeleton active avatar={{ size: 140 }} title={{ width: '40%' }} paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  </div>
);
