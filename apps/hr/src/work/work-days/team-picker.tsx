import { workDaysText as text } from '../work-days.text';
import { plain } from '@toam/domain/vietnamese';
import { formatNumber } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import * as css from './team-picker.module.css';
import type { WhoseDays } from './use-whose-days';
import type { DaysOfTeam } from './work-days.queries';
import type { WorkDaysAddress } from './work-days.search';

interface TeamPickerProps {
  address: WorkDaysAddress;
  whose: WhoseDays;
  team: DaysOfTeam | undefined;
  isLoading: boolean;
}

/** A whole team, that of somebody below, or one of its people. Admins and payroll choose everybody, too. */
export function TeamPicker({ address, whose: { viewer, seesAll, leader, person }, team, isLoading }: TeamPickerProps) {
  const people = team?.list.map(({ user }) => user) ?? [];
  const others = team?.leaders ?? [];
  // a link may show the team of somebody who leads nobody any more
  const isLost = team?.leader && leader !== viewer.id && others.every(({ id }) => id !== leader);
  const leaders = isLost ? [team.leader!, ...others] : others;
  const counted = (label: string, isShown: boolean) =>
    isShown && team ? `${label} (${formatNumber(people.length)})` : label;
  const teams = [
    ...(seesAll ? [{ value: 't0', label: counted(text.everybody, leader === 0) }] : []),
    { value: `t${viewer.id}`, label: counted(text.myTeam, leader === viewer.id) },
    ...leaders.map(({ id, name }) => ({ value: `t${id}`, label: counted(text.teamOf(name), leader === id) })),
  ];
  const choose = (value: string) => {
    const id = Number(value.slice(1));
    if (value.startsWith('p')) address.show({ person: id });
    else address.show({ team: id, person: null });
  };
  return (
    <Select<string>
      aria-label={text.person}
      className={css.picker}
      value={person === null ? `t${leader}` : `p${person}`}
      options={[
        { label: text.teams, options: teams },
        { label: text.person, options: people.map(({ id, name }) => ({ value: `p${id}`, label: name })) },
      ]}
      showSearch={{ filterOption: (typed, option) => plain(String(option?.label ?? '')).includes(plain(typed)) }}
      loading={isLoading}
      popupMatchSelectWidth={false}
      onChange={choose}
    />
  );
}
