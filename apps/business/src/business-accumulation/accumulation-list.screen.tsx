import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { EmptyList } from '@toam/list-screen/empty-list';
import { pageNumber, pageSize, recordId } from '@toam/list-screen/list-search';
import { useLiveList } from '@toam/live/live-list';
import {
  Button,
  EmptyState,
  Pane,
  Row,
  useIsPhone,
  useUrlState,
  Avatar,
  Cell,
  formatNumber,
  Text,
} from '@toam/ui/core';
import { ListPager, ListTable, onePage, useColumnLayout, useHotkeys } from '@toam/ui/list';
import { PlusIcon, TargetIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { counterText } from '@toam/contracts/business/accumulation.text';
import { shortCounterNames } from '@toam/domain/business/accumulation.record';
import { dayOf, writtenDay } from '@toam/domain/day';
import { accumulationScreenText as text } from '../business/accumulation-screen.text';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import { queryOf, isNarrowed } from '../business/business-choice';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { MainAction } from '../business/screen-actions';
import { useBusinessFilter } from '../business/use-business-filter';
import { paths } from '../paths';
import { AccumulationDialog } from '../business/accumulation/accumulation.dialog';
import { MissingDays } from '../business/accumulation/missing-days';
import { accumulationColumns } from './accumulation-list.columns';

/** What the list keeps in the address besides the filter. Specification 3 §9: 20 a page. */
const listSearch = z.object({ page: pageNumber, size: pageSize(20), open: recordId });

/** The counters that are not 0, in words. */
const countsOf = (row: AccumulationRow): string =>
  shortCounterNames
    .filter((name) => row[name] > 0)
    .map((name) => `${counterText[name]} ${formatNumber(row[name])}`)
    .join(' · ');

/** A line on a phone: who, which day, what. */
const AccumulationCard = ({ row }: { row: AccumulationRow }) => (
  <Row as="article" gap={12} align="start" width="100%">
    <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={40} decorative />
    <Cell gap={2} size={13} tone="text2">
      <Row as="span" gap={8} justify="between">
        <Text as="b" size={15} weight={600} tone="text" ellipsis>
          {row.user.name}
        </Text>
        <Text size={13} nowrap digits>
          {writtenDay(dayOf(row.date))}
        </Text>
      </Row>
      <Text lines={2}>{countsOf(row) || '–'}</Text>
    </Cell>
  </Row>
);

const card = (row: AccumulationRow) => <AccumulationCard row={row} />;

/** /bussiness/accumulation: what people did day by day, the last day first. Specification 3 §2.2. */
export function Component() {
  const [choice, search] = useBusinessFilter();
  const [{ page, size, open }, change] = useUrlState(listSearch);
  const asked = accumulationQueries.list({ ...queryOf(choice), page, size });
  const found = useQuery(asked);
  const layout = useColumnLayout('accumulation', useUser().id, accumulationColumns);
  useLiveList({ noun: 'accumulation', list: asked.queryKey });
  return (
    <Pane>
      <BusinessFilterBar
        choice={choice}
        onSearch={(next) => {
          search(next);
          change({ page: 1 });
        }}
      >
        <Actions />
      </BusinessFilterBar>
      <MissingDays />
      <ListTable
        label={text.table}
        query={onePage(found)}
        question={JSON.stringify([choice, page, size])}
        layout={layout}
        phoneRow={card}
        opened={{ id: open, onOpen: (row) => change({ open: row.id }), byDoubleClick: true }}
        empty={
          <EmptyList
            page={page}
            conditions={isNarrowed(choice) ? 1 : 0}
            onFirstPage={() => change({ page: 1 })}
            onClear={() => search({ ...choice, whose: 'team', team: null, users: [] })}
            pageGone={text.pageGone}
            filtered={text.nothingFiltered}
          >
            <EmptyState reason={text.nothing} />
          </EmptyList>
        }
      />
      <ListPager
        page={page}
        onPage={(next) => change({ page: next })}
        size={size}
        onSize={(next) => change({ size: next, page: 1 })}
        total={found.data?.total}
      />
      {open !== null && <AccumulationDialog key={open} id={open} onClose={() => change({ open: null })} />}
    </Pane>
  );
}

/** Beside the filter, on a phone beside the title. The key "n" enters a day, too. */
function Actions() {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const create = () => void navigate(paths.accumulationOf());
  const openFirstValue = () => void navigate(paths.firstValue);
  useHotkeys({ n: create });
  if (isPhone)
    return (
      <MainAction>
        <Button
          size="large"
          icon={<TargetIcon size={20} />}
          aria-label={text.firstValue}
          title={text.firstValue}
          onClick={openFirstValue}
        />
        <Button
          type="primary"
          size="large"
          icon={<PlusIcon size={20} weight="bold" />}
          aria-label={text.create}
          onClick={create}
        />
      </MainAction>
    );
  return (
    <Row flex="none" gap={8}>
      <Button onClick={openFirstValue}>{text.firstValue}</Button>
      <Button type="primary" icon={<PlusIcon size={16} />} onClick={create}>
        {text.create}
      </Button>
    </Row>
  );
}
