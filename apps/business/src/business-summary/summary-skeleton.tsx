import { Bone, Row, Stack } from '@toam/ui/core';

/** Lines in the shape of the table. */
export const SummarySkeleton = ({ columns }: { columns: number }) => (
  <Stack aria-hidden divided>
    {Array.from({ length: 9 }, (_, line) => (
      <Row key={line} gap={24} height={48} padX={16}>
        <Bone width={170} height={14} />
        {Array.from({ length: columns }, (_value, at) => (
          <Bone key={at} width={64} height={12} />
        ))}
      </Row>
    ))}
  </Stack>
);
