import { ExpressionParser } from './expression-parser';
import { tokensOf } from './lexer';
import type { Allow, Block, Declared } from './syntax';

/**
 * Reads a rules file. The language is what ours use of Firebase's; anything else is an error that names its line.
 * @see https://firebase.google.com/docs/rules/rules-language
 */
export function parseRules(source: string): { service: string; root: Block } {
  const reader = new ExpressionParser(tokensOf(source));
  reader.expect('rules_version');
  reader.expect('=');
  if (reader.read('text') !== '2') reader.fail("rules_version '2'");
  reader.expect(';');
  reader.expect('service');
  const names = [reader.read('name')];
  while (reader.reads('.')) names.push(reader.read('name'));
  const root = blockBody(reader, []);
  if (reader.next.kind !== 'end') reader.fail('the end');
  return { service: names.join('.'), root };
}

function blockBody(reader: ExpressionParser, segments: string[]): Block {
  const block: Block = { segments, functions: [], allows: [], blocks: [] };
  reader.expect('{');
  while (!reader.reads('}')) {
    if (reader.reads('match')) block.blocks.push(blockBody(reader, matchPath(reader)));
    else if (reader.reads('function')) block.functions.push(declared(reader));
    else if (reader.reads('allow')) block.allows.push(allow(reader));
    else reader.fail('match, function or allow');
  }
  return block;
}

function matchPath(reader: ExpressionParser): string[] {
  const segments: string[] = [];
  while (reader.reads('/')) {
    if (reader.reads('{')) {
      segments.push(`{${reader.read('name')}}`);
      reader.expect('}');
    } else segments.push(reader.read('name'));
  }
  return segments;
}

function declared(reader: ExpressionParser): Declared {
  const name = reader.read('name');
  const parameters: string[] = [];
  reader.expect('(');
  while (!reader.reads(')')) {
    parameters.push(reader.read('name'));
    reader.reads(',');
  }
  reader.expect('{');
  reader.expect('return');
  const result = reader.expression();
  reader.expect(';');
  reader.expect('}');
  return { name, parameters, result };
}

function allow(reader: ExpressionParser): Allow {
  const { line } = reader.next;
  const methods = [reader.read('name')];
  while (reader.reads(',')) methods.push(reader.read('name'));
  reader.expect(':');
  reader.expect('if');
  const condition = reader.expression();
  reader.expect(';');
  return { methods, condition, line };
}
