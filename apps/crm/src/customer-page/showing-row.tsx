import type { CustomerShowing } from '@toam/contracts/customer/customer-page.schema';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { matchTargetText, needText } from '@toam/contracts/texts/need';
import { visitToTell } from '@toam/domain/visit/visit';
import { formatAgo, formatClock, formatDate, formatDateTime } from '@toam/ui/core';
import { CaretDownIcon, EyeSlashIcon } from '@toam/ui/icons';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { HouseLine } from './house-line';
import { TargetTag } from './target-tag';

/** A house that the customer was shown, with its status. When it is opened, it shows the earlier statuses. */
export function ShowingRow({ row }: { row: CustomerShowing }) {
  const [isOpen, setOpen] = useState(false);
  const history = useId();
  const { house, house_id, standing, need_id, moves } = row;
  const visit = visitToTell(standing, house, Date.now() / 1000);
  return (
    <li className="customer-showing">
      <div className="customer-row">
        {house ? (
          <HouseLine house={house} />
        ) : (
          <>
            <span className="customer-hidden-house">
              <EyeSlashIcon size={20} />
            </span>
            <span className="customer-row-main">
              <span className="customer-row-title">{text.hiddenHouse(house_id)}</span>
              <span className="customer-row-note">{text.hiddenHouseNote}</span>
            </span>
          </>
        )}
      </div>
      <div className="customer-showing-foot">
        <TargetTag target={standing.target} />
        <span className="customer-row-note">
          {standing.moved_by && text.movedBy(standing.moved_by.name, formatAgo(standing.moved_at))}
          {visit !== null && ` · ${text.visit(`${formatDate(visit)} ${formatClock(visit)}`)}`}
          {need_id !== null && (
            <>
              {' · '}
              <Link to={paths.need(need_id)}>{text.need(need_id)}</Link>
            </>
          )}
        </span>
        {moves.length > 0 && (
          <button
            type="button"
            className="customer-history-button"
            aria-expanded={isOpen}
            aria-controls={history}
            aria-label={text.showHistory(house?.title ?? text.house(house_id))}
            onClick={() => setOpen(!isOpen)}
          >
            {text.history}
            <CaretDownIcon size={13} />
          </button>
        )}
      </div>
      {standing.note && <p className="customer-showing-note">{standing.note}</p>}
      {isOpen && <Moves id={history} moves={moves} />}
    </li>
  );
}

const wordOf = (target: CustomerShowing['moves'][number]['target']): string =>
  target === null ? needText.suitable : matchTargetText[target];

/** Status changes, newest first: old and new status, person, time. */
const Moves = ({ id, moves }: { id: string; moves: CustomerShowing['moves'] }) => (
  <ol id={id} className="customer-moves">
    {moves.map(({ previous_target, target, by, at }, index) => (
      <li key={index}>
        <b>
          {wordOf(previous_target)} → {wordOf(target)}
        </b>
        <span>{[by?.name, formatDateTime(at)].filter(Boolean).join(' · ')}</span>
      </li>
    ))}
  </ol>
);
