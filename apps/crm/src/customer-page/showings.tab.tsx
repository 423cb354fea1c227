import { useInfiniteQuery } from '@tanstack/react-query';
import { showingGroups, type ShowingGroup } from '@toam/contracts/customer/customer-page.endpoints';
import { matchTargetText, needText } from '@toam/contracts/need/need.text';
import {
  ChoiceRow,
  useUrlState,
  formatAgo,
  formatClock,
  formatDate,
  formatDateTime,
  PlainButton,
  Row,
  Stack,
  Text,
  StatusTag,
  type Tone,
} from '@toam/ui/core';
import type { CustomerShowing } from '@toam/contracts/customer/customer-page.schema';
import { visitToRemind } from '@toam/domain/visit/visit';
import { CaretDownIcon, EyeSlashIcon } from '@toam/ui/icons';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MatchTarget } from '@toam/domain/need-values';
import { customerPageText as text } from '../customer/customer-page.text';
import { customerPageQueries } from './customer-page.queries';
import { customerPageSearch } from './customer-page.search';
import { Rows, Note, RowWords, Section, HouseLine } from './section';
import * as css from './showings.module.css';
import { paths } from '../paths';
import { RecordDealLink } from '../record-deal-link';

const groupLabel: Record<ShowingGroup, string> = {
  all: text.allGroups,
  recommended: matchTargetText[1],
  seen: matchTargetText[2],
  negotiating: matchTargetText[3],
  done: matchTargetText[4],
  disliked: matchTargetText[0],
};

/** Houses that the customer was shown, by status. The URL keeps the filter. */
export function ShowingsTab({ customerId }: { customerId: number }) {
  const [{ group }, change] = useUrlState(customerPageSearch);
  return (
    <>
      <ChoiceRow
        className={css.groups}
        label={text.groups}
        choices={showingGroups.map((value) => ({ value, label: groupLabel[value] }))}
        value={group}
        onChange={(chosen) => change({ group: chosen }, { replace: true })}
      />
      <Showings
        customerId={customerId}
        group={group}
        empty={group === 'all' ? text.empty.showings : text.groupEmpty(groupLabel[group])}
      />
    </>
  );
}

/** Houses at 'Giao dịch hoàn thành', until deals have their own area. */
export const DealsTab = ({ customerId }: { customerId: number }) => (
  <Showings customerId={customerId} group="done" empty={text.empty.deals} />
);

interface ShowingsProps {
  customerId: number;
  group: ShowingGroup;
  empty: string;
}

const tones: Record<MatchTarget, Tone> = { 0: 'neutral', 1: 'info', 2: 'teal', 3: 'warning', 4: 'success' };

/** The status of a customer with a house; no status means suitable. */
const TargetTag = ({ target }: { target: MatchTarget | null }) =>
  target === null ? (
    <StatusTag tone="neutral">{needText.suitable}</StatusTag>
  ) : (
    <StatusTag tone={tones[target]}>{matchTargetText[target]}</StatusTag>
  );

/** A house that the customer was shown, with its status. When it is opened, it shows the earlier statuses. */
function ShowingRow({ customerId, row }: { customerId: number; row: CustomerShowing }) {
  const [isOpen, setOpen] = useState(false);
  const history = useId();
  const { house, house_id, standing, need_id, moves } = row;
  const visit = visitToRemind(standing, house, Date.now() / 1000);
  return (
    <Stack as="li" gap={6} padY={10}>
      <Row gap={12}>{house ? <HouseLine house={house} /> : <HiddenHouse houseId={house_id} />}</Row>
      <Row wrap gap={8} rowGap={4}>
        <TargetTag target={standing.target} />
        <Text maxWidth="100%" size={12} tone="text3" className={css.note}>
          {standing.moved_by && text.movedBy(standing.moved_by.name, formatAgo(standing.moved_at))}
          {visit !== null && ` · ${text.visit(`${formatDate(visit)} ${formatClock(visit)}`)}`}
          {need_id !== null && (
            <>
              {' · '}
              <Link to={paths.need(need_id)}>{text.need(need_id)}</Link>
            </>
          )}
        </Text>
        <RecordDealLink target={standing.target} houseId={house_id} customerId={customerId} />
        {moves.length > 0 && (
          <PlainButton
            gap={4}
            height={[28, 40]}
            padX={8}
            radius={6}
            size={12}
            tone="teal"
            hover="fill"
            className={css.history}
            aria-expanded={isOpen}
            aria-controls={history}
            aria-label={text.showHistory(house?.title ?? text.house(house_id))}
            onClick={() => setOpen(!isOpen)}
          >
            {text.history}
            <CaretDownIcon size={13} />
          </PlainButton>
        )}
      </Row>
      {standing.note && (
        <Text as="p" padX={10} padY={6} radius={6} background="fill" size={13} tone="text2" breaks preLine>
          {standing.note}
        </Text>
      )}
      {isOpen && <Moves id={history} moves={moves} />}
    </Stack>
  );
}

/** A house that the viewer may not see. */
const HiddenHouse = ({ houseId }: { houseId: number }) => (
  <>
    <Row as="span" justify="center" flex="none" width={64} height={48} radius={6} tone="text3" background="fill">
      <EyeSlashIcon size={20} />
    </Row>
    <RowWords title={text.hiddenHouse(houseId)}>
      <Note>{text.hiddenHouseNote}</Note>
    </RowWords>
  </>
);

const wordOf = (target: CustomerShowing['moves'][number]['target']): string =>
  target === null ? needText.suitable : matchTargetText[target];

/** Status changes, newest first: old and new status, person, time. */
const Moves = ({ id, moves }: { id: string; moves: CustomerShowing['moves'] }) => (
  <Stack as="ol" id={id} gap={6} padY={2} size={12} className={css.moves}>
    {moves.map(({ previous_target, target, by, at }, index) => (
      <Stack key={index} as="li">
        <Text as="b" weight={500}>
          {wordOf(previous_target)} → {wordOf(target)}
        </Text>
        <Text tone="text3">{[by?.name, formatDateTime(at)].filter(Boolean).join(' · ')}</Text>
      </Stack>
    ))}
  </Stack>
);

function Showings({ customerId, group, empty }: ShowingsProps) {
  const showings = useInfiniteQuery(customerPageQueries.showings(customerId, group));
  return (
    <Section query={showings} empty={empty} keyOf={({ id }) => id}>
      {(rows) => (
        <Rows>
          {rows.map((row) => (
            <ShowingRow key={row.id} customerId={customerId} row={row} />
          ))}
        </Rows>
      )}
    </Section>
  );
}
