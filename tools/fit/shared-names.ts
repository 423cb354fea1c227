import { parse, type ParseOptions } from '@swc/core';
import { slots, type Names } from '../../libs/releases/src/fit.ts';

/** Shared objects whose members are chosen one by one: `z` holds what its slim entry exports, the shell has what its host implements. */
export const objects = {
  zod: { name: 'z', members: 'z.' },
  '@toam/platform/host': { name: 'platformHost', members: 'platformHost().' },
};
const jsxRuntime = 'react/jsx-runtime';
/** Its exports are asked for by the name of a slot. */
const slotModule = '@toam/platform/slot';
/** A use that names no member, such as `{ ...z }`. Nothing can be held against the shell then. */
export const unnamed = '*';

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nodesIn = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(unwrapped) : isNode(value) ? [value] : [],
  );
/** Elements of an array; arguments are wrapped in an object without a type. */
function unwrapped(value: unknown): Node[] {
  if (isNode(value)) return [value];
  return typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
    ? [value.expression]
    : [];
}

/** Types do not exist at run time. `x as T` and similar do: they hold an expression. */
const isType = ({ type, expression }: Node): boolean =>
  type.startsWith('Ts') && (expression === undefined || type === 'TsExpressionWithTypeArguments');

/** The text of a string or of a name; both may name an export. */
const textOf = (node: unknown): string => (isNode(node) ? String(node.value) : '');
/** A variable, told from another of the same name in another scope. */
const variable = (node: Node): string => `${String(node.value)}#${String(node.ctxt)}`;
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.flatMap(unwrapped) : []);

/** The name in `x.name` and `x['name']`. */
function memberName(property: unknown): string | undefined {
  if (!isNode(property)) return undefined;
  if (property.type !== 'Computed') return textOf(property);
  return isNode(property.expression) && property.expression.type === 'StringLiteral'
    ? textOf(property.expression)
    : undefined;
}

/** What a value is whose members are shared names: a module, or one of `objects`. */
interface Shared {
  from: string;
  members: string;
}

/** Walks one source, and notes what it uses of shared modules. */
class Reader {
  readonly found: Record<string, Set<string>> = {};
  /** Every module that the source imports at run time. */
  readonly imports = new Set<string>();
  private readonly values = new Map<string, Shared>();
  private readonly functions = new Map<string, Shared>();
  private readonly unpacked = new Set<Node>();
  private showsSlots = false;

  constructor(
    private readonly shared: ReadonlySet<string>,
    /** Shared modules whose default export is the module itself: CommonJS. */
    private readonly commonJs: ReadonlySet<string>,
  ) {}

  /** @param mayImport whether the source holds an `import()` */
  read(body: Node[], mayImport: boolean): void {
    for (const node of body) if (isLink(node)) this.readLink(node);
    const hasMembers = this.values.size + this.functions.size > 0;
    // Most sources import by name. Their heads say all.
    if (!hasMembers && !mayImport && !this.showsSlots && !this.shared.has(jsxRuntime)) return;
    for (const node of body) if (!isLink(node)) this.walk(node);
  }

  private note(from: string, name?: string): void {
    if (!this.shared.has(from) && from !== slots) return;
    if (from !== slots) this.imports.add(from);
    const names = (this.found[from] ??= new Set());
    if (name) names.add(name);
  }

  /** `import … from` and `export … from`. */
  private readLink({ typeOnly, source, specifiers, type }: Node): void {
    const from = textOf(source);
    const named = list(specifiers).filter((one) => !one.isTypeOnly);
    if (typeOnly || (list(specifiers).length > 0 && named.length === 0)) return;
    this.imports.add(from);
    this.showsSlots ||= from === slotModule;
    if (!this.shared.has(from)) return;
    this.note(from);
    if (type === 'ExportAllDeclaration') this.note(from, unnamed);
    for (const one of named) this.readSpecifier(from, one);
  }

  private readSpecifier(from: string, { type, local, imported, orig }: Node): void {
    if (type === 'ExportSpecifier') return this.note(from, textOf(orig));
    if (type === 'ExportNamespaceSpecifier') return this.note(from, unnamed);
    if (!isNode(local)) return;
    const whole: Shared = { from, members: '' };
    const name = type === 'ImportDefaultSpecifier' ? 'default' : textOf(imported ?? local);
    if (type === 'ImportNamespaceSpecifier' || (name === 'default' && this.commonJs.has(from)))
      return void this.values.set(variable(local), whole);
    this.note(from, name);
    const object = from in objects ? objects[from as keyof typeof objects] : undefined;
    if (object?.name !== name) return;
    const holders = object.members.includes('()') ? this.functions : this.values;
    holders.set(variable(local), { from, members: object.members });
  }

  private walk(node: Node): void {
    if (isType(node) || this.unpacked.has(node)) return;
    if (node.type.startsWith('JSX')) this.readJsx(node);
    if (node.type === 'CallExpression') this.readCall(node);
    if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') {
      const of = this.sharedOf(node.object);
      if (of) return this.noteMember(of, memberName(node.property), node.property);
    }
    if (node.type === 'VariableDeclarator' && isNode(node.id)) {
      const of = this.sharedOf(node.init);
      if (of) return this.unpack(node.id, of);
    }
    // Here it is neither asked for a member nor unpacked.
    const whole = node.type === 'Identifier' && this.values.get(variable(node));
    if (whole) this.note(whole.from, whole.members + unnamed);
    for (const child of nodesIn(node)) this.walk(child);
  }

  private noteMember({ from, members }: Shared, name: string | undefined, property: unknown): void {
    this.note(from, members + (name ?? unnamed));
    if (name === undefined && isNode(property)) nodesIn(property).forEach((child) => this.walk(child));
  }

  /** `const { a, b: c, ...rest } = shared`, `const name = shared`, and the same as a parameter. */
  private unpack(target: Node, of: Shared): void {
    this.unpacked.add(target);
    if (target.type === 'Identifier') return void this.values.set(variable(target), of);
    for (const property of list(target.properties)) {
      const isRest = property.type === 'RestElement';
      this.noteMember(of, isRest ? undefined : memberName(property.key), property.key);
      if (isNode(property.value)) this.walk(property.value);
    }
  }

  private sharedOf(value: unknown): Shared | undefined {
    if (!isNode(value)) return undefined;
    if (value.type === 'Identifier') return this.values.get(variable(value));
    if (value.type === 'AwaitExpression') return this.importedBy(value.argument);
    if (value.type === 'CallExpression' && isNode(value.callee) && value.callee.type === 'Identifier')
      return this.functions.get(variable(value.callee));
    return 'expression' in value ? this.sharedOf(value.expression) : undefined;
  }

  /** The shared module of `import('…')`. */
  private importedBy(value: unknown): Shared | undefined {
    if (!isNode(value)) return undefined;
    if (value.type !== 'CallExpression') return 'expression' in value ? this.importedBy(value.expression) : undefined;
    const from = isNode(value.callee) && value.callee.type === 'Import' && textOf(list(value.arguments)[0]);
    return from && this.shared.has(from) ? { from, members: '' } : undefined;
  }

  private readCall(call: Node): void {
    const { callee } = call;
    if (!isNode(callee)) return;
    const [first] = list(call.arguments);
    if (callee.type === 'Import' && first?.type === 'StringLiteral') {
      this.imports.add(textOf(first));
      this.note(textOf(first));
    }
    if (this.showsSlots && textOf(callee) === 'useContributions' && first) this.note(slots, textOf(first));
    const of =
      callee.type === 'MemberExpression' && textOf(callee.property) === 'then' && this.importedBy(callee.object);
    const parameter = of && first && list(first.params)[0];
    if (parameter) this.unpack(isNode(parameter.pat) ? parameter.pat : parameter, of);
  }

  private readJsx({ type, name, attributes }: Node): void {
    if (type === 'JSXElement' || type === 'JSXFragment') {
      for (const made of ['jsx', 'jsxs']) this.note(jsxRuntime, made);
      if (type === 'JSXFragment') this.note(jsxRuntime, 'Fragment');
    }
    if (!this.showsSlots || !['Slot', 'Contributed'].includes(textOf(name))) return;
    const asked = list(attributes).find((one) => ['name', 'slot'].includes(textOf(one.name)));
    if (isNode(asked?.value) && asked.value.type === 'StringLiteral') this.note(slots, textOf(asked.value));
  }
}

/** A declaration that only names another module. */
const isLink = ({ type, source }: Node): boolean =>
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration' ||
  (type === 'ExportNamedDeclaration' && isNode(source));

function syntaxOf(file: string): ParseOptions {
  return /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }
    : { syntax: 'ecmascript', jsx: true, target: 'esnext' };
}

export interface ReadSource {
  names: Names;
  imports: string[];
}

/**
 * What a source uses of shared modules at run time, and the modules that it imports. Imports of types do not count.
 * @param shared keys of the share scope; they are matched by the import as written
 * @param commonJs those of them whose default export is the module itself
 */
export async function readSource(
  source: string,
  file: string,
  shared: ReadonlySet<string>,
  commonJs: ReadonlySet<string> = new Set(),
): Promise<ReadSource> {
  const { body } = await parse(source, syntaxOf(file));
  const reader = new Reader(shared, commonJs);
  reader.read(body as unknown as Node[], /\bimport\s*\(/.test(source));
  const names = Object.entries(reader.found).map(([from, found]) => [from, [...found].sort()] as const);
  return { names: Object.fromEntries(names), imports: [...reader.imports] };
}
