import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { MatchOnWire, NeedSummary } from '@toam/contracts/need/match.schema';
import { houseCustomersText as text } from '@toam/contracts/customer/house-customers.text';
import { needWishLabel, verdictText } from '@toam/contracts/need/need.text';
import type { NeedWish, Verdict } from '@toam/domain/need/matching';
import { Cell, formatNumber, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { CheckCircleIcon, LockSimpleIcon, MinusCircleIcon, QuestionIcon, XCircleIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { offeredText, wantedText } from '@toam/pickers/need/need-labels';
import { PointsBar, ScoreRing } from './points-bar';
import * as css from './match-explanation.module.css';

const looks = {
  met: { Icon: CheckCircleIcon, tone: 'success' },
  near: { Icon: MinusCircleIcon, tone: 'warning' },
  missed: { Icon: XCircleIcon, tone: 'error' },
  no_data: { Icon: QuestionIcon, tone: 'text3' },
} as const;

interface MatchExplanationProps {
  need: NeedSummary;
  house: HouseRow;
  match: MatchOnWire;
  /** Right of the heading: the actions on the house. */
  children?: ReactNode;
}

/** Explains a house's score for a need: every wish, the house's value, and the points. D61, mockup 09. */
export function MatchExplanation({ need, house, match, children }: MatchExplanationProps) {
  const unseenOnPhone = useIsPhone() ? 'unseen' : undefined;
  return (
    <Stack gap={10} size={13}>
      <Row as="header" gap={12}>
        <ScoreRing score={match.score} size={52} />
        <Cell size={12} tone="text2">
          <Text as="h3" size={14} tone="text" weight={600}>
            {text.why(match.score)}
          </Text>
          <p>{summaryOf(match)}</p>
          {!match.fits && (
            <Text as="p" tone="error">
              {failureOf(need, house, match)}
            </Text>
          )}
        </Cell>
        {children}
      </Row>
      <Text as="table" width="100%" className={css.table}>
        <thead className={unseenOnPhone}>
          <Text as="tr" size={12} tone="text3" weight={500} nowrap edge="bottom">
            <th>{text.criterion}</th>
            <th>{text.wanted}</th>
            <th>{text.offered}</th>
            <th>{text.result}</th>
            <th className={clsx(css.points, 'num')}>{text.points}</th>
          </Text>
        </thead>
        <Text as="tbody" divided breaks>
          {match.fields.map(({ column, mandatory, verdict, points, earned }) => {
            const { Icon, tone } = looks[verdict];
            return (
              <tr key={column}>
                <th scope="row" className={css.name}>
                  <Row as="span" gap={4}>
                    {needWishLabel[column]}
                    {mandatory && (
                      <LockSimpleIcon size={12} weight="fill" color="var(--text3)" label={text.isMandatory} />
                    )}
                  </Row>
                </th>
                <Text as="td" tone="text2">
                  {wantedText[column](need)}
                </Text>
                <Text as="td" weight={500} className={css.offered}>
                  {offeredText[column](house) || '–'}
                </Text>
                <td className={css.verdict}>
                  <Row as="span" gap={6} size={12} tone={tone} weight={500} nowrap>
                    <Icon size={16} weight="fill" />
                    <span className={unseenOnPhone}>{verdictText[verdict]}</span>
                  </Row>
                </td>
                <Text as="td" nowrap className={clsx(css.points, 'num')}>
                  <Row as="span" gap={8} justify="end">
                    <PointsBar share={points && earned / points} width={48} tone={tone} phone="hidden" />
                    <span className={css.number}>
                      <Points earned={earned} of={points} />
                    </span>
                  </Row>
                </Text>
              </tr>
            );
          })}
        </Text>
        <MatchSum match={match} />
      </Text>
    </Stack>
  );
}

const Points = ({ earned, of }: { earned: number; of: number }) => (
  <>
    <Text as="b" weight={600}>
      {formatNumber(earned)}
    </Text>
    <Text as="small" size={12} tone="text3">
      {' '}
      / {formatNumber(of)}
    </Text>
  </>
);

/** The sum of the points, and how it becomes the score. */
function MatchSum({ match: { fields, score } }: Pick<MatchExplanationProps, 'match'>) {
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const given = sum(fields.map(({ points }) => points));
  const earned = sum(fields.map((field) => field.earned));
  const words = scoreLabel(earned, given, score);
  return (
    <tfoot>
      {given > 0 && (
        <Text as="tr" weight={500}>
          <th scope="row" colSpan={4}>
            {text.sum}
          </th>
          <td className={clsx(css.points, 'num')}>
            <Points earned={earned} of={given} />
          </td>
        </Text>
      )}
      {words && (
        <tr>
          <Text as="td" colSpan={5} size={12} tone="text2">
            {words}
          </Text>
        </tr>
      )}
    </tfoot>
  );
}

/** The points scaled to a score of 100; '' if the sum is the score. D61. */
function scoreLabel(earned: number, given: number, score: number): string {
  if (given === 0) return text.askedNothing;
  if (given === 100) return earned === score ? '' : text.rounded(formatNumber(earned), score);
  const isExact = earned * 100 === score * given;
  return text.rescaled(formatNumber(earned), formatNumber(given), isExact ? '=' : '≈', score);
}

const labels = (columns: NeedWish[]) => columns.map((column) => needWishLabel[column]).join(', ');

function summaryOf({ fields }: MatchOnWire): string {
  const count = (verdict: Verdict) => fields.filter((field) => field.verdict === verdict).length;
  const mandatory = fields.filter((field) => field.mandatory).map(({ column }) => column);
  return [
    text.summary(count('met'), count('near'), count('missed'), count('no_data')),
    mandatory.length > 0 && text.mandatory(labels(mandatory)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why a house that was offered before would not match today. */
function failureOf(need: NeedSummary, house: HouseRow, { failed }: MatchOnWire): string {
  if (need.purpose !== house.purpose) return text.otherPurpose;
  return house.status === 1 ? text.notOnSale : text.fails(labels(failed));
}
