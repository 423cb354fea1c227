import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FailingColumns, NeedHead } from '@toam/contracts/request/need-houses.schema';
import { needWishLabel, needWishWord } from '@toam/contracts/texts/need';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { mandatoryColumns, type NeedWish } from '@toam/domain/need/matching';
import { Button, EmptyState, formatNumber, ScreenState, Skeleton } from '@toam/ui/core';
import { CaretLeftIcon, LockSimpleIcon } from '@toam/ui/icons';
import { HousesPane } from './houses-pane';
import { columnsIn, useDrawerAddress } from './need-drawer.search';
import { needHouseQueries } from './need-houses.queries';
import { Relaxations } from './relaxations';
import './mandatory.tab.css';

const words = (columns: NeedWish[]) => columns.map((column) => needWishWord[column]).join(', ');

/** 'Trường bắt buộc': how many houses each combination of mandatory wishes excludes, those houses, and relaxations. D62. */
export function MandatoryTab({ need }: { need: NeedHead }) {
  const { search } = useDrawerAddress();
  const columns = columnsIn(search.columns);
  if (columns.length > 0) return <NearMisses need={need} columns={columns} />;
  return (
    <div className="need-drawer-pane" id="need-drawer-shown" role="tabpanel" tabIndex={0}>
      <section className="need-drawer-left need-drawer-mandatory">
        <h3>{text.mandatoryColumns}</h3>
        <ul className="need-drawer-locks">
          {mandatoryColumns(need).map((column) => (
            <li key={column}>
              <LockSimpleIcon size={12} weight="fill" />
              {needWishLabel[column]}
            </li>
          ))}
        </ul>
        <h3>{text.nearMisses}</h3>
        <Combinations need={need} />
      </section>
      <section className="need-drawer-right need-drawer-mandatory">
        <Relaxations need={need} />
      </section>
    </div>
  );
}

function Combinations({ need }: { need: NeedHead }) {
  const failing = useQuery(needHouseQueries.failing(need.id));
  return (
    <ScreenState query={failing} skeleton={<Skeleton active paragraph={{ rows: 4 }} title={false} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState reason={text.noNearMisses} />
        ) : (
          <ul className="need-drawer-combinations">
            {found.map((one) => (
              <Combination key={one.columns.join()} one={one} />
            ))}
          </ul>
        )
      }
    </ScreenState>
  );
}

function Combination({ one: { columns, total, total_capped } }: { one: FailingColumns }) {
  const { show } = useDrawerAddress();
  const count = formatNumber(total);
  return (
    <li>
      <span>{text.fails(words(columns))}</span>
      <b>{text.found(total_capped ? text.capped(count) : count)}</b>
      <Button
        aria-label={text.seeFailing(words(columns))}
        onClick={() => show({ tab: 'mandatory', columns: columns.join() })}
      >
        {text.see}
      </Button>
    </li>
  );
}

/** The houses that miss one combination, shown like a tab. */
function NearMisses({ need, columns }: { need: NeedHead; columns: NeedWish[] }) {
  const { show } = useDrawerAddress();
  const query = useInfiniteQuery(needHouseQueries.subRecommended(need.id, columns));
  const total = query.data?.pages[0]?.total;
  return (
    <HousesPane
      need={need}
      query={query}
      question={columns.join()}
      top={
        <div className="need-drawer-top">
          <button type="button" className="need-drawer-back" onClick={() => show({ columns: '' })}>
            <CaretLeftIcon size={16} />
            {text.fails(words(columns))}
          </button>
          {total !== undefined && <span>{text.found(formatNumber(total))}</span>}
        </div>
      }
      empty={<EmptyState reason={text.noNearMisses} />}
    />
  );
}
