import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { sideText, tableRowText } from '@toam/contracts/business/business.text';
import { businessFilterText } from '@toam/pickers/period/business-filter.text';
import { businessOverviewText as text } from './business-overview.text';
import type { Side } from '@toam/domain/business/five-way';
import { shownStandard, type StandardPart } from '@toam/domain/business/standard';
import { formatNumber, NoValue, PlainButton, Popover, Row, Stack, Text, useUrlState } from '@toam/ui/core';
import { CaretRightIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import * as css from '../business/figure/figure-link.module.css';
import { paths } from '../paths';

type Table = BusinessStatistic['tables'][Side];
type Judged = 'demand' | 'seen' | 'seen_percent';

const judged: readonly string[] = ['demand', 'seen', 'seen_percent'] satisfies Judged[];
const isJudged = (key: string): key is Judged => judged.includes(key);

/** The standard in the popover: 'sale.demand'. A link to it can be sent. */
const standardSearch = z.object({ standard: z.string().catch('') });

/** Counts have one decimal, because a quarter's value is shared out to days; percents are whole. D84. */
const standardText = (key: Judged, standard: number): string =>
  `${standard.toLocaleString('vi-VN', { minimumFractionDigits: key === 'seen_percent' ? 0 : 1 })}${key === 'seen_percent' ? '%' : ''}`;

interface StandardValueProps {
  side: Side;
  row: Table['rows'][number];
  standards: Table['standards'];
}

/** What a row should reach. Opens what that is made of. Issue 15. */
export function StandardValue({ side, row: { key, standard }, standards }: StandardValueProps) {
  const [opened, change] = useUrlState(standardSearch);
  if (standard === null || !isJudged(key)) return <NoValue />;
  const name = `${side}.${key}`;
  const title = [sideText[side], tableRowText[key], text.standard].join(', ');
  const value = standardText(key, standard);
  return (
    <Popover
      trigger="click"
      placement="top"
      open={opened.standard === name}
      onOpenChange={(isOpen) => change({ standard: isOpen ? name : '' })}
      content={
        <Stack gap={8} width={300} maxWidth="100%" size={13} role="dialog" aria-label={title}>
          <Text as="h3" size={13} weight={600}>
            {title}
          </Text>
          {key === 'seen_percent' ? (
            <Quotient standards={standards} value={value} />
          ) : (
            <Parts parts={standards[key]} value={value} />
          )}
        </Stack>
      }
    >
      <PlainButton className={css.figure} aria-haspopup="dialog" aria-label={`${title}: ${value}`}>
        <Text className="num">{value.replace('%', '')}</Text>
      </PlainButton>
    </Popover>
  );
}

/** A line for each quarter, with the way to its values; together they are the standard. */
const Parts = ({ parts, value }: { parts: readonly StandardPart[]; value: string }) => (
  <>
    <Stack as="ul" divided>
      {parts.map(({ year, quarter, value: target, days }) => (
        <Row as="li" key={`${year} ${quarter}`}>
          <Row
            as={Link}
            to={paths.firstValueOf(year, quarter)}
            gap={8}
            flex={1}
            justify="between"
            minHeight={40}
            tone="text"
          >
            <Stack>
              <Text weight={500}>{businessFilterText.quarter(quarter, year)}</Text>
              <Text size={12} tone="text2" digits>
                {text.sharedOut(formatNumber(target), days)}
              </Text>
            </Stack>
            <Row as="span" gap={4} tone="teal">
              <Text digits weight={500}>
                {standardText('demand', shownStandard(target * days))}
              </Text>
              <CaretRightIcon size={14} aria-hidden />
            </Row>
          </Row>
        </Row>
      ))}
    </Stack>
    {parts.length > 1 && <Sum value={value} />}
  </>
);

/** The percent of the two standards above. */
function Quotient({ standards, value }: { standards: Table['standards']; value: string }) {
  const of = (key: 'demand' | 'seen') =>
    standardText(key, shownStandard(standards[key].reduce((sum, part) => sum + part.value * part.days, 0)));
  return (
    <>
      <Text tone="text2">{text.standardQuotient(of('seen'), of('demand'))}</Text>
      <Sum value={value} />
    </>
  );
}

const Sum = ({ value }: { value: string }) => (
  <Row justify="between" padY={8} edge="top" weight={600}>
    <span>{text.standard}</span>
    <Text digits>{value}</Text>
  </Row>
);
