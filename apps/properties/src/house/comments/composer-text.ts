import { mentionToken } from '@toam/domain/house/comment-text';

/** A person chosen from the picker. `label` is the text after the @. */
export interface Pick {
  id: number;
  label: string;
}

/** The search after an @: where it starts, and the text typed since. */
export interface MentionSearch {
  from: number;
  typed: string;
}

/** A name of up to four words, after an @ that starts a word. */
const searched = /(?:^|[\s(])@((?:[\p{L}\p{M}\d]+ ){0,3}[\p{L}\p{M}\d]*)$/u;

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\d]/u.test(sign);

/** The search at the caret; null outside one, and after a name that was already chosen. */
export function mentionSearch(text: string, caret: number, picks: readonly Pick[]): MentionSearch | null {
  const typed = searched.exec(text.slice(0, caret))?.[1];
  if (typed === undefined) return null;
  const isChosen = picks.some(({ label }) => typed.startsWith(label) && !isWordSign(typed[label.length]));
  return isChosen ? null : { from: caret - typed.length - 1, typed };
}

/** Two people with the same name are told apart by their numbers. */
const labelFor = (person: { id: number; name: string }, picks: readonly Pick[]): string =>
  picks.some(({ id, label }) => label === person.name && id !== person.id)
    ? `${person.name} #${person.id}`
    : person.name;

/** Replaces the search with a person. */
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

/** The text as it is sent: chosen names become mentions. Of two matching names the longer one is tried first. */
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

/** A stored comment as editable text. */
export function fromContent(content: string, people: readonly { id: number; name: string }[]) {
  const picks: Pick[] = [];
  for (const person of people) picks.push({ id: person.id, label: labelFor(person, picks) });
  const text = picks.reduce((words, { id, label }) => words.replaceAll(mentionToken(id), `@${label}`), content);
  return { text, picks };
}
