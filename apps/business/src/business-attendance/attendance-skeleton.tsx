import { listText } from '@toam/contracts/texts/list';
import { Bone, Cell, Row, Stack } from '@toam/ui/core';

const rows = Array.from({ length: 10 }, (_, at) => at);

/** The grid before its first answer: a name, and a bar of days. */
export const AttendanceSkeleton = () => (
  <Stack flex={1} padX={16} padY={12} divided role="status" aria-label={listText.loading}>
    {rows.map((at) => (
      <Row key={at} gap={12} minHeight={[40, 96]} align="center" phone="stack">
        <Row gap={8} flex="none" width={[180, '100%']}>
          <Bone width={24} height={24} radius="circle" />
          <Bone width={96 + ((at * 37) % 48)} height={14} />
        </Row>
        <Cell width="100%">
          <Bone width="100%" height={[20, 40]} />
        </Cell>
      </Row>
    ))}
  </Stack>
);
