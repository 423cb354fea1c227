export interface Token {
  kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  text: string;
  line: number;
}

const shapes = new RegExp(
  [
    String.raw`(?<space>\s+|\/\/[^\n]*)`,
    String.raw`(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`,
    String.raw`(?<number>\d+)`,
    String.raw`(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<sign>\*\*|\$\(|&&|\|\||[=!<>]=|[-{}()[\].,:;=<>!+/?])`,
  ].join('|'),
  'y',
);

/** The tokens of a rules file. @throws Error naming the line of a character that the language lacks */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  shapes.lastIndex = 0;
  while (shapes.lastIndex < source.length) {
    const at = shapes.lastIndex;
    const found = shapes.exec(source);
    if (!found?.groups) throw new Error(`rules, line ${line}: cannot read "${source.slice(at, at + 10)}"`);
    const { space, text, number, name, sign } = found.groups;
    if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1).replace(/\\(.)/g, '$1'), line });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, line });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, line });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, line });
    line += (space ?? '').split('\n').length - 1;
  }
  return [...tokens, { kind: 'end', text: '', line }];
}
