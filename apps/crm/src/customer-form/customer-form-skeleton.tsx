import { listText } from '@toam/contracts/texts/list';
import { Bone, Grid, Row, Stack } from '@toam/ui/core';
import * as css from './customer-form.module.css';

const fields = Array.from({ length: 8 }, (_, at) => at);

/** The form's shape while the record loads. */
export const CustomerFormSkeleton = () => (
  <Stack gap={20} className={css.body} role="status" aria-label={listText.loading}>
    <Row gap={16} align="start" top={12}>
      <Bone width={64} height={64} radius="circle" />
      <Bone flex={1} height={32} />
    </Row>
    <Grid columns={[2, 1]} gap={16} rowGap={12}>
      {fields.map((at) => (
        <Bone key={at} height={32} top={24} />
      ))}
    </Grid>
  </Stack>
);
