import { hitsIn } from '@toam/domain/hits-in';
import * as css from './marked.module.css';

/** A text with the words of a search marked, where they first stand. */
export function Marked({ text, query }: { text: string; query: string }) {
  const letters = [...text.normalize('NFC')];
  const parts = [];
  let at = 0;
  for (const [from, to] of hitsIn(text, query)) {
    if (from < at) continue; // two words of the query match the same letters
    parts.push(
      letters.slice(at, from).join(''),
      <mark key={from} className={css.hit}>
        {letters.slice(from, to).join('')}
      </mark>,
    );
    at = to;
  }
  return (
    <>
      {parts}
      {letters.slice(at).join('')}
    </>
  );
}
