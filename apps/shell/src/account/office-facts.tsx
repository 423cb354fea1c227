import { useQuery } from '@tanstack/react-query';
import { accountText as text, profileText } from '@toam/contracts/user/profile.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import type { StaffUser } from '@toam/contracts/user/user';
import { dayText } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { houseOptions } from '@toam/pickers/house-options';
import { Grid, Text } from '@toam/ui/core';
import { FormSection } from '@toam/ui/form';
import * as css from './account.module.css';

const limit = (amount: number | null): string => (amount ? `${fullMoney(amount)} đ` : text.unlimited);

/** The fields that an admin keeps, read-only. The API refuses changes to them from here. Specification 2 §7. */
export function OfficeFacts({ stored }: { stored: StaffUser }) {
  const scoped = stored.project.length + stored.province.length > 0;
  const { data: options } = useQuery({ ...houseOptions(), enabled: scoped });
  const names = (field: 'project' | 'province') => {
    if (stored[field].length === 0) return text.unlimited;
    const entries = options?.[field] ?? [];
    return stored[field].map((id) => entries.find((entry) => entry.id === id)?.value ?? `#${id}`).join(', ');
  };
  const isOther = stored.other_account === 1;
  const facts: [keyof typeof staffLabel, string][] = [
    ['phone_number', stored.phone_number || profileText.none],
    ['provided_date', (stored.provided_date && dayText(stored.provided_date)) || profileText.none],
    ['role', userText.role[stored.role]],
    ['job_position', isOther ? staffLabel.other_account : userText.jobPosition[stored.job_position]],
    ['manager', stored.manager_name ?? text.noManager],
    ['create_product_permission', text.createsHouses[stored.create_product_permission]],
    ['minimum_price', limit(stored.minimum_price)],
    ['maximum_price', limit(stored.maximum_price)],
    ['project', names('project')],
    ['province', names('province')],
  ];
  return (
    <FormSection id="account-office" title={text.office} description={text.officeNote} plain>
      <Grid as="dl" columns={2} rowGap={12} gap={16} phone="stack">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone="text2" className={css.label}>
              {staffLabel[name]}
            </Text>
            <Text as="dd" top={2} breaks>
              {value}
            </Text>
          </div>
        ))}
      </Grid>
    </FormSection>
  );
}
