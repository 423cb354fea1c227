import type { Token } from './lexer';
import type { Expression } from './syntax';

/** From the weakest to the strongest. */
const levels = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>=', 'in', 'is'], ['+', '-']];

const literals = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** Reads tokens one after the other, and the expressions among them. */
export class ExpressionParser {
  private at = 0;

  constructor(private readonly tokens: Token[]) {}

  get next(): Token {
    return this.tokens[this.at]!;
  }

  fail(expected: string): never {
    throw new Error(`rules, line ${this.next.line}: expected ${expected}, found "${this.next.text}"`);
  }

  /** Whether the next token is this one; then it is read. */
  reads(text: string): boolean {
    const isIt = this.next.text === text && this.next.kind !== 'text' && this.next.kind !== 'end';
    if (isIt) this.at += 1;
    return isIt;
  }

  expect(text: string): void {
    if (!this.reads(text)) this.fail(`"${text}"`);
  }

  read(kind: Token['kind']): string {
    if (this.next.kind !== kind) this.fail(`a ${kind}`);
    return this.tokens[this.at++]!.text;
  }

  expression(): Expression {
    const condition = this.binary(0);
    if (!this.reads('?')) return condition;
    const then = this.expression();
    this.expect(':');
    return { kind: 'choice', condition, then, otherwise: this.expression() };
  }

  private binary(level: number): Expression {
    const signs = levels[level];
    if (!signs) return this.unary();
    let left = this.binary(level + 1);
    for (let sign = this.oneOf(signs); sign; sign = this.oneOf(signs))
      left = { kind: 'binary', sign, left, right: this.binary(level + 1) };
    return left;
  }

  private oneOf(signs: string[]): string | undefined {
    return signs.find((sign) => this.reads(sign));
  }

  private unary(): Expression {
    const sign = this.oneOf(['!', '-']);
    return sign ? { kind: 'unary', sign, of: this.unary() } : this.behind(this.primary());
  }

  /** Members, indices and calls of an expression. */
  private behind(of: Expression): Expression {
    if (this.reads('.')) {
      const name = this.read('name');
      return this.behind(this.reads('(') ? { kind: 'call', of, name, given: this.until(')') } : { kind: 'member', of, name }); // prettier-ignore
    }
    if (!this.reads('[')) return of;
    const at = this.expression();
    this.expect(']');
    return this.behind({ kind: 'index', of, at });
  }

  private primary(): Expression {
    if (this.reads('(')) {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (this.reads('[')) return { kind: 'list', items: this.until(']') };
    if (this.next.text === '/' && this.next.kind === 'sign') return this.path();
    if (this.next.kind === 'text') return { kind: 'literal', value: this.read('text') };
    if (this.next.kind === 'number') return { kind: 'literal', value: Number(this.read('number')) };
    const name = this.read('name');
    const literal = literals.get(name);
    if (literal !== undefined) return { kind: 'literal', value: literal };
    return this.reads('(') ? { kind: 'call', of: null, name, given: this.until(')') } : { kind: 'name', name };
  }

  /** `/databases/$(database)/documents` */
  private path(): Expression {
    const parts: (string | Expression)[] = [];
    while (this.reads('/')) {
      if (this.reads('$(')) {
        parts.push(this.expression());
        this.expect(')');
      } else if (this.reads('(')) {
        // the database that has no name of its own
        parts.push(`(${this.read('name')})`);
        this.expect(')');
      } else parts.push(this.read('name'));
    }
    return { kind: 'path', parts };
  }

  private until(end: string): Expression[] {
    const items: Expression[] = [];
    while (!this.reads(end)) {
      items.push(this.expression());
      if (!this.reads(',') && this.next.text !== end) this.fail(`"${end}"`);
    }
    return items;
  }
}
