import { useQuery } from '@tanstack/react-query';
import type { NeedHead } from '@toam/contracts/need/need-houses.schema';
import type { NeedDetail } from '@toam/contracts/need/need.schema';
import { needWishLabel, needLabel, needText } from '@toam/contracts/need/need.text';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { mandatoryColumns, needWishNames } from '@toam/domain/need/matching';
import { formatDateTime, Grid, Row, ScreenState, useIsPhone } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { LockSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { needQueries } from '../need.queries';
import { wantedText } from '@toam/pickers/need/need-labels';
import { CallLink } from '../call-link';
import { AddressSearch } from './address-search';
import { DrawerPane, PaneDetail, PaneList } from './drawer-pane';

/** 'Thông tin': the full need, and houses found by address. Specification 2 §2. */
export function InfoTab({ need }: { need: NeedHead }) {
  const isPhone = useIsPhone();
  const detail = useQuery(needQueries.detail(need.id));
  const search = (
    <PaneDetail>
      <AddressSearch need={need} />
    </PaneDetail>
  );
  return (
    <DrawerPane tabIndex={0}>
      {isPhone && search}
      <PaneList padX={[20, 16]} padY={12}>
        <ScreenState query={detail} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
          {(stored) => <NeedFacts need={stored} />}
        </ScreenState>
      </PaneList>
      {!isPhone && search}
    </DrawerPane>
  );
}

function NeedFacts({ need }: { need: NeedDetail }) {
  const mandatory = mandatoryColumns(need);
  const wishes = needWishNames.filter((column) => wantedText[column](need) !== '');
  return (
    <dl>
      <Fact label={text.customer}>
        {need.customer.may_open ? (
          <Link to={paths.customer(need.customer.id)}>{need.customer.name}</Link>
        ) : (
          <span>{need.customer.name}</span>
        )}
        <CallLink customer={need.customer} />
      </Fact>
      <Fact label={text.staff}>{need.user?.name ?? '–'}</Fact>
      <Fact label={text.sharedWith}>{sharedText(need)}</Fact>
      <Fact label={needLabel.purpose}>{need.purpose === 1 ? needText.rent : needText.buy}</Fact>
      {wishes.map((column) => (
        <Fact
          key={column}
          label={needWishLabel[column]}
          mark={
            mandatory.includes(column) && (
              <LockSimpleIcon size={12} weight="fill" color="var(--text3)" label={text.mandatory} />
            )
          }
        >
          {wantedText[column](need)}
        </Fact>
      ))}
      {need.description && <Fact label={text.description}>{need.description}</Fact>}
      <Fact label={text.createdAt}>{formatDateTime(need.created_at)}</Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  mark?: ReactNode;
  children: ReactNode;
}

const Fact = ({ label, mark, children }: FactProps) => (
  <Grid columns="132px minmax(0, 1fr)" gap={12} padY={6} edge="bottomSoft">
    <Row as="dt" self="start" gap={4} tone="text2">
      {label}
      {mark}
    </Row>
    <Row as="dd" wrap gap={12} rowGap={2} preLine breaks>
      {children}
    </Row>
  </Grid>
);

/** 'Nguyễn An, quản lý trực tiếp' */
const sharedText = ({ staff, manager }: NeedDetail): string =>
  [...staff.map(({ name }) => name), text.managers[manager]].filter(Boolean).join(', ') || text.nobody;
