import { Bone, Cell, Row, Stack } from '@toam/ui/core';

/** Lines in the shape of rows. */
export const RowsSkeleton = () => (
  <Stack aria-hidden divided>
    {Array.from({ length: 8 }, (_, at) => (
      <Row key={at} gap={12} height={48} padX={[20, 16]}>
        <Bone width={40} height={12} />
        <Cell gap={6}>
          <Bone width={`${70 - at * 4}%`} height={12} />
          <Bone width={90} height={10} />
        </Cell>
        <Bone width={84} height={12} />
      </Row>
    ))}
  </Stack>
);
