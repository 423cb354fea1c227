import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseColumnLabel, houseValueLabel } from '@toam/contracts/house/house-value-labels';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import {
  Button,
  EmptyState,
  formatDateTime,
  formatTotal,
  PlainButton,
  ScreenState,
  Stack,
  Text,
  useUrlState,
  NoValue,
  Row,
} from '@toam/ui/core';
import { CaretDownIcon, CaretUpIcon, XIcon } from '@toam/ui/icons';
import { shortenWords } from '@toam/domain/rich-text';
import { useState } from 'react';
import { useUser } from '@toam/auth/session';
import { houseQueries } from '../house/house.queries';
import * as css from './changes.tab.module.css';
import { Heading, HistoryTable, PersonCell } from './history-table';
import { houseDetailSearch, type HouseDetailSearch } from './house-detail.search';
import { MoreButton } from './more-button';
import { houseActionText as text, houseStepText } from '../house/house-action.text';
import { decisionFor, type Decision } from '../house/house-steps';
import { useHouseSteps } from '../house/use-house-steps';
import { ApproveButton, DecisionButtons } from './decision-buttons';

/**
 * The request that waits for the viewer's decision: the community's, else the website's. Empty for people who do not
 * decide. D39.
 */
function HouseRequest({ house }: { house: HouseDetail }) {
  const decision = decisionFor(useUser(), house);
  return decision && <Request house={house} decision={decision} />;
}

function Request({ house, decision }: { house: HouseDetail; decision: Decision }) {
  const { data: sharing } = useQuery(houseQueries.sharing(house.id));
  const { isOffered, take } = useHouseSteps(house);
  const isWeb = decision.approve === 'approveWeb';
  const request = isWeb ? sharing?.website : sharing?.community;
  return (
    <Row
      as="section"
      wrap
      gap={16}
      rowGap={8}
      padX={12}
      padY={10}
      top={12}
      background="warningTint"
      radius={8}
      size={13}
      aria-label={text.sharing}
    >
      <Stack as="p" className={css.words}>
        <Text as="b" weight={500}>
          {isWeb ? text.decideWeb : text.decideShare}
        </Text>
        {request?.status === 'open' && request.requester && (
          <Text as="small" size={12} tone="text2">
            {text.askedBy(request.requester.name, formatDateTime(request.requested_at))}
          </Text>
        )}
      </Stack>
      <DecisionButtons>
        <Button danger icon={<XIcon size={16} />} onClick={() => void take(decision.reject)}>
          {houseStepText[decision.reject].label}
        </Button>
        {/* A stopped house can be refused, but not put on the website. */}
        <ApproveButton disabled={!isOffered(decision.approve)} onClick={() => void take(decision.approve)}>
          {houseStepText[decision.approve].label}
        </ApproveButton>
      </DecisionButtons>
    </Row>
  );
}

/**
 * 'Lịch sử thay đổi': the waiting request, and all changes with person and time. Sorted by column or time. Specification
 * 1 §2.
 */
export const ChangesTab = ({ house }: { house: HouseDetail }) => (
  <>
    <HouseRequest house={house} />
    <Changes houseId={house.id} />
  </>
);

function Changes({ houseId }: { houseId: number }) {
  const [{ column, order }] = useUrlState(houseDetailSearch);
  const history = useInfiniteQuery({
    ...houseQueries.history(houseId, { column, order }),
    placeholderData: (before) => before,
  });
  return (
    <ScreenState query={history}>
      {({ pages }) => {
        const first = pages[0];
        if (!first || first.total === 0) return <EmptyState reason={houseDetailText.noChanges} />;
        return (
          <Stack as="section" gap={12} top={14} align="start">
            <h2>{houseDetailText.changeCount(formatTotal(first.total, first.total_capped))}</h2>
            <ChangeTable entries={pages.flatMap(({ list }) => list)} />
            {history.hasNextPage && (
              <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                {houseDetailText.moreChanges}
              </Button>
            )}
          </Stack>
        );
      }}
    </ScreenState>
  );
}

const ChangeTable = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <HistoryTable
    headings={
      <>
        <Heading>{houseDetailText.editor}</Heading>
        <SortableHeading column="column" title={houseDetailText.column} />
        <Heading>{houseDetailText.oldValue}</Heading>
        <Heading>{houseDetailText.newValue}</Heading>
        <SortableHeading column="created_at" title={houseDetailText.time} />
      </>
    }
  >
    {entries.map((entry) => (
      <ChangeRow key={entry.id} entry={entry} />
    ))}
  </HistoryTable>
);

/** A press sorts by this column, descending first. Another press reverses the order. Specification 1 §4. */
function SortableHeading({ column, title }: { column: HouseDetailSearch['column']; title: string }) {
  const [search, change] = useUrlState(houseDetailSearch);
  const isSorted = search.column === column;
  const ascending = isSorted && search.order === 'asc';
  const Caret = ascending ? CaretUpIcon : CaretDownIcon;
  return (
    <Heading aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <PlainButton
        gap={4}
        touch
        className={css.sort}
        title={houseDetailText.sortBy(title)}
        onClick={() => change({ column, order: isSorted && !ascending ? 'asc' : 'desc' }, { replace: true })}
      >
        {title}
        <Caret size={12} weight="bold" color={isSorted ? 'var(--teal)' : 'var(--text4)'} />
      </PlainButton>
    </Heading>
  );
}

/** Texts below this length are shown in full. Longer ones are cut to about half of it. Specification 1 §2. */
const fullUnder = 100;
const shortened = 50;

/** A value in the history. Long values are shortened until the person asks for more; a dash means empty. */
function ShortText({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <NoValue />;
  const isLong = text.length >= fullUnder;
  return (
    <Text breaks preLine>
      {isLong && !isOpen ? shortenWords(text, shortened) : text}
      {isLong && ' '}
      {isLong && <MoreButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
    </Text>
  );
}

function ChangeRow({ entry }: { entry: HistoryEntry }) {
  const { user, column, old_value, new_value, created_at } = entry;
  return (
    <tr>
      <PersonCell title={houseDetailText.editor} person={user} otherwise={houseDetailText.system} />
      <td data-title={houseDetailText.column}>
        <Text as="b" weight={500}>
          {houseColumnLabel(column)}
        </Text>
      </td>
      <Text as="td" tone="text2" data-title={houseDetailText.oldValue}>
        <ShortText text={houseValueLabel(column, old_value)} />
      </Text>
      <td data-title={houseDetailText.newValue}>
        <ShortText text={houseValueLabel(column, new_value)} />
      </td>
      <Text as="td" tone="text2" nowrap data-title={houseDetailText.time}>
        {formatDateTime(created_at)}
      </Text>
    </tr>
  );
}
