import { accumulationScreenText } from '../business/accumulation-screen.text';
import { targetScreenText as text } from './target-screen.text';
import { targetText } from '@toam/contracts/business/target.text';
import { shortDay } from '@toam/contracts/texts/weekday';
import { shownStandard } from '@toam/domain/business/standard';
import type { Side } from '@toam/domain/business/five-way';
import { dayOf } from '@toam/domain/day';
import { Cell, ChoiceRow, formatNumber, Grid, Row, Stack, StatusTag, Text, type Tone } from '@toam/ui/core';
import { PartsBar } from '@toam/ui/detail';
import * as css from './quarter-cards.module.css';
import { type Edits, readRowKey, rowKey } from './target-cells';
import type { Targets } from './target.queries';

type Quarter = Targets['quarters'][number];

interface QuarterCardsProps {
  year: number;
  targets: Targets;
  rows: ReadonlyMap<string, Targets['list'][number]>;
  edits: Edits;
  chosen: number;
  onChoose: (quarter: number) => void;
}

/** The four quarters of a year: how far each is, the company's values, how many people have some. One of them stands below. D85. */
export function QuarterCards({ year, targets, rows, edits, chosen, onChoose }: QuarterCardsProps) {
  const unsaved = new Set(Object.keys(edits).map((key) => readRowKey(key).quarter));
  return (
    <ChoiceRow
      label={text.quarters}
      className={css.cards}
      value={chosen}
      onChange={onChoose}
      choices={targets.quarters
        .filter((quarter) => quarter.year === year)
        .map((quarter) => ({
          value: quarter.quarter,
          label: (
            <Card
              quarter={quarter}
              company={rows.get(rowKey({ quarter: quarter.quarter, userId: 0 }))}
              people={targets.people.length}
              set={targets.people.filter(({ id }) => rows.has(rowKey({ quarter: quarter.quarter, userId: id }))).length}
              isUnsaved={unsaved.has(quarter.quarter)}
            />
          ),
        }))}
    />
  );
}

const stateOf = ({ days, progress }: Quarter): { words: string; tone: Tone } => {
  if (progress >= 1 && days >= 90) return { words: text.past, tone: 'neutral' };
  return days === 0 ? { words: text.future, tone: 'neutral' } : { words: text.running, tone: 'teal' };
};

interface CardProps {
  quarter: Quarter;
  company: Targets['list'][number] | undefined;
  people: number;
  /** How many people have values. */
  set: number;
  isUnsaved: boolean;
}

const shownFigures: readonly Side[] = ['sale', 'purchase', 'connection'];

function Card({ quarter, company, people, set, isUnsaved }: CardProps) {
  const { words, tone } = stateOf(quarter);
  const isRunning = tone === 'teal';
  const [first, last] = [shortDay(dayOf(quarter.startAt)), shortDay(dayOf(quarter.endAt))];
  return (
    <Stack as="span" gap={8} flex={1}>
      <Row as="span" gap={8}>
        <Text size={15} weight={600} tone="text">
          {targetText.quarter(quarter.quarter)}
        </Text>
        <Text size={12} tone="text3" phone="hidden">
          {text.days(first, last)}
        </Text>
        <Cell as="span" />
        <StatusTag tone={tone}>{words}</StatusTag>
      </Row>
      <PartsBar
        parts={[
          { look: 'left', share: quarter.progress },
          { look: 'rest', share: 1 - quarter.progress },
        ]}
      />
      <Grid as="span" columns={3} gap={[8, 4]}>
        {shownFigures.map((side) => (
          <Stack as="span" key={side} tone="text3" size={12}>
            {accumulationScreenText.sides[side]}
            <Text size={15} weight={600} tone="text" digits>
              {company?.[side] == null ? '–' : formatNumber(company[side])}
            </Text>
            {isRunning && company?.[side] != null && (
              <Text tone="text2" digits className={css.needed} title={text.standardNow}>
                {text.standardOf(formatNumber(shownStandard(company[side] * quarter.days)))}
              </Text>
            )}
          </Stack>
        ))}
      </Grid>
      <Text size={12} tone="text2">
        {isRunning && (
          <>
            {text.dayOf(quarter.days, formatNumber(Math.round(quarter.progress * 1000) / 10))}
            <br />
          </>
        )}
        {set === 0 ? text.nobody : text.peopleSet(formatNumber(set), formatNumber(people))}
        {isUnsaved && <Text tone="warning">{` · ${text.unsavedHere}`}</Text>}
      </Text>
    </Stack>
  );
}
