import { listText } from '@toam/contracts/texts/list';
import { Bone, Grid, Row, Stack } from '@toam/ui/core';

const quarters = [1, 2, 3, 4];
const rows = Array.from({ length: 8 }, (_, at) => at);

/** Four cards and a sheet before the first answer. */
export const FirstValueSkeleton = () => (
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
