import { businessOverviewText as text } from './business-overview.text';
import { Bone, Card, Grid, Row, Stack } from '@toam/ui/core';
import * as css from './business-overview.module.css';

/** Before the first figures: the cards in their places. */
export const OverviewBones = () => (
  <div className={css.cards} role="status" aria-label={text.loading}>
    <div className={css.columns} aria-hidden>
      <Stack className={css.revenue}>
        <Card gap={14}>
          <Bone width={132} height={14} />
          <Bone width={176} height={28} />
          <Bone width="100%" height={8} />
          <Lines count={5} />
        </Card>
      </Stack>
      <Stack className={css.ways}>
        <Card gap={14}>
          <Bone width={96} height={14} />
          <Grid columns="repeat(auto-fit, minmax(120px, 1fr))" gap={20} rowGap={6}>
            {[1, 2, 3, 4, 5].map((at) => (
              <Stack key={at} height={[82, 40]} background="layout" radius={8} />
            ))}
          </Grid>
        </Card>
      </Stack>
      <Stack className={css.chart}>
        <Card flex={1} gap={14}>
          <Bone width={168} height={14} />
          <Stack flex={1} background="layout" radius={8} style={{ minHeight: 236 }} />
        </Card>
      </Stack>
      <Stack className={css.health}>
        <Card gap={14}>
          <Bone width={140} height={14} />
          <Lines count={6} />
        </Card>
      </Stack>
    </div>
    {[1, 2, 3].map((at) => (
      <Card key={at} padY={0} aria-hidden>
        <Row justify="between" height={48}>
          <Bone width={120} height={14} />
          <Bone width={120} height={10} />
        </Row>
      </Card>
    ))}
  </div>
);

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <Row key={at} justify="between" gap={12}>
      <Bone width={112} height={12} />
      <Bone width={96} height={12} />
    </Row>
  ));
