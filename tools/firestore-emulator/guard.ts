import { type Database, type Document, nameOf, type Proposal, type Write } from './database';
import { Failure } from './failure';
import type { Identity } from './identity';
import type { Filter, Query } from './query';
import type { Lookups } from './rules/interpreter';
import { AtLeast, Moment, ruleMap, type RuleMap, type RuleValue, ruleValue, ruleValueOf } from './rules/rule-value';
import type { Asked, Method } from './rules/rules';
import { microsOf } from './value';

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);

const resourceOf = (document: Document): RuleMap =>
  new Map<string, RuleValue>([
    ['data', ruleMap(document.fields)],
    ['id', lastPart(document.name)],
  ]);

const whoOf = (who: Identity | null): RuleValue =>
  who && new Map<string, RuleValue>([['uid', who.uid], ['token', ruleValueOf(who.token)]]); // prettier-ignore

/** `projects/p/databases/d/documents/…` without its project, as rules write it. */
const pathOf = (name: string) => name.split('/').slice(2);

function lookupsIn(project: string, before: Proposal['before'], after: Proposal['after']): Lookups {
  const read = (documents: Proposal['before']) => (path: string[]) => {
    const document = documents.get(`${project}/${path.join('/')}`);
    return document && resourceOf(document);
  };
  return { get: read(before), getAfter: read(after) };
}

/** What is certain of every document that a query may find: rules judge the query by it, not by what it finds today. */
function certainFields(filter: Filter | undefined): [string, RuleValue][] {
  if (filter?.compositeFilter?.op === 'AND') return (filter.compositeFilter.filters ?? []).flatMap(certainFields);
  if (!filter?.fieldFilter) return [];
  const { field, op, value } = filter.fieldFilter;
  if (op === 'EQUAL') return [[field.fieldPath, ruleValue(value)]];
  return op.startsWith('GREATER_THAN') ? [[field.fieldPath, new AtLeast(ruleValue(value))]] : [];
}

const methodOf = (write: Write, proposal: Proposal): Method => {
  if (write.delete) return 'delete';
  return proposal.before.has(nameOf(write)) ? 'update' : 'create';
};

/** Holds requests against the rules file. */
export class Guard {
  constructor(
    private readonly database: Database,
    private readonly isAllowed: (asked: Asked) => boolean,
  ) {}

  private hold(who: Identity | null, name: string, asked: Omit<Asked, 'path' | 'request'> & { written?: RuleValue }, time: string) {
    const request = new Map<string, RuleValue>([
      ['auth', whoOf(who)],
      ['time', new Moment(microsOf(time))],
      ['method', asked.method],
      ['resource', asked.written ?? null],
    ]);
    if (!this.isAllowed({ ...asked, path: pathOf(name), request }))
      throw new Failure('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  } // prettier-ignore

  private present(name: string): Lookups {
    const project = name.split('/').slice(0, 2).join('/');
    return lookupsIn(project, this.database.documents, this.database.documents);
  }

  /** A document as the rules of another service see it. @param path without the project */
  document(path: string[]): RuleMap | undefined {
    const found = [...this.database.documents.values()].find(({ name }) => pathOf(name).join('/') === path.join('/'));
    return found && resourceOf(found);
  }

  /** @throws Failure if one of the writes is refused: then none is made */
  commit(who: Identity | null, proposal: Proposal): void {
    for (const write of proposal.writes.filter((one) => !one.verify)) {
      const name = nameOf(write);
      const before = proposal.before.get(name);
      const after = proposal.after.get(name);
      const lookups = lookupsIn(name.split('/').slice(0, 2).join('/'), proposal.before, proposal.after);
      const resource = before ? resourceOf(before) : null;
      const written = after ? resourceOf(after) : null;
      this.hold(who, name, { method: methodOf(write, proposal), resource, written, lookups }, proposal.time);
    }
  }

  /** @throws Failure */
  get(who: Identity | null, name: string): void {
    const document = this.database.documents.get(name);
    const resource = document ? resourceOf(document) : null;
    this.hold(who, name, { method: 'get', resource, lookups: this.present(name) }, this.database.moment());
  }

  /** @throws Failure */
  list(who: Identity | null, parent: string, { from: [{ collectionId }], where }: Query): void {
    const resource = new Map([['data', new Map(certainFields(where))]]);
    const name = `${parent}/${collectionId}/any`;
    this.hold(who, name, { method: 'list', resource, lookups: this.present(name) }, this.database.moment());
  }
}
