import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { longestLine, recordId } from '@toam/contracts/field';
import { tagText } from './tag.text';
import { houseTag } from './house-row.schema';
import { person } from '@toam/contracts/person';

const name = z
  .string(tagText.nameMissing)
  .transform((text) => visibleText(text).replace(/\s+/g, ' '))
  .pipe(z.string().min(1, tagText.nameMissing).max(longestLine, `Tối đa ${longestLine} ký tự`));

const colour = z.string(tagText.colourMissing).regex(/^#[0-9A-Fa-f]{6}$/, tagText.colourMissing);

/** The most houses in one call. */
export const maxTagged = 1000;

const houses = z
  .array(recordId)
  .min(1)
  .max(maxTagged, tagText.tooMany(maxTagged))
  .transform((ids) => [...new Set(ids)]);

/** A tag of the company. `user` created it; only this person and admins may change it (D43). */
const companyTag = houseTag.extend({ user_id: z.number().int().nullable(), user: person.nullable() });
export type CompanyTag = z.output<typeof companyTag>;

export const listHouseTags = endpoint({
  method: 'GET',
  path: '/house/tag',
  summary: 'All tags by name',
  access: 'signedIn',
  data: z.array(companyTag),
});

/** Fields of the tag dialog. Specification 1 §5. */
export const tagFields = z.object({ tagName: name, color: colour });

/** Without `tagId`, creates a tag. `restore` restores a deleted one: the undo of `deleteHouseTag`. */
export const saveHouseTag = endpoint({
  method: 'PUT',
  once: true,
  path: '/house/tag',
  summary: 'Creates a tag, or changes or restores one of one’s own',
  access: 'brokerage',
  body: tagFields
    .partial()
    .extend({ tagId: recordId.nullish(), restore: z.boolean().default(false) })
    .superRefine(({ tagId, tagName, color }, { addIssue }) => {
      if (tagId) return;
      if (tagName === undefined) addIssue({ code: 'custom', path: ['tagName'], message: tagText.nameMissing });
      if (color === undefined) addIssue({ code: 'custom', path: ['color'], message: tagText.colourMissing });
    }),
  example: { body: { tagName: 'Hàng nóng', color: '#0F766E' } },
  data: companyTag,
});

export const deleteHouseTag = endpoint({
  method: 'DELETE',
  path: '/house/tag',
  summary: 'Deletes a tag of one’s own; no house shows it any more',
  access: 'brokerage',
  body: z.object({ tagId: recordId }),
  example: { body: { tagId: 1 } },
  data: z.null(),
});

/** Result. `houses` got the tag in this call, so an undo removes it from them. `refused` houses were left out, with the reason. */
const tagged = z.object({
  tag: houseTag,
  houses: z.array(z.number().int()),
  refused: z.array(z.object({ house_id: z.number().int(), message: z.string() })),
});
export type Tagged = z.output<typeof tagged>;

/** By `tag_id`, or by `tag_name`. A tag that does not exist is created. */
export const tagHouses = endpoint({
  method: 'PUT',
  path: '/house/tag/house',
  summary: 'Puts a tag on houses',
  access: 'brokerage',
  body: z
    .object({ tag_id: recordId.nullish(), tag_name: name.nullish(), houses })
    .refine(({ tag_id, tag_name }) => tag_id || tag_name, { message: tagText.nameMissing, path: ['tag_name'] }),
  example: { body: { tag_name: 'Hàng nóng', houses: [1] } },
  data: tagged,
});

/** If one of the houses does not have the tag, the whole call is refused. Specification 1 §5. */
export const untagHouses = endpoint({
  method: 'DELETE',
  path: '/house/tag/house',
  summary: 'Takes a tag off houses',
  access: 'brokerage',
  body: z.object({ tag_id: recordId, houses }),
  example: { body: { tag_id: 1, houses: [1] } },
  data: tagged,
});
