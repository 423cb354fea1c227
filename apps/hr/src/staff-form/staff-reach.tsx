import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import { allows, type AccessRule } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { flagFields } from '@toam/pickers/staff/staff.values';
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
    <section className="staff-reach" aria-label={text.reachTitle}>
      <h2>{text.reachTitle}</h2>
      <p>{text.reachNote}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule} data-reached={allows(rule, actor)}>
            {allows(rule, actor) ? (
              <CheckIcon size={16} label={text.reaches} color="var(--teal)" />
            ) : (
              <MinusIcon size={16} label={text.reachesNot} />
            )}
            {text.reach[rule]}
          </li>
        ))}
      </ul>
    </section>
  );
}
