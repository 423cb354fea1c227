import { staffFormText as text } from './staff-form.text';
import { allows, type AccessRule } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { flagFields } from '@toam/pickers/staff/staff.values';
import { Grid, Row, Text } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { CheckIcon, MinusIcon } from '@toam/ui/icons';
import type { StaffFormValues } from './staff-form.values';

/** The account in the form as an actor for the access rules. */
function actorOf(values: StaffFormValues): Actor {
  const flags = Object.fromEntries(flagFields.map((field) => [field, values[field] ? 1 : 0]));
  return { ...(flags as unknown as Actor), ...{ id: 0, role: values.role, job_position: values.job_position } };
}

const rules = Object.keys(text.reach) as (keyof typeof text.reach & AccessRule)[];

/** Which parts of the product the account can open, by the real access rules. It shows mistakes in role or rights before saving. */
export function StaffReach({ control }: { control: Control<StaffFormValues> }) {
  const actor = actorOf(useWatch({ control }) as StaffFormValues);
  return (
    <section aria-label={text.reachTitle}>
      <Text as="h2" size={13} weight={600}>
        {text.reachTitle}
      </Text>
      <Text as="p" top={2} size={12} tone="text3">
        {text.reachNote}
      </Text>
      <Grid as="ul" columns={[1, 2]} top={8}>
        {rules.map((rule) => {
          const isReached = allows(rule, actor);
          return (
            <Row
              key={rule}
              as="li"
              gap={8}
              minHeight={28}
              size={13}
              tone={isReached ? undefined : 'text3'}
              data-reached={isReached}
            >
              {isReached ? (
                <CheckIcon size={16} label={text.reaches} color="var(--teal)" />
              ) : (
                <MinusIcon size={16} label={text.reachesNot} />
              )}
              {text.reach[rule]}
            </Row>
          );
        })}
      </Grid>
    </section>
  );
}
