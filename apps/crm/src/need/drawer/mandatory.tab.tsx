import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FailingColumns, NeedHead } from '@toam/contracts/need/need-houses.schema';
import { needWishLabel, needWishWord } from '@toam/contracts/need/need.text';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { mandatoryColumns, type NeedWish } from '@toam/domain/need/matching';
import { Bar, Button, EmptyState, formatNumber, Row, ScreenState, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { LockSimpleIcon } from '@toam/ui/icons';
import { BackButton, DrawerPane, PaneDetail, PaneList } from './drawer-pane';
import { CountedLine, Relaxations } from './relaxations';
import { HousesPane } from './houses-pane';
import { columnsIn, useDrawerAddress } from './need-drawer.search';
import { needHouseQueries } from './need-houses.queries';

const words = (columns: NeedWish[]) => columns.map((column) => needWishWord[column]).join(', ');

/** 'Trường bắt buộc': how many houses each combination of mandatory wishes excludes, those houses, and relaxations. D62. */
export function MandatoryTab({ need }: { need: NeedHead }) {
  const { search } = useDrawerAddress();
  const columns = columnsIn(search.columns);
  if (columns.length > 0) return <NearMisses need={need} columns={columns} />;
  return (
    <DrawerPane tabIndex={0}>
      <PaneList gap={8} padX={[20, 16]} padY={16}>
        <Text as="h3" size={14} weight={600}>
          {text.mandatoryColumns}
        </Text>
        <Row as="ul" wrap gap={6}>
          {mandatoryColumns(need).map((column) => (
            <Row as="li" key={column} gap={4} height={26} padX={8} size={12} tone="text2" border radius={4}>
              <LockSimpleIcon size={12} weight="fill" />
              {needWishLabel[column]}
            </Row>
          ))}
        </Row>
        <Text as="h3" top={12} size={14} weight={600}>
          {text.nearMisses}
        </Text>
        <Combinations need={need} />
      </PaneList>
      <PaneDetail padX={[20, 16]} padY={16}>
        <Relaxations need={need} />
      </PaneDetail>
    </DrawerPane>
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
          <Text as="ul">
            {found.map((one) => (
              <Combination key={one.columns.join()} one={one} />
            ))}
          </Text>
        )
      }
    </ScreenState>
  );
}

function Combination({ one: { columns, total, total_capped } }: { one: FailingColumns }) {
  const { show } = useDrawerAddress();
  const count = formatNumber(total);
  return (
    <CountedLine
      count={text.found(total_capped ? text.capped(count) : count)}
      action={
        <Button
          aria-label={text.seeFailing(words(columns))}
          onClick={() => show({ tab: 'mandatory', columns: columns.join() })}
        >
          {text.see}
        </Button>
      }
    >
      {text.fails(words(columns))}
    </CountedLine>
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
        <Bar justify="between" minHeight={48} padX={[20, 16]} padY={[8, 6]} edge="bottomSoft">
          <BackButton onClick={() => show({ columns: '' })}>{text.fails(words(columns))}</BackButton>
          {total !== undefined && <span>{text.found(formatNumber(total))}</span>}
        </Bar>
      }
      empty={<EmptyState reason={text.noNearMisses} />}
    />
  );
}
