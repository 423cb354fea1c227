import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import { daysText, spanText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import type { LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { leaveText } from '@toam/contracts/form/leave.text';
import { userText } from '@toam/contracts/user/user.text';
import { writtenDay, dayOf } from '@toam/domain/day';
import { dayOfQuota, daysForService } from '@toam/domain/work/leave-quota';
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
  Avatar,
  Cell,
  IconButton,
  ScreenTools,
  Grid,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { InfoIcon, ArrowLeftIcon } from '@toam/ui/icons';
import { useState, useContext, type ReactNode } from 'react';
import { Link, useParams, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { LeaveCorrectionDialog } from './leave-correction.dialog';
import * as css from './leave-ledger.module.css';
import { type LeaveLedger, leaveLedgerQueries, shiftNames } from './leave-ledger.queries';
import { leaveLedgerSearch, ledgerShows } from './leave-ledger.search';
import { leaveLedgerText as text } from './leave-ledger.text';
import { LedgerRows, LedgerTable, LedgerYears } from './ledger-lines';
import { linesOf, accrualSum } from './ledger-words';

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

interface LedgerHeadProps {
  user: LeaveLedger['user'];
  hasQuota: boolean;
  actions: ReactNode;
}

/** Whose leave it is: the position, and since when they work here. */
function factsOf({ job_position, onboarding_date }: LeaveLedger['user'], hasQuota: boolean): string {
  const position: string | undefined = (userText.jobPosition as Record<number, string>)[job_position];
  const since = onboarding_date && text.since(writtenDay(onboarding_date));
  return [position, hasQuota && text.official, since].filter(Boolean).join(' · ');
}

function LedgerHead({ user, hasQuota, actions }: LedgerHeadProps) {
  const tools = useContext(ScreenTools);
  const isPhone = useIsPhone();
  const go = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <Row as="header" gap={8} flex="none" minHeight={52} padX={[16, 8]} padY={4}>
      <IconButton aria-label={text.back} title={text.back} onClick={() => void (isFirst ? go(paths.checkin) : go(-1))}>
        <ArrowLeftIcon size={isPhone ? 22 : 18} />
      </IconButton>
      <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      <Cell>
        <Text as="h1" size={15} weight={600} ellipsis>
          {text.titleOf(user.name)}
        </Text>
        <Text size={11} tone="text2" ellipsis>
          {factsOf(user, hasQuota)}
        </Text>
      </Cell>
      {!isPhone && tools}
      {actions}
    </Row>
  );
}

interface Figure {
  label: string;
  value: number;
  note: string;
}

/** '11,5 + 1 − 3 − 1,5'. */
function restSum({ accrued, corrected, used, reserved }: LeaveQuotaRow): string {
  const parts = [corrected, -used, -reserved].filter((part) => part !== 0);
  return [daysText(accrued), ...parts.map((part) => `${part < 0 ? '−' : '+'} ${daysText(Math.abs(part))}`)].join(' ');
}

function figuresOf(ledger: LeaveLedger, quota: LeaveQuotaRow): Figure[] {
  const { year, corrected } = quota;
  const count = (kind: string) => ledger.entries.filter((entry) => entry.kind === kind).length;
  const month = Number(dayOfQuota(year, dayOf(Date.now() / 1000)).slice(5, 7));
  const more = daysForService(quota.quota);
  return [
    { label: text.wholeYear(year), value: quota.quota, note: more > 0 ? text.moreForYears(more) : text.usual },
    { label: text.accrued(month), value: quota.accrued, note: text.roundedDown(accrualSum(ledger, month)) },
    { label: text.used, value: quota.used, note: text.approvedForms(count('use')) },
    { label: text.reserved, value: quota.reserved, note: text.forms(count('reservation')) },
    ...(corrected === 0
      ? []
      : [{ label: text.corrected, value: corrected, note: text.corrections(count('correction')) }]),
  ];
}

/** The figures of a year, and what they leave. The last one is what the card of the overview shows. */
function LedgerFigures({ ledger, quota }: { ledger: LeaveLedger; quota: LeaveQuotaRow }) {
  const rest = { label: text.remaining, value: quota.left, note: restSum(quota) };
  return (
    <Grid as="dl" aria-label={text.figures} border radius={10} overflow="hidden" flex="none" className={css.figures}>
      {[...figuresOf(ledger, quota), rest].map((figure) => (
        <Stack key={figure.label} padX={14} padY={12} gap={2} className={css.figure} data-rest={figure === rest}>
          <Text as="dt" size={12} tone="text2">
            {figure.label}
          </Text>
          <Row as="dd" gap={6} align="baseline" wrap digits>
            <Text size={24} weight={600} tone={figure === rest ? 'teal' : 'text'}>
              {daysText(figure.value)}
            </Text>
            <Text size={12} tone="text2">
              {text.days}
            </Text>
          </Row>
          <Text as="dd" size={12} tone="text2">
            {figure.note}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
