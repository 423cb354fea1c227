import { orgChartText as text } from './org-chart.text';
import { Bone, Row, Stack, useIsPhone } from '@toam/ui/core';
import { card } from './org-layout';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Cards on three levels; on a phone, lines. */
export const OrgChartSkeleton = () => (useIsPhone() ? <Lines /> : <Cards />);

const Cards = () => (
  <Stack
    role="status"
    aria-label={text.loading}
    flex={1}
    align="center"
    gap={32}
    padY={32}
    overflow="hidden"
    background="layout"
  >
    {[1, 2, 4].map((count) => (
      <Row key={count} gap={16} flex="none">
        {times(count).map((at) => (
          <Bone key={at} width={card.width} height={card.height} radius={8} />
        ))}
      </Row>
    ))}
  </Stack>
);

const Lines = () => (
  <Stack role="status" aria-label={text.loading} flex={1} padX={16} padY={16} gap={24} overflow="hidden">
    {times(9).map((at) => (
      <Row key={at} gap={10} style={{ paddingInlineStart: Math.min(at, 3) * 14 }}>
        <Bone width={36} height={36} radius="circle" />
        <Bone width="56%" height={16} />
      </Row>
    ))}
  </Stack>
);
