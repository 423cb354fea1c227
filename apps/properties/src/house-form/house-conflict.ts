import { joinRichTexts, type RichText } from '@toam/domain/rich-text';
import { mergeLists } from '@toam/domain/record/three-way';
import type { ConflictSide } from '@toam/ui/form';
import { changedFields, isSame, type HouseField, type HouseFormValues } from './house-form.values';

/** Three states of a house around a stale save: what the form began with, what was typed, what somebody else saved. */
export interface HouseConflict {
  before: HouseFormValues;
  mine: HouseFormValues;
  theirs: HouseFormValues;
}

/** What was decided for clashing fields; the person's own stands where nothing was. */
export type ConflictChoice = Partial<Record<HouseField, ConflictSide>>;

/** Pictures and documents: what either side added or took away is joined, so they never clash. */
const lists = ['internal_image', 'public_image', 'files'] as const;
/** Texts that can stand one after the other. */
const joinable = ['description', 'internalDescription'] as const;

type ListField = (typeof lists)[number];
type TextField = (typeof joinable)[number];

const isList = (field: HouseField): field is ListField => (lists as readonly HouseField[]).includes(field);
export const isJoinable = (field: HouseField): field is TextField =>
  (joinable as readonly HouseField[]).includes(field);

/** Fields that both sides changed to different things: only these need a decision. D12. */
export const clashes = ({ before, mine, theirs }: HouseConflict): HouseField[] =>
  changedFields(before, mine).filter(
    (field) => !isList(field) && !isSame(field, before, theirs) && !isSame(field, mine, theirs),
  );

const joinedList = <Field extends ListField>(field: Field, { before, mine, theirs }: HouseConflict) =>
  mergeLists<{ id: number }>(before[field], mine[field], theirs[field]);

const joinedText = (field: TextField, { mine, theirs }: HouseConflict): RichText | null =>
  joinRichTexts(theirs[field], mine[field]);

function settled(field: HouseField, conflict: HouseConflict, side: ConflictSide): unknown {
  if (isList(field)) return joinedList(field, conflict);
  if (side === 'both' && isJoinable(field)) return joinedText(field, conflict);
  return conflict[side === 'theirs' ? 'theirs' : 'mine'][field];
}

/** The house with both sides' changes: what was typed here, over what somebody else saved, and what was chosen. */
export function merged(conflict: HouseConflict, choice: ConflictChoice = {}): HouseFormValues {
  const typed = changedFields(conflict.before, conflict.mine);
  const values = typed.map((field) => [field, settled(field, conflict, choice[field] ?? 'mine')]);
  return { ...conflict.theirs, ...(Object.fromEntries(values) as Partial<HouseFormValues>) };
}
