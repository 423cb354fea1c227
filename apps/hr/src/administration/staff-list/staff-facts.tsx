import { staffLabel } from '@toam/contracts/user/user.text';
import { staffValueText } from '@toam/contracts/user/staff-choices';
import { phoneInGroups } from '@toam/domain/phone';
import { staffColumns, type StaffColumnName } from '@toam/domain/staff/staff-columns';
import { Grid, NoValue, Stack, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';

type Fact = readonly [label: string, value: ReactNode];

/** Some columns of a record, as text. */
export const factsOf = <Column extends StaffColumnName>(
  user: Record<Column, unknown>,
  columns: readonly Column[],
): Fact[] =>
  columns.map((column) => {
    const said = staffValueText(column, user[column]);
    return [staffLabel[column], said && staffColumns[column].kind === 'phone' ? phoneInGroups(said) : said];
  });

/** A part of the record with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={10} edge="topSoft" aria-label={title}>
    <Text as="h3" top={14} size={13} weight={600}>
      {title}
    </Text>
    {children}
  </Stack>
);

/** Label and value; a dash if it is empty. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid as="dl" columns={2} gap={16} rowGap={10}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <Text as="dt" size={12} tone="text3">
          {label}
        </Text>
        <Text as="dd" breaks preLine>
          {value || <NoValue />}
        </Text>
      </div>
    ))}
  </Grid>
);
