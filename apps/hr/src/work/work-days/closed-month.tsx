import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { type Closing, closeWorkMonth, reopenWorkMonth, type WorkMonth } from '@toam/contracts/checkin/month.endpoints';
import { closedMonthText as text } from '@toam/contracts/checkin/closed-month.text';
import { isAdmin } from '@toam/domain/actor';
import { savedText } from '@toam/record-form/draft/typing-store';
import {
  askReason,
  Button,
  confirm,
  formatDateTime,
  formatNumber,
  PlainButton,
  Popover,
  Stack,
  StatusTag,
  Text,
  toast,
} from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import { paths } from '../paths';
import { workDaysQueries } from './work-days.queries';
import { writtenMonth } from './work-month';

interface ClosedMonthProps {
  month: string;
  /** '2026-11-20'. */
  today: string;
  /** With the buttons of those who may close a month. */
  acts: boolean;
}

/** Whether the month is closed, who closed and opened it, and what payroll does about it. D116 */
export function ClosedMonth({ month, today, acts }: ClosedMonthProps) {
  const isOver = month < today.slice(0, 7);
  const { data } = useQuery({ ...workDaysQueries.month(month), enabled: isOver });
  const { close, reopen } = useMonthActions(month);
  if (!data || !isOver) return null;
  return (
    <>
      {data.closings.length > 0 && (
        <Popover
          trigger="click"
          placement="bottomRight"
          title={text.history}
          content={<History closings={data.closings} />}
        >
          <PlainButton aria-label={text.history} minHeight={32}>
            {data.is_closed ? (
              <StatusTag tone="success">{text.tag}</StatusTag>
            ) : (
              <Text size={12} tone="teal">
                {text.history}
              </Text>
            )}
          </PlainButton>
        </Popover>
      )}
      {acts && data.may_close && (
        <Button icon={<LockSimpleIcon size={16} />} onClick={() => close(data)}>
          {text.close}
        </Button>
      )}
      {acts && data.may_reopen && <Button onClick={reopen}>{text.reopen}</Button>}
    </>
  );
}

const History = ({ closings }: { closings: readonly Closing[] }) => (
  <Stack as="ul" gap={6} size={13} width={300}>
    {closings.map(({ id, closed_by, closed_at, reopened_by, reopened_at, reason }) => (
      <li key={id}>
        {reopened_at !== null && (
          <Text as="p" breaks>
            {text.reopenedBy(reopened_by?.name ?? '', formatDateTime(reopened_at), reason ?? '')}
          </Text>
        )}
        <Text as="p" tone="text2">
          {text.byAt(closed_by?.name ?? '', formatDateTime(closed_at))}
        </Text>
      </li>
    ))}
  </Stack>
);

/** What whoever closes can do about forms that wait. Dialogs stand outside of the router: the list opens beside. */
const decideFirst = (
  <>
    {text.decideFirst}{' '}
    <a href={paths.waitingForms} target="_blank" rel="noreferrer">
      {text.seeWaiting}
    </a>
  </>
);

/** What closing brings, and the forms that would be left out. */
const CloseNote = ({ waiting, mayDecide }: { waiting: number; mayDecide: boolean }) => (
  <Stack gap={6}>
    <span>{text.sureCloseNote}</span>
    {waiting > 0 && (
      <Text tone="warning">
        {text.waiting(formatNumber(waiting))} {mayDecide ? decideFirst : text.remindFirst}
      </Text>
    )}
  </Stack>
);

function useMonthActions(month: string) {
  const queries = useQueryClient();
  const mayDecide = isAdmin(useUser()); // payroll has no tab of waiting forms
  const name = writtenMonth(month);
  const show = (after: WorkMonth, done: string) => {
    queries.setQueryData(workDaysQueries.month(month).queryKey, after);
    toast.success(done);
    void queries.invalidateQueries({ queryKey: workDaysQueries.all });
  };
  const params = { month };
  return {
    close: ({ waiting }: WorkMonth) =>
      void confirm({ title: text.sureClose(name), description: <CloseNote {...{ waiting, mayDecide }} /> }, async () =>
        show(await call(closeWorkMonth, { params }), text.closeDone(name)),
      ),
    reopen: () =>
      void askReason(
        {
          title: text.reopenTitle(name),
          description: text.reopenNote,
          label: text.reason,
          okText: text.reopen,
          missing: text.reasonMissing,
          kept: savedText(`reopen-month-${month}`),
        },
        async (reason) => show(await call(reopenWorkMonth, { params, body: { reason } }), text.reopenDone(name)),
      ),
  };
}
