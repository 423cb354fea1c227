import { Grid, Stack } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import * as css from './house-page.module.css';

/** What is under the bar. */
export const HouseBody = (props: ComponentProps<'div'>) => (
  <Stack width="100%" maxWidth={1360} className={css.body} {...props} />
);

/** The tabs, and the cards beside them. */
export const HouseColumns = (props: ComponentProps<'div'>) => (
  <Grid
    columns="minmax(0, 1fr) 312px"
    gap={[24, 20]}
    align="start"
    top={[12, 8]}
    padX={[0, 16]}
    className={css.columns}
    {...props}
  />
);
