import { hitsIn } from './match';

/** A text with the search hits marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const letters = [...text.normalize('NFC')];
  const parts = [];
  let at = 0;
  for (const [from, to] of hitsIn(text, query)) {
    if (from < at) continue; // two words of the query match the same letters
    parts.push(letters.slice(at, from).join(''), <mark key={from}>{letters.slice(from, to).join('')}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {letters.slice(at).join('')}
    </>
  );
}
