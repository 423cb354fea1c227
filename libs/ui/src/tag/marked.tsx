import { hitsIn } from '@toam/domain/hits-in';
import * as css from './marked.module.css';

/** A text with the words of a search marked, where they first stand. Mockup 35. */
export function Marked({ text, query }: { text: string; query: string }) {
  const shown = text.normalize('NFC');
  const parts = [];
  let at = 0;
  for (const [from, to] of hitsIn(text, query)) {
    if (from < at) continue; // two words of the query match the same letters
    parts.push(
      shown.slice(at, from),
      <mark key={from} className={css.hit}>
        {shown.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return (
    <>
      {parts}
      {shown.slice(at)}
    </>
  );
}
