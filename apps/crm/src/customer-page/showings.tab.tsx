import { useInfiniteQuery } from '@tanstack/react-query';
import { showingGroups, type ShowingGroup } from '@toam/contracts/customer/customer-page.endpoints';
import { customerPageText as text } from '../customer/customer-page.text';
import { matchTargetText } from '@toam/contracts/request/need.text';
import { ChoiceRow, useUrlState } from '@toam/ui/core';
import { customerPageQueries } from './customer-page.queries';
import { customerPageSearch } from './customer-page.search';
import { Rows } from './row';
import { Section } from './section';
import { ShowingRow } from './showing-row';
import * as css from './showings.module.css';

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
