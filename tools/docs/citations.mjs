/** One number behind a noun or several: 'mockup 24', 'Mockups 36 and 40b', 'decisions 104, 109'. */
const numbersBehind = (noun) =>
  new RegExp(`\\b${noun}s?\\s+((?:\\d+[a-z]?(?:-\\w+)*(?:,\\s*|\\s+(?:and|to)\\s+|–)?)+)`, 'gi');
const mockups = numbersBehind('mockup');
const decisions = numbersBehind('decision');

/** 'Specification 2 §2, §5', 'brief 6 §3', 'Design §12'; '3 §4' behind one of them names another specification. Parts of issues are not kept. */
const sections = /\b(spec(?:ification)?s?|brief|design|issue)\b(?:\s+(\d)\b)?|(?:\b(\d)\s+)?§(\d+(?:\.\d+)*)/gi;
/** Characters behind which a bare § belongs to nothing any more. */
const reach = 200;

function* sectionsOf(text) {
  let source = null;
  for (const { 1: word, 2: number, 3: other, 4: section, index } of text.matchAll(sections)) {
    const kind = word?.toLowerCase().replace(/^spec.*/, 'specification');
    if (kind) source = kind === 'issue' ? null : { kind, number, at: index };
    else if (source && index - source.at < reach) {
      source = { ...source, number: other ?? source.number, at: index };
      yield { key: [source.kind, source.number, `§${section}`].filter(Boolean).join(' '), index };
    }
  }
}

function* listedOf(text, pattern, kind) {
  for (const { 1: list, index } of text.matchAll(pattern))
    for (const [number] of list.matchAll(/(?<![\w-])\d+[a-z]?/g)) yield { key: `${kind} ${number}`, index };
}

function* matchesOf(text, pattern, keyOf) {
  for (const match of text.matchAll(pattern)) yield { key: keyOf(match), index: match.index };
}

/** Blanks in place of line breaks, with the marks of a comment behind them: a citation may go on in the next line. */
const inOneLine = (text) => text.replace(/\n[ \t]*(?:\*|\/\/|--)?/g, (lead) => ' '.repeat(lead.length));

/**
 * What a text cites, and where: 'D24', 'mockup 24', 'decision 134', 'specification 2 §3', 'design §12', 'issue 14', 'look Forms'. What stands
 * in quotation marks is a value, such as the weekday 'T2'.
 */
export function citationsIn(text) {
  const prose = inOneLine(text);
  return [
    ...matchesOf(prose, /(?<![\w'"`}/.:-])[DCHBT][1-9]\d{0,2}(?![\w'"`/])/g, ([code]) => code),
    ...matchesOf(prose, /\bissue\s+(\d+)/gi, ([, number]) => `issue ${number}`),
    ...matchesOf(prose, /\blook\.md,?\s+"([^"]+)"/g, ([, heading]) => `look ${heading}`),
    ...listedOf(prose, mockups, 'mockup'),
    ...listedOf(prose, decisions, 'decision'),
    ...sectionsOf(prose),
  ];
}
