import { callMethod, kinds, namespaces } from './methods';
import { AtLeast, comparisonOf, isSame, Moment, type RuleMap, type RuleValue, Span, Undecidable } from './rule-value';
import type { Declared, Expression } from './syntax';

/** What a condition asks of the store. A path is its segments. */
export interface Lookups {
  get: (path: string[]) => RuleMap | undefined;
  getAfter: (path: string[]) => RuleMap | undefined;
}

/** Names in sight: values, and functions with the scope in which they were declared. */
export class Scope {
  private readonly values = new Map<string, RuleValue>();
  private readonly functions = new Map<string, Declared>();

  constructor(
    readonly lookups: Lookups,
    private readonly around?: Scope,
  ) {}

  within(values: Iterable<readonly [string, RuleValue]>, functions: Declared[] = []): Scope {
    const inner = new Scope(this.lookups, this);
    for (const [name, value] of values) inner.values.set(name, value);
    for (const declared of functions) inner.functions.set(declared.name, declared);
    return inner;
  }

  value(name: string): RuleValue {
    const found = this.values.get(name) ?? (this.values.has(name) ? null : undefined);
    if (found !== undefined) return found;
    if (!this.around) throw new Undecidable(`nothing is called ${name}`);
    return this.around.value(name);
  }

  declared(name: string): { declared: Declared; scope: Scope } | undefined {
    const declared = this.functions.get(name);
    return declared ? { declared, scope: this } : this.around?.declared(name);
  }
}

/** Whether a condition is true. One that cannot be decided is not, as with Google. */
export function isTrue(condition: Expression, scope: Scope): boolean {
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof Undecidable) return false;
    throw error;
  }
}

function evaluate(expression: Expression, scope: Scope): RuleValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'name':
      return scope.value(expression.name);
    case 'list':
      return expression.items.map((item) => evaluate(item, scope));
    case 'path':
      return expression.parts.map((part) => (typeof part === 'string' ? part : evaluate(part, scope)));
    case 'choice':
      return evaluate(evaluate(expression.condition, scope) === true ? expression.then : expression.otherwise, scope);
    case 'unary':
      return unary(expression.sign, evaluate(expression.of, scope));
    case 'binary':
      return binary(expression, scope);
    case 'member':
      return member(evaluate(expression.of, scope), expression.name);
    case 'index':
      return member(evaluate(expression.of, scope), evaluate(expression.at, scope));
    case 'call':
      return call(expression, scope);
  }
}

function unary(sign: string, value: RuleValue): RuleValue {
  if (sign === '!' && typeof value === 'boolean') return !value;
  throw new Undecidable(`${sign} of something else`);
}

function member(of: RuleValue, name: RuleValue): RuleValue {
  if (of instanceof Map && typeof name === 'string') {
    const found = of.get(name);
    if (found !== undefined) return found;
  }
  if (Array.isArray(of) && typeof name === 'number') {
    const found = of[name];
    if (found !== undefined) return found;
  }
  throw new Undecidable(`no ${String(name)}`);
}

type Binary = Extract<Expression, { kind: 'binary' }>;

/** One side may decide it though the other cannot be decided: `isStaff() || resource.data.x == 1`. */
function either({ sign, left, right }: Binary, scope: Scope): boolean {
  const decides = sign === '||';
  let undecided: Undecidable | undefined;
  for (const side of [left, right]) {
    try {
      const value = evaluate(side, scope);
      if (typeof value !== 'boolean') throw new Undecidable(`${sign} of something else`);
      if (value === decides) return decides;
    } catch (error) {
      if (!(error instanceof Undecidable)) throw error;
      undecided ??= error;
    }
  }
  if (undecided) throw undecided;
  return !decides;
}

function binary(expression: Binary, scope: Scope): RuleValue {
  const { sign } = expression;
  if (sign === '&&' || sign === '||') return either(expression, scope);
  const left = evaluate(expression.left, scope);
  if (sign === 'is') return isKind(left, expression.right);
  const right = evaluate(expression.right, scope);
  if (sign === '==') return isSame(left, right);
  if (sign === '!=') return !isSame(left, right);
  if (sign === 'in') return isIn(left, right);
  if (sign === '+' || sign === '-') return total(left, right, sign === '+' ? 1 : -1);
  return isOrdered(sign, left, right);
}

function isKind(value: RuleValue, kind: Expression): boolean {
  const test = kind.kind === 'name' ? kinds[kind.name] : undefined;
  if (!test) throw new Undecidable('is of an unknown kind');
  return test(value);
}

function isIn(value: RuleValue, within: RuleValue): boolean {
  if (Array.isArray(within)) return within.some((other) => isSame(other, value));
  if (within instanceof Map && typeof value === 'string') return within.has(value);
  throw new Undecidable('in of something else');
}

function total(left: RuleValue, right: RuleValue, by: 1 | -1): RuleValue {
  if (typeof left === 'number' && typeof right === 'number') return left + by * right;
  if (left instanceof Moment && right instanceof Span) return new Moment(left.micros + BigInt(by) * right.micros);
  if (typeof left === 'string' && typeof right === 'string' && by === 1) return left + right;
  throw new Undecidable('a sum of something else');
}

function isOrdered(sign: string, left: RuleValue, right: RuleValue): boolean {
  if (left instanceof AtLeast) {
    if (sign === '>=' && comparisonOf(left.from, right) >= 0) return true;
    throw new Undecidable('the query may find others');
  }
  const found = comparisonOf(left, right);
  return { '<': found < 0, '<=': found <= 0, '>': found > 0, '>=': found >= 0 }[sign]!;
}

type Call = Extract<Expression, { kind: 'call' }>;

function call({ of, name, given }: Call, scope: Scope): RuleValue {
  const values = given.map((one) => evaluate(one, scope));
  if (of === null) return callFunction(name, values, scope);
  // rules of Storage read documents of Firestore
  if (of.kind === 'name' && of.name === 'firestore') return callFunction(name, values, scope);
  const namespace = of.kind === 'name' ? namespaces[`${of.name}.${name}`] : undefined;
  return namespace ? namespace(values) : callMethod(evaluate(of, scope), name, values);
}

function callFunction(name: string, values: RuleValue[], scope: Scope): RuleValue {
  if (name === 'get' || name === 'getAfter') {
    const found = scope.lookups[name](pathOf(values[0]));
    if (!found) throw new Undecidable(`${name} of nothing`);
    return found;
  }
  if (name === 'string') return textOf(values[0]);
  if (name === 'exists') return scope.lookups.get(pathOf(values[0])) !== undefined;
  if (name === 'existsAfter') return scope.lookups.getAfter(pathOf(values[0])) !== undefined;
  const found = scope.declared(name);
  if (!found) throw new Error(`the rules call ${name}, which the emulator does not know`);
  const { parameters, result } = found.declared;
  const given = parameters.map((parameter, at) => [parameter, values[at] ?? null] as const);
  return evaluate(result, found.scope.within(given));
}

/** `string(7)` */
function textOf(value: RuleValue | undefined): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Undecidable('no text of this');
}

function pathOf(value: RuleValue | undefined): string[] {
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'string')) throw new Undecidable('not a path');
  return value;
}
