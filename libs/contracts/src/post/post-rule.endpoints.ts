import { portals } from '@toam/domain/post/portal';
import { requiredFields } from '@toam/domain/post/portal-rules';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { postRuleText as text } from './post-rule.text';

const between = (min: number, max: number) => {
  const wrong = text.between(min, max);
  return z.number(wrong).int(wrong).min(min, wrong).max(max, wrong);
};

/** A range of lengths: `min` is no more than `max`. */
const range = (most: number) =>
  z
    .object({ min: between(0, most), max: between(1, most) })
    .refine(({ min, max }) => min <= max, { error: text.minOverMax, path: ['min'] });

/** What a portal refuses. Shapes and units: `PortalRules` in libs/domain. */
export const portalRuleSet = z.object({
  title: range(200),
  text: range(10_000),
  capitals: between(0, 100),
  punctuation: between(1, 10),
  phones: z.boolean(),
  links: z.boolean(),
  images: z
    .object({ min: between(0, 60), max: between(1, 60), bytes: between(100_000, 50_000_000) })
    .refine(({ min, max }) => min <= max, { error: text.minOverMax, path: ['min'] }),
  required: z
    .array(z.enum(requiredFields))
    .transform((fields) => [...new Set(fields)])
    .readonly(),
});

/** `version` 0, `changed_by` null: the first rules, which nobody changed. */
const portalRule = z.object({
  portal: z.enum(portals),
  version: z.number().int(),
  rules: portalRuleSet,
  changed_by: person.nullable(),
  changed_at: epochSeconds.nullable(),
});
export type PortalRule = z.output<typeof portalRule>;

export const listPortalRules = endpoint({
  method: 'GET',
  path: '/post/rule',
  summary: 'What each portal refuses',
  access: 'posts',
  data: z.array(portalRule),
});

/** `rules` null: the first ones again. They hold for what is sent from now on. */
export const changePortalRules = endpoint({
  method: 'PUT',
  path: '/post/rule',
  summary: 'Sets what a portal refuses',
  access: 'admin',
  body: z.object({ portal: z.enum(portals), version: z.number().int().min(0), rules: portalRuleSet.nullable() }),
  example: { body: { portal: 'alonhadat', version: 0, rules: null } },
  conflict: portalRule,
  data: portalRule,
});
