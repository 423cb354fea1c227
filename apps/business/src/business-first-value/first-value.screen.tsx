import { useQuery } from '@tanstack/react-query';
import { targetText } from '@toam/contracts/business/target.text';
import { quarterOf } from '@toam/domain/business/business-period';
import { useLiveList } from '@toam/live/live-list';
import { IconButton, Pane, Row, ScreenState, ScreenTitle, Stack, Text, useUrlState, Bone, Grid } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { ArrowLeftIcon, CaretLeftIcon, CaretRightIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { listText } from '@toam/contracts/texts/list';
import { targetScreenText as text } from './target-screen.text';
import { paths } from '../paths';
import { targetQueries } from './target.queries';
import { TargetYear } from './target-year';

/** Without them: the quarter that runs. */
const yearSearch = z.object({
  year: z.coerce.number().int().min(2001).max(2100).nullable().catch(null),
  quarter: z.coerce.number().int().min(1).max(4).nullable().catch(null),
});

const quarters = [1, 2, 3, 4];
const rows = Array.from({ length: 8 }, (_, at) => at);

/** Four cards and a sheet before the first answer. */
const FirstValueSkeleton = () => (
  <Stack flex={1} gap={12} padX={16} role="status" aria-label={listText.loading}>
    <Grid columns={[4, 2]} gap={12}>
      {quarters.map((quarter) => (
        <Bone key={quarter} height={132} width="100%" radius={10} />
      ))}
    </Grid>
    <Stack divided>
      {rows.map((at) => (
        <Row key={at} gap={12} minHeight={40}>
          <Bone width={24} height={24} radius="circle" />
          <Bone width={120 + ((at * 29) % 48)} height={14} />
          <Bone height={24} width="60%" />
        </Row>
      ))}
    </Stack>
  </Stack>
);

/** /bussiness/first-value: the starting values of a year's quarters, of the company and of people. Specification 3 §5.6, D86. */
export function Component() {
  const navigate = useNavigate();
  const [search, change] = useUrlState(yearSearch);
  const now = quarterOf(todayInVietnam());
  const year = search.year ?? now.year;
  const quarter = search.quarter ?? (year === now.year ? now.quarter : 1);
  const asked = targetQueries.year(year);
  const targets = useQuery(asked);
  useLiveList({ noun: 'target', alongside: ['user'], list: asked.queryKey });
  const show = (next: { year: number; quarter: number }) =>
    change({
      year: next.year === now.year ? null : next.year,
      quarter: next.year === now.year && next.quarter === now.quarter ? null : next.quarter,
    });
  const back = (
    <IconButton aria-label={text.back} title={text.back} onClick={() => void navigate(paths.accumulation)}>
      <ArrowLeftIcon size={18} />
    </IconButton>
  );
  return (
    <Pane>
      <Stack flex="none" edge="bottom">
        <ScreenTitle text={targetText.title} before={back} />
      </Stack>
      <Row flex="none" gap={4} padX={16} padY={[10, 8]}>
        <IconButton
          border
          aria-label={text.previousYear}
          title={text.previousYear}
          onClick={() => show({ year: year - 1, quarter })}
        >
          <CaretLeftIcon size={16} />
        </IconButton>
        <Text as="h2" width={96} size={14} weight={600} textAlign="center" digits aria-live="polite">
          {text.year(year)}
        </Text>
        <IconButton
          border
          aria-label={text.nextYear}
          title={text.nextYear}
          onClick={() => show({ year: year + 1, quarter })}
        >
          <CaretRightIcon size={16} />
        </IconButton>
      </Row>
      <ScreenState query={targets} skeleton={<FirstValueSkeleton />}>
        {(found) => (
          <TargetYear
            key={year}
            year={year}
            quarter={quarter}
            targets={found}
            onQuarter={(next) => show({ year, quarter: next })}
          />
        )}
      </ScreenState>
    </Pane>
  );
}
