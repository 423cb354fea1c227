import type { Database, Document } from './database';
import { Failure } from './failure';
import type { Guard } from './guard';
import type { Identity } from './identity';
import { type Query, runQuery } from './query';

/** One side of a WebChannel: takes the SDK's messages, and sends by the function it was made with. */
export interface Stream {
  message: (message: unknown) => void;
  close: () => void;
}

interface Target {
  targetId: number;
  resumeToken?: string;
  documents?: { documents: string[] };
  query?: { parent: string; structuredQuery: Query };
}

interface Listened extends Target {
  /** Names of what the target has, with the version that was sent. */
  sent: Map<string, string>;
}

const token = (text: string) => Buffer.from(text).toString('base64');

/** A stream that tells of changes of documents and of queries. */
export class ListenStream implements Stream {
  private readonly targets = new Map<number, Listened>();

  constructor(
    private readonly database: Database,
    private readonly guard: Guard,
    private readonly who: Identity | null,
    private readonly send: (message: object) => void,
  ) {
    database.changes.on('commit', this.tell);
  }

  message(message: unknown): void {
    const { addTarget, removeTarget } = message as { addTarget?: Target; removeTarget?: number };
    if (addTarget) this.add(addTarget);
    if (removeTarget === undefined) return;
    this.targets.delete(removeTarget);
    this.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [removeTarget] } });
  }

  close(): void {
    this.database.changes.off('commit', this.tell);
  }

  private find({ documents, query }: Target): Document[] {
    const stored = this.database.documents;
    if (documents) return documents.documents.flatMap((name) => stored.get(name) ?? []);
    return query ? runQuery(stored.values(), query.parent, query.structuredQuery) : [];
  }

  private judge({ documents, query }: Target): void {
    documents?.documents.forEach((name) => this.guard.get(this.who, name));
    if (query) this.guard.list(this.who, query.parent, query.structuredQuery);
  }

  private add(target: Target): void {
    const targetIds = [target.targetId];
    const change = (targetChangeType: string, more: object = {}) =>
      this.send({ targetChange: { targetChangeType, targetIds, ...more } });
    try {
      this.judge(target);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return change('REMOVE', { cause: error.streamBody });
    }
    change('ADD');
    // what the SDK remembers is told anew, so nothing that was deleted meanwhile stays
    if (target.resumeToken) change('RESET');
    const listened = { ...target, sent: new Map<string, string>() };
    this.targets.set(target.targetId, listened);
    const readTime = this.database.moment();
    this.tellOne(listened, readTime);
    for (const name of target.documents?.documents ?? [])
      if (!this.database.documents.has(name))
        this.send({ documentDelete: { document: name, removedTargetIds: targetIds, readTime } });
    change('CURRENT', { readTime, resumeToken: token(readTime) });
    this.snapshot(readTime);
  }

  private snapshot(readTime: string): void {
    this.send({ targetChange: { readTime, resumeToken: token(readTime) } });
  }

  private readonly tell = (time: string): void => {
    for (const target of this.targets.values()) this.tellOne(target, time);
    this.snapshot(time);
  };

  private tellOne(target: Listened, readTime: string): void {
    const found = new Map(this.find(target).map((document) => [document.name, document]));
    const targetIds = [target.targetId];
    for (const name of target.sent.keys()) {
      if (found.has(name)) continue;
      const removed = { document: name, removedTargetIds: targetIds, readTime };
      this.send(this.database.documents.has(name) ? { documentRemove: removed } : { documentDelete: removed });
    }
    for (const document of found.values())
      if (target.sent.get(document.name) !== document.updateTime)
        this.send({ documentChange: { document, targetIds } });
    target.sent = new Map([...found].map(([name, { updateTime }]) => [name, updateTime]));
  }
}
