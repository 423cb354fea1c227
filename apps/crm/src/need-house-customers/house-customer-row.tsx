import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseCustomer, MatchStanding } from '@toam/contracts/request/match.schema';
import { houseCustomersText as text } from '@toam/contracts/texts/house-customers';
import { needText } from '@toam/contracts/texts/need';
import type { MatchTarget } from '@toam/domain/need/need-values';
import { dialledPhone } from '@toam/domain/phone';
import { visitToTell } from '@toam/domain/visit/visit';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Avatar, formatAgo, formatDate, useIsPhone } from '@toam/ui/core';
import { CaretDownIcon, LockSimpleIcon } from '@toam/ui/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { MatchExplanation } from '../need/match-explanation';
import { needLine, shortcomings } from '@toam/pickers/need/need-labels';
import { ScoreRing } from '../need/score-ring';
import { paths } from '../paths';
import { TargetMenu } from './target-menu';

interface HouseCustomerRowProps {
  row: HouseCustomer;
  /** The house that the explanation compares with the need. Absent while it loads. */
  house: HouseDetail | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: MatchTarget | null) => void;
}

/** A customer: name, need, and how well the house fits. When opened, it explains the score. Mockup 09. */
export function HouseCustomerRow({ row, house, isOpen, onToggle, onMove }: HouseCustomerRowProps) {
  const { customer, need, match, standing } = row;
  const isPhone = useIsPhone();
  const explanation = useId();
  return (
    <li className="house-customers-row" data-open={isOpen || undefined}>
      <div className="house-customers-line">
        {!isPhone && <Avatar id={customer.id} name={customer.name} image={null} size={36} decorative />}
        <div className="house-customers-text">
          <div className="house-customers-who">
            {customer.may_open ? (
              <Link to={paths.customer(customer.id)}>
                <b>{customer.name}</b>
              </Link>
            ) : (
              <b>{customer.name}</b>
            )}
            <CustomerPhone row={row} />
          </div>
          <p>{need ? needLine(need) : standing?.request_id ? text.othersNeed : text.noNeed}</p>
          <small>
            {[need && match && house && shortcomings(match, need, house), ...asides(row, house)]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {standing?.note && <small className="house-customers-note">{standing.note}</small>}
        </div>
        {match && (
          <button
            type="button"
            className="house-customers-why"
            aria-expanded={isOpen}
            aria-controls={explanation}
            aria-label={text.explain(customer.name, match.score)}
            onClick={onToggle}
          >
            <ScoreRing score={match.score} />
            <CaretDownIcon size={14} />
          </button>
        )}
        {row.may_move && <TargetMenu row={row} isPhone={isPhone} onMove={onMove} />}
      </div>
      {isOpen && need && match && house && (
        <div id={explanation} className="house-customers-explanation">
          <MatchExplanation need={need} house={house} match={match} />
        </div>
      )}
    </li>
  );
}

/** The number to call, or a note that it is hidden. D24. */
function CustomerPhone({ row: { customer } }: { row: HouseCustomer }) {
  if (!customer.masked)
    return <a href={`tel:${dialledPhone(customer.phone_number)}`}>{phoneText(customer.phone_number)}</a>;
  return (
    <span title={text.phoneHidden} className="house-customers-hidden">
      <LockSimpleIcon size={12} />
      {customer.phone_number}
    </span>
  );
}

/** The staff, the visit, and who moved the customer. */
function asides({ need, customer, standing }: HouseCustomer, house: HouseDetail | undefined): string[] {
  const staff = need?.user ?? customer.user;
  return [
    ...(need ? [text.need(need.id)] : []),
    ...(staff ? [text.staff(staff.name)] : []),
    ...(standing ? movedLabel(standing, house) : []),
  ];
}

function movedLabel(standing: MatchStanding, house: HouseDetail | undefined): string[] {
  const { target, moved_by, moved_at } = standing;
  const visit = visitToTell(standing, house ?? null, Date.now() / 1000);
  if (target === null) return [needText.later];
  return [
    ...(visit === null ? [] : [text.visit(formatDate(visit))]),
    ...(moved_by ? [text.movedBy(moved_by.name, formatAgo(moved_at))] : []),
  ];
}
