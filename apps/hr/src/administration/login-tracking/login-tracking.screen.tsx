import { useQuery } from '@tanstack/react-query';
import { signInSorts } from '@toam/contracts/sign-in/sign-in.endpoints';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { listText } from '@toam/contracts/texts/list';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { useLiveList } from '@toam/live/live-list';
import { Button, Cell, EmptyState, Pane, Row, Avatar, ScreenState, formatNumber, Modal, Stack } from '@toam/ui/core';
import { WarningIcon } from '@toam/ui/icons';
import { ListPager, ListTable, onePage, SearchBox, SortMenu } from '@toam/ui/list';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { DeviceSection } from '../login/device-section';
import { FailureSection } from '../login/failure-section';
import { HistorySection } from '../login/history-section';
import { signInQueries, type SummaryRow } from '../login/sign-in.queries';
import { LoginCard, loginColumns } from './login-tracking.columns';
import * as css from './login-tracking.module.css';

/** What the security page keeps in the address bar. Invalid values fall back to defaults and never throw. */
const loginTrackingSearch = z.object({
  search: searchWords,
  sort: z.enum(signInSorts).catch('last_login'),
  order: sortOrder('desc'),
  page: pageNumber,
  size: pageSize(20),
  /** The person whose sign-ins the dialog shows, and the pages of its two lists. */
  user: recordId,
  devices: pageNumber,
  history: pageNumber,
  /** The page of the dialog with everybody's wrong passwords. */
  failed: z.coerce.number().int().min(1).nullable().catch(null),
});

const card = (row: SummaryRow) => <LoginCard {...row} />;

/** /admin/tracking: everybody's last sign-in, its place and device. `?user=` shows one person's sign-ins. Specification 2 §2, D23. */
export function Component() {
  const address = useListAddress(loginTrackingSearch);
  const { search, change, ask } = address;
  const query = {
    ...{ search: search.search, sortColumn: search.sort, sortOrder: search.order },
    ...{ page: search.page, size: search.size },
  };
  const page = signInQueries.summaries(query);
  const list = useListScreen({
    name: 'sign-in',
    columns: loginColumns,
    ...{ address, question: query },
    query: onePage(useQuery(page)),
  });
  useLiveList({ noun: 'sign-in', list: page.queryKey });
  const { open, close } = useOpenedRow(search.user, (patch, options) =>
    change({ user: patch.open, devices: 1, history: 1 }, options),
  );
  return (
    <Pane>
      <Row flex="none" gap={8} padX={16} padY={[10, 8]} role="search">
        <SearchBox {...list.bar.search} placeholder={text.search} className={css.search} />
        <FailuresButton onOpen={() => change({ failed: 1 })} />
        <Cell phone="hidden" />
        <SortMenu columns={loginColumns} {...address.sort} />
      </Row>
      <ListTable
        {...list.table}
        label={text.table}
        opened={{ id: search.user, onOpen: open }}
        phoneRow={card}
        empty={
          <EmptyState reason={text.nobody}>
            <Button onClick={() => ask({ search: '' })}>{listText.clearFilters}</Button>
          </EmptyState>
        }
      />
      <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
      {search.failed !== null && (
        <FailuresDialog
          page={search.failed}
          onPage={(failed) => change({ failed }, { replace: true })}
          onClose={() => change({ failed: null })}
        />
      )}
      {search.user !== null && (
        <SignInDetailsDialog
          userId={search.user}
          pages={{ devices: search.devices, history: search.history }}
          onPages={(pages) => change(pages, { replace: true })}
          onClose={close}
        />
      )}
    </Pane>
  );
}

interface SignInDetailsDialogProps {
  userId: number;
  /** Pages of its two lists. */
  pages: { devices: number; history: number };
  onPages: (pages: { devices?: number; history?: number }) => void;
  onClose: () => void;
}

/** A person's devices and sign-ins: 900 px wide, full screen on a phone. Specification 2 §2 "Security". */
function SignInDetailsDialog({ userId, pages, onPages, onClose }: SignInDetailsDialogProps) {
  const found = useQuery(signInQueries.person(userId));
  const person = found.data;
  const [failures, turnFailures] = useState(1);
  return (
    <SignInsModal
      title={
        <Row as="span" gap={10} weight={500}>
          {person && <Avatar id={userId} name={person.name} image={person.avatar} size={28} decorative />}
          <span className="ellipsis">{person ? text.detailsOf(person.name) : text.history}</span>
        </Row>
      }
      onClose={onClose}
    >
      <ScreenState query={found}>
        {({ name }) => (
          <>
            <DeviceSection
              person={{ id: userId, name }}
              page={pages.devices}
              onPage={(devices) => onPages({ devices })}
            />
            <FailureSection userId={userId} page={failures} onPage={turnFailures} />
            <HistorySection userId={userId} page={pages.history} onPage={(history) => onPages({ history })} />
          </>
        )}
      </ScreenState>
    </SignInsModal>
  );
}

/** Opens the wrong passwords of everybody; hidden if there are none. */
function FailuresButton({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(signInQueries.failures(undefined, 1));
  if (!data?.total) return null;
  return (
    <Button icon={<WarningIcon size={16} />} onClick={onOpen}>
      {`${text.failures} (${formatNumber(data.total)})`}
    </Button>
  );
}

interface FailuresDialogProps {
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** The people whose passwords somebody tried to guess. An admin unlocks their sign-in here. D23. */
function FailuresDialog({ page, onPage, onClose }: FailuresDialogProps) {
  const failures = useQuery(signInQueries.failures(undefined, page));
  return (
    <SignInsModal title={text.failures} onClose={onClose}>
      <ScreenState query={failures}>
        {({ total }) =>
          total === 0 ? <EmptyState reason={text.noFailures} /> : <FailureSection page={page} onPage={onPage} />
        }
      </ScreenState>
    </SignInsModal>
  );
}

interface SignInsModalProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as wide as the tables of sign-ins; full screen on a phone. */
const SignInsModal = ({ title, onClose, children }: SignInsModalProps) => (
  <Modal open width={980} phone="full" title={title} footer={null} onCancel={onClose}>
    <Stack flex={1} maxHeight={['min(70vh, 640px)', 'none']} overflow="scroll">
      <Stack flex="none" gap={16} top={8}>
        {children}
      </Stack>
    </Stack>
  </Modal>
);
