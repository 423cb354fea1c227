import { introductionOf } from '@toam/contracts/user/introduction';
import { profileText } from '@toam/contracts/texts/profile';
import { fieldText } from '@toam/contracts/texts/field';
import { userText } from '@toam/contracts/texts/user';
import { writtenDay } from '@toam/domain/day';
import { richTextToPlain } from '@toam/domain/rich-text';
import { type EditableColumn, editableColumns, powerColumns } from '@toam/domain/staff-columns';
import type { Change } from '../../history/record-changes';
import { readEntries } from '../options/options.reads';
import { listProjectChoices } from '../projects/projects.reads';
import type { User } from './user.schema';
import { readStaffNames } from './users.reads';

type Words = (user: User) => string | null;

/** What nobody has before they are there. */
const said = (words: Words, user: User | null): string | null => (user === null ? null : words(user));

const orNull = (text: string): string | null => (text === '' ? null : text);
const label = (texts: Readonly<Record<string | number, string>>, value: string | number | null): string | null =>
  value === null ? null : (texts[value] ?? String(value));
const yes = (flag: 0 | 1): string => (flag === 1 ? fieldText.yes : fieldText.no);
const amount = (vnd: number | null): string | null => (vnd === null ? null : String(vnd));
const dayWords = (day: string | null): string | null => (day === null ? null : writtenDay(day));

/** Columns in which people read another text than the record holds. The others are texts themselves. */
const spoken = {
  gender: (user) => label(userText.gender, user.gender),
  marriage: (user) => label(userText.marriage, user.marriage),
  religion: (user) => label(userText.religion, user.religion),
  literacy: (user) => label(userText.literacy, user.literacy),
  employee_type: (user) => label(userText.employeeType, user.employee_type),
  employee_status: (user) => label(userText.employeeStatus, user.employee_status),
  department: (user) => label(userText.department, user.department),
  office: (user) => label(userText.office, user.office),
  role: (user) => label(userText.role, user.role),
  job_position: (user) => label(userText.jobPosition, user.job_position),
  status: (user) => label(userText.status, user.status),
  introduction_status: (user) => label(userText.introductionStatus, user.introduction_status),
  date_of_birth: (user) => dayWords(user.date_of_birth),
  provided_date: (user) => dayWords(user.provided_date),
  onboarding_date: (user) => dayWords(user.onboarding_date),
  minimum_price: (user) => amount(user.minimum_price),
  maximum_price: (user) => amount(user.maximum_price),
  introduction: (user) => orNull(richTextToPlain(introductionOf(user.introduction))),
} satisfies Partial<Record<EditableColumn, Words>>;

const flags = [
  'other_account',
  'create_product_permission',
  'update_product_permission',
  'chat_permission',
  'customer_permission',
  'request_permission',
  'project_permission',
  'news_permission',
  'employment_diagram_permission',
  'bussiness_permission',
] as const satisfies readonly EditableColumn[];

const pictures = ['profile_picture', 'front_id_file', 'back_id_file', 'certificate'] as const;

/** Columns that name other records, whose names have to be read. */
const named = ['manager', 'project', 'province'] as const;

const byOwnWords = new Set<string>([...Object.keys(spoken), ...flags, ...pictures, ...named]);
const plain = editableColumns.filter((column) => !byOwnWords.has(column));

/** A picture has no words; another one is told from the one before. */
const pictureChange = (column: (typeof pictures)[number], before: User | null, after: User): Change => {
  const words = (id: number | null) => (id === null ? null : profileText.portrait);
  const was = before?.[column] ?? null;
  const isAnother = was !== null && after[column] !== null && was !== after[column];
  return {
    column,
    old_value: words(was),
    new_value: isAnother ? profileText.newPortrait : words(after[column]),
  };
};

async function namedChanges(before: User | null, after: User): Promise<Change[]> {
  const states = before ? [before, after] : [after];
  const people = await readStaffNames(states.flatMap((user) => user.manager ?? []));
  const districts = states.flatMap((user) => user.province);
  const entries = await readEntries(districts.map((id) => ({ type: 'province' as const, id })));
  const hasProjects = states.some((user) => user.project.length > 0);
  const projects = new Map((hasProjects ? await listProjectChoices() : []).map(({ id, value }) => [id, value]));
  const manager = ({ manager: id }: User) => (id === null ? null : (people.get(id)?.name ?? `#${id}`));
  const province = (user: User) =>
    orNull(user.province.map((id) => entries.nameOf('province', id) ?? `#${id}`).join(', '));
  const project = (user: User) => orNull(user.project.map((id) => projects.get(id) ?? `#${id}`).join(', '));
  const words = { manager, province, project } satisfies Record<(typeof named)[number], Words>;
  return named.map((column) => ({
    column,
    old_value: said(words[column], before),
    new_value: words[column](after),
  }));
}

const places = new Map<string, number>(powerColumns.map((column, at) => [column, at]));
const placeOf = ({ column }: Change): number => places.get(column) ?? powerColumns.length;

/**
 * Columns that differ between two states of a staff user, in words and by their wire names; what gives rights comes first. Secrets
 * are none of them.
 * @param before null: they are new
 */
export async function userChanges(before: User | null, after: User): Promise<Change[]> {
  const speak = (columns: readonly string[], words: (column: never, user: User) => string | null): Change[] =>
    columns.map((column) => ({
      column,
      old_value: said((user) => words(column as never, user), before),
      new_value: words(column as never, after),
    }));
  const all = [
    ...speak(plain, (column: EditableColumn, user) => orNull(String(user[column] ?? ''))),
    ...speak(Object.keys(spoken), (column: keyof typeof spoken, user) => spoken[column](user)),
    ...speak(flags, (column: (typeof flags)[number], user) => yes(user[column])),
    ...pictures.map((column) => pictureChange(column, before, after)),
    ...(await namedChanges(before, after)),
  ];
  return all
    .filter(({ old_value, new_value }) => old_value !== new_value)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
