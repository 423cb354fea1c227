import { mentionToken } from '@toam/domain/house/comment-text';

/** Somebody chosen from the picker; `label` is what stands in the text behind the @. */
export interface Pick {
  id: number;
  label: string;
}

/** What is being looked for behind an @: where it begins, and what has been typed since. */
export interface MentionSearch {
  from: number;
  typed: string;
}

/** A name of up to four words, typed behind an @ that begins a word. */
const searched = /(?:^|[\s(])@((?:[\p{L}\p{M}\d]+ ){0,3}[\p{L}\p{M}\d]*)$/u;

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\d]/u.test(sign);

/** The search that the caret stands in; null outside one, and behind a name that was chosen already. */
export function mentionSearch(text: string, caret: number, picks: readonly Pick[]): MentionSearch | null {
  const typed = searched.exec(text.slice(0, caret))?.[1];
  if (typed === undefined) return null;
  const isChosen = picks.some(({ label }) => typed.startsWith(label) && !isWordSign(typed[label.length]));
  return isChosen ? null : { from: caret - typed.length - 1, typed };
}

/** Two people of one name are told apart by their numbers. */
const labelFor = (person: { id: number; name: string }, picks: readonly Pick[]): string =>
  picks.some(({ id, label }) => label === person.name && id !== person.id)
    ? `${person.name} #${person.id}`
    : person.name;

/** Puts a person where the search stood. */
export function withMention(
  text: string,
  caret: number,
  search: MentionSearch,
  person: { id: number; name: string },
  picks: readonly Pick[],
): { text: string; caret: number; picks: Pick[] } {
  const label = labelFor(person, picks);
  const before = `${text.slice(0, search.from)}@${label} `;
  const after = text.slice(caret).replace(/^ /, '');
  const known = picks.some(({ id }) => id === person.id);
  return {
    text: before + after,
    caret: before.length,
    picks: known ? [...picks] : [...picks, { id: person.id, label }],
  };
}

/** The text as it is sent: chosen names become mentions, the longer of two names first. */
export function toContent(text: string, picks: readonly Pick[]): string {
  const byLength = [...picks].sort((one, other) => other.label.length - one.label.length);
  let content = '';
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at + 1);
    const pick =
      text[at] === '@'
        ? byLength.find(({ label }) => rest.startsWith(label) && !isWordSign(rest[label.length]))
        : undefined;
    content += pick ? mentionToken(pick.id) : text[at];
    at += pick ? pick.label.length + 1 : 1;
  }
  return content;
}

/** A written comment as it is typed again, for changing it. */
export function fromContent(content: string, people: readonly { id: number; name: string }[]) {
  const picks: Pick[] = [];
  for (const person of people) picks.push({ id: person.id, label: labelFor(person, picks) });
  const text = picks.reduce((words, { id, label }) => words.replaceAll(mentionToken(id), `@${label}`), content);
  return { text, picks };
}
