import { useQuery } from '@tanstack/react-query';
import { staffValueText } from '@toam/contracts/user/staff-choices';
import type { StaffUser } from '@toam/contracts/user/user';
import { staffLabel } from '@toam/contracts/user/user.text';
import { isAdmin } from '@toam/domain/actor';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { phoneInGroups } from '@toam/domain/phone';
import { staffColumns, type StaffColumnName, houseFlags, pageFlags } from '@toam/domain/staff/staff-columns';
import { houseOptions } from '@toam/pickers/house-options';
import { Grid, NoValue, Stack, Text, Row, PlainButton } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { type ReactNode, useState } from 'react';
import { staffListText as text } from '../staff/staff-list.text';
import * as css from './staff-list.module.css';

type Fact = readonly [label: string, value: ReactNode];

/** Some columns of a record, as text. */
export const factsOf = <Column extends StaffColumnName>(
  user: Record<Column, unknown>,
  columns: readonly Column[],
): Fact[] =>
  columns.map((column) => {
    const input = staffValueText(column, user[column]);
    return [staffLabel[column], input && staffColumns[column].kind === 'phone' ? phoneInGroups(input) : input];
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

const flags = [...houseFlags, ...pageFlags];

/** "từ 2 tỷ đến 10 tỷ"; 0 or empty means no limit. D26. */
function rangeOf({ minimum_price, maximum_price }: StaffUser): string {
  const ends = [
    minimum_price && text.from(shortMoneyText(minimum_price)),
    maximum_price && text.upTo(shortMoneyText(maximum_price)),
  ];
  return ends.filter(Boolean).join(' ') || text.unlimited;
}

/** Their extra rights, and which houses of colleagues they see. Admins may do everything. */
export const StaffRights = ({ user }: { user: StaffUser }) => (
  <Facts
    facts={[
      [text.granted, isAdmin(user) ? text.everything : <Granted user={user} />],
      [text.priceRange, rangeOf(user)],
      [staffLabel.province, <Districts key={user.id} ids={user.province} />],
      [staffLabel.project, user.project.length > 0 ? text.projects(user.project.length) : text.unlimited],
    ]}
  />
);

function Granted({ user }: { user: StaffUser }) {
  const granted = flags.filter((flag) => user[flag] === 1);
  if (granted.length === 0) return text.noGrants;
  return (
    <Row as="span" wrap gap={6}>
      {granted.map((flag) => (
        <Text key={flag} padX={8} size={12} tone="text2" border radius={4}>
          {staffLabel[flag]}
        </Text>
      ))}
    </Row>
  );
}

/** Names of the districts; their number while the names load. */
function Districts({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery({ ...houseOptions(), enabled: ids.length > 0 });
  if (ids.length === 0) return text.unlimited;
  const names = data?.province.filter(({ id }) => ids.includes(id)).map(({ value }) => value);
  return names ? names.join(', ') : text.districts(ids.length);
}

/** The uploaded pictures of both sides of the card and of the certificate. A press opens one full screen. */
export function StaffPapers({ user }: { user: StaffUser }) {
  const [openId, open] = useState<number | null>(null);
  const papers = [
    { label: staffLabel.front_id_file, image: user.front_id },
    { label: staffLabel.back_id_file, image: user.back_id },
    { label: staffLabel.certificate, image: user.certificate_image },
  ].flatMap(({ label, image }) => (image ? [{ label, image }] : []));
  if (papers.length === 0) return null;
  return (
    <Row wrap gap={8}>
      {papers.map(({ label, image }) => (
        <PlainButton
          key={image.id}
          width={128}
          height={80}
          border
          radius={8}
          background="fill"
          overflow="hidden"
          className={css.paper}
          title={label}
          onClick={() => open(image.id)}
        >
          <img src={image.thumbnail} alt={label} loading="lazy" />
        </PlainButton>
      ))}
      {openId !== null && (
        <Lightbox images={papers.map(({ image }) => image)} openId={openId} onClose={() => open(null)} />
      )}
    </Row>
  );
}
