import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import { daysText, spanText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import { leaveText } from '@toam/contracts/form/leave.text';
import { leaveLedgerText as text } from './leave-ledger.text';
import { useLive } from '@toam/live/live';
import {
  Button,
  EmptyState,
  Pane,
  RefusedState,
  Row,
  ScreenState,
  Segmented,
  Stack,
  Text,
  useIsPhone,
  useUrlState,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { InfoIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './leave-ledger.module.css';
import { type LeaveLedger, leaveLedgerQueries, shiftNames } from './leave-ledger.queries';
import { leaveLedgerSearch, ledgerShows } from './leave-ledger.search';
import { LeaveCorrectionDialog } from './leave-correction.dialog';
import { LedgerFigures } from './ledger-figures';
import { LedgerHead } from './ledger-head';
import { LedgerRows, LedgerTable } from './ledger-lines';
import { linesOf } from './ledger-words';
import { LedgerYears } from './ledger-years';

/** /form/leave-ledger/:userId: each day of leave that was earned, taken, held or corrected, by years. D93, issue 14. */
export function Component() {
  const userId = Number(useParams().userId);
  const [{ year }] = useUrlState(leaveLedgerSearch);
  const queries = useQueryClient();
  const ledger = useQuery({ ...leaveLedgerQueries.year(userId, year), placeholderData: (before) => before });
  // a form that is sent or withdrawn holds days, without a change of the timesheet
  useLive('record.changed', ({ noun }) => {
    if (noun === 'form' || noun === 'holiday')
      void queries.invalidateQueries({ queryKey: leaveLedgerQueries.of(userId) });
  });
  if (isRefused(ledger.error)) {
    return (
      <Pane>
        <RefusedState reason={ledger.error.message} isForbidden={ledger.error.status === 403}>
          <Button>
            <Link to={paths.checkin}>{text.back}</Link>
          </Button>
        </RefusedState>
      </Pane>
    );
  }
  return (
    <Pane>
      <ScreenState query={ledger} skeleton={<Bones />}>
        {(shown) => <Ledger ledger={shown} />}
      </ScreenState>
    </Pane>
  );
}

function Ledger({ ledger }: { ledger: LeaveLedger }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { quota, years, may_correct } = ledger;
  const correct = may_correct && (
    <Button type="primary" onClick={() => setIsCorrecting(true)}>
      {text.correct}
    </Button>
  );
  return (
    <>
      <LedgerHead user={ledger.user} hasQuota={quota !== null} actions={correct} />
      {quota === null ? (
        <Stack padX={16} padY={16} overflow="scroll" flex={1}>
          <EmptyState reason={leaveText.noQuota} />
          <Others ledger={ledger} />
        </Stack>
      ) : (
        <Row align="stretch" flex={1} edge="top" className={css.body}>
          <LedgerYears years={years} shown={quota.year} />
          <Stack flex={1} padX={[20, 16]} padY={16} gap={12} overflow="scroll">
            <LedgerFigures ledger={ledger} quota={quota} />
            <Lines ledger={ledger} year={quota.year} />
            <Others ledger={ledger} />
          </Stack>
        </Row>
      )}
      {isCorrecting && quota && (
        <LeaveCorrectionDialog user={ledger.user} quota={quota} onClose={() => setIsCorrecting(false)} />
      )}
    </>
  );
}

function Lines({ ledger, year }: { ledger: LeaveLedger; year: number }) {
  const [{ show }, change] = useUrlState(leaveLedgerSearch);
  const viewer = useUser();
  const isPhone = useIsPhone();
  const shifts = useQuery(shiftNames).data ?? new Map<number, string>();
  const lines = linesOf(ledger, show, shifts);
  const isOwn = viewer.id === ledger.user.id;
  const pathOf = (formId: number) => (isOwn ? paths.formOf(formId) : paths.waitingFormOf(formId));
  const List = isPhone ? LedgerRows : LedgerTable;
  return (
    <>
      <Row gap={12} justify="between" wrap>
        <Text as="h2" size={13} weight={600}>
          {text.lines(year)}
        </Text>
        <Segmented
          value={show}
          options={ledgerShows.map((value) => ({ value, label: text.show[value] }))}
          onChange={(next) => change({ show: next })}
        />
      </Row>
      {lines.length === 0 ? <EmptyState reason={text.nothing[show]} /> : <List lines={lines} pathOf={pathOf} />}
    </>
  );
}

/** Leave that takes nothing from the year, and how the first month counts. */
const Others = ({ ledger: { others } }: { ledger: LeaveLedger }) => (
  <Row gap={8} align="start" size={12} tone="text2">
    <InfoIcon size={16} />
    <Text as="p">
      {others.map(
        ({ reason, start, end, days, is_paid }) =>
          `${text.other(reason, formText.pay(is_paid), spanText(start, end), daysText(days))} `,
      )}
      {text.firstMonth}
    </Text>
  </Row>
);

const Bones = () => (
  <Stack padX={16} padY={16} gap={16}>
    <Skeleton active avatar paragraph={{ rows: 1 }} />
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  </Stack>
);
