import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { commonText } from '@toam/contracts/texts/common';
import { seesAllBusiness } from '@toam/domain/business-access';
import { plain } from '@toam/domain/vietnamese';
import { Button, Segmented, Text } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import type { ReactNode } from 'react';
import { useControlSize } from '@toam/ui/form';
import { type BusinessChoice, isNarrowed } from './business-choice';
import * as css from './business-filter.module.css';
import { businessStaffQuery } from './business-staff.queries';
import { peopleGroups, personName, teamGroups } from './business-staff';

interface StaffPickerProps {
  choice: BusinessChoice;
  onChange: (choice: BusinessChoice) => void;
}

const matches = (typed: string, option: { label?: unknown } | undefined): boolean =>
  plain(String(option?.label ?? '')).includes(plain(typed));

/** A leader with the team, or some people. Nothing for somebody who sees only themselves, unless a link named others. */
export function StaffPicker({ choice, onChange }: StaffPickerProps) {
  const viewer = useUser();
  const { data: staff, error, refetch } = useQuery(businessStaffQuery(viewer));
  const size = useControlSize();
  if (error && !staff)
    return (
      <Text role="alert" size={12} tone="error" nowrap>
        {text.staffFailed}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {commonText.retry}
        </Button>
      </Text>
    );
  const hasOthers = staff ? staff.length > 1 : seesAllBusiness(viewer);
  if (!hasOthers && !isNarrowed(choice)) return null;
  const nameOf = ({ label, value }: { label?: ReactNode; value?: string | number }): ReactNode =>
    label ?? personName(Number(value), staff ?? []);
  const common = {
    size,
    // a link may name people who are no choice, or whom the viewer does not know
    labelRender: nameOf,
    loading: staff === undefined,
    showSearch: { filterOption: matches },
    allowClear: true,
  } as const;
  return (
    <>
      <Segmented<BusinessChoice['whose']>
        size={size}
        aria-label={text.whose}
        value={choice.whose}
        options={[
          { value: 'team', label: text.team },
          { value: 'people', label: text.people },
        ]}
        onChange={(whose) => onChange({ ...choice, whose })}
      />
      {choice.whose === 'team' ? (
        <Select<number | null>
          {...common}
          className={css.staff}
          aria-label={text.team}
          value={choice.team}
          placeholder={seesAllBusiness(viewer) ? text.everybody : text.myTeam}
          options={teamGroups(staff ?? [])}
          popupMatchSelectWidth={false}
          onChange={(team) => onChange({ ...choice, team: team ?? null })}
        />
      ) : (
        <Select<number[]>
          {...common}
          mode="multiple"
          maxTagCount="responsive"
          className={css.staff}
          aria-label={text.people}
          value={[...choice.users]}
          placeholder={text.choosePeople}
          options={peopleGroups(staff ?? [])}
          popupMatchSelectWidth={false}
          onChange={(users) => onChange({ ...choice, users })}
        />
      )}
    </>
  );
}
