import type { DashboardFigures } from '@toam/contracts/dashboard/dashboard.endpoints';
import { dashboardText } from '../house/dashboard.text';
import { type Period, periods } from '@toam/domain/period';
import { formatDate, Segmented, Stack } from '@toam/ui/core';
import { AreaChart } from '@toam/ui/detail';
import { DashboardCard } from './dashboard-card';

const height = 178;
const lastDay = 6 * 86_400;
const choices = periods.map((value) => ({ value, label: dashboardText.by[value] }));

/** '20/11/2026', '16/11 – 22/11/2026', 'T11/2026' */
function labelOf(by: Period, date: number): string {
  const day = formatDate(date);
  if (by === 'day') return day;
  if (by === 'week') return dashboardText.week(day.slice(0, 5), formatDate(date + lastDay));
  return dashboardText.month(Number(day.slice(3, 5)), Number(day.slice(6)));
}

/** Without the year, because the axis is narrow. */
const tick = (label: string): string => label.split(' ')[0]?.replace(/\/\d{4}$/, '') ?? label;

interface HouseChartProps {
  by: Period;
  onChange: (by: Period) => void;
  /** Undefined while the figures load. */
  figures: DashboardFigures | undefined;
  /** The figures belong to the previous choice. They stay until the new ones are loaded. */
  isPrevious: boolean;
}

/** 'Bất động sản theo thời gian': houses created per day, week or month. Specification 2 §2, §9. */
export function HouseChart({ by, onChange, figures, isPrevious }: HouseChartProps) {
  const points = figures?.chart.map(({ date, total }) => ({ label: labelOf(by, date), values: { total } }));
  return (
    <DashboardCard
      title={dashboardText.chart}
      gap={8}
      aside={
        <Segmented
          size="small"
          aria-label={dashboardText.chartBy}
          options={choices}
          value={by}
          onChange={(chosen) => onChange(chosen)}
        />
      }
    >
      {points && !isPrevious ? (
        <AreaChart
          label={dashboardText.chart}
          series={[{ key: 'total', label: dashboardText.chartSeries }]}
          points={points}
          height={height}
          tick={tick}
        />
      ) : (
        <Stack height={height} background="fill" radius={6} />
      )}
    </DashboardCard>
  );
}
