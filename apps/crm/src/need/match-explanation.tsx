import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { MatchOnWire, NeedSummary } from '@toam/contracts/request/match.schema';
import { houseCustomersText as text } from '@toam/contracts/texts/house-customers';
import { needWishLabel, verdictText } from '@toam/contracts/texts/need';
import type { NeedWish, Verdict } from '@toam/domain/need/matching';
import { formatNumber } from '@toam/ui/core';
import { CheckCircleIcon, LockSimpleIcon, MinusCircleIcon, QuestionIcon, XCircleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { offeredText, wantedText } from '@toam/pickers/need/need-labels';
import { ScoreRing } from './score-ring';
import './need.css';

const icons = { met: CheckCircleIcon, near: MinusCircleIcon, missed: XCircleIcon, no_data: QuestionIcon };

interface MatchExplanationProps {
  need: NeedSummary;
  house: HouseRow;
  match: MatchOnWire;
  /** Right of the heading: the actions on the house. */
  children?: ReactNode;
}

/** Explains a house's score for a need: every wish, the house's value, and the points. D61, mockup 09. */
export const MatchExplanation = ({ need, house, match, children }: MatchExplanationProps) => (
  <div className="need-match">
    <header>
      <ScoreRing score={match.score} size={52} />
      <div>
        <h3>{text.why(match.score)}</h3>
        <p>{summaryOf(match)}</p>
        {!match.fits && <p className="need-match-fails">{failureOf(need, house, match)}</p>}
      </div>
      {children}
    </header>
    <table>
      <thead>
        <tr>
          <th>{text.criterion}</th>
          <th>{text.wanted}</th>
          <th>{text.offered}</th>
          <th>{text.result}</th>
          <th className="num">{text.points}</th>
        </tr>
      </thead>
      <tbody>
        {match.fields.map((field) => (
          <tr key={field.column} data-verdict={field.verdict}>
            <th scope="row">
              {needWishLabel[field.column]}
              {field.mandatory && <LockSimpleIcon size={12} weight="fill" aria-label={text.isMandatory} />}
            </th>
            <td className="need-match-wanted">{wantedText[field.column](need)}</td>
            <td className="need-match-offered">{offeredText[field.column](house) || '–'}</td>
            <td className="need-match-verdict">
              <VerdictWord verdict={field.verdict} />
            </td>
            <td className="need-match-points num">
              <meter min={0} max={field.points} value={field.earned} aria-hidden />
              <span>
                <b>{formatNumber(field.earned)}</b>
                <small> / {formatNumber(field.points)}</small>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <MatchSum match={match} />
    </table>
  </div>
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
        <tr>
          <th scope="row" colSpan={4}>
            {text.sum}
          </th>
          <td className="num">
            <b>{formatNumber(earned)}</b>
            <small> / {formatNumber(given)}</small>
          </td>
        </tr>
      )}
      {words && (
        <tr>
          <td colSpan={5}>{words}</td>
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

function VerdictWord({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict];
  return (
    <span>
      <Icon size={16} weight="fill" />
      <span>{verdictText[verdict]}</span>
    </span>
  );
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
