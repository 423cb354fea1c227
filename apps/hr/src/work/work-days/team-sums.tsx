import { daysText } from '@toam/contracts/form/form-labels';
import { payText, workDaysText as text } from '../work-days.text';
import { Avatar, PlainButton, Text } from '@toam/ui/core';
import { payParts } from './pay-figures';
import * as css from './team-sums.module.css';
import type { TeamProps } from './work-days.props';
import { writtenMonth } from './work-month';

/** A team's month in figures, as payroll's sheet has them. A press on a name shows that person's month. D112 */
export function TeamSums({ team, address }: TeamProps) {
  const heads = payParts(team.pay).map(({ key, label }) => ({ key, label }));
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={text.sumsOf(writtenMonth(address.month))}>
        <thead>
          <tr>
            <th scope="col">{text.person}</th>
            <th scope="col">{payText.code}</th>
            <th scope="col">{payText.position}</th>
            <th scope="col">{payText.team}</th>
            <th scope="col">{text.workDays}</th>
            {heads.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{text.lateColumn}</th>
            <th scope="col">{text.soonColumn}</th>
          </tr>
        </thead>
        <tbody>
          {team.list.map(({ user, position, team: of, workDays, pay, totalLate, totalSoon }) => (
            <tr key={user.id}>
              <th scope="row">
                <PlainButton gap={8} textAlign="start" onClick={() => address.show({ person: user.id })}>
                  <Avatar id={user.id} name={user.name} image={user.avatar} size={28} decorative />
                  <Text size={13} weight={500}>
                    {user.name}
                  </Text>
                </PlainButton>
              </th>
              <td>{user.id}</td>
              <td>{position}</td>
              <td>{of}</td>
              <td>{daysText(workDays)}</td>
              {payParts(pay).map(({ key, value, isSome }) => (
                <td key={key} data-none={!isSome || undefined}>
                  {value}
                </td>
              ))}
              <td data-none={totalLate.total === 0 || undefined}>{totalLate.total}</td>
              <td data-none={totalSoon.total === 0 || undefined}>{totalSoon.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
