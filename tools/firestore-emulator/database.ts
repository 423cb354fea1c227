import { EventEmitter } from 'node:events';
import { Failure } from './failure';
import { type Fields, microsOf, momentText, readField, writeField } from './value';

export interface Document {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

interface Transform {
  fieldPath: string;
  setToServerValue?: string;
}

/** A write of a commit as the SDK sends it. */
export interface Write {
  update?: { name: string; fields?: Fields };
  delete?: string;
  verify?: string;
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

export const nameOf = (write: Write): string => write.update?.name ?? write.delete ?? write.verify ?? '';

/** What rules see of a commit: before it, after it, and when. */
export interface Proposal {
  before: ReadonlyMap<string, Document>;
  after: ReadonlyMap<string, Document>;
  writes: Write[];
  time: string;
}

/** Documents of all databases by their full names. Its clock can be moved. */
export class Database {
  readonly documents = new Map<string, Document>();
  readonly changes = new EventEmitter<{ commit: [time: string] }>().setMaxListeners(0);
  private ahead = 0;
  private last = 0n;

  /** @param wallClock epoch milliseconds */
  constructor(private readonly wallClock: () => number = Date.now) {}

  /** Lets milliseconds pass at once. */
  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  /** Epoch milliseconds. */
  get clock(): number {
    return this.wallClock() + this.ahead;
  }

  /** A moment later than every one before: commits never share one. */
  moment(): string {
    const micros = BigInt(this.clock) * 1000n;
    this.last = micros > this.last ? micros : this.last + 1n;
    return momentText(this.last);
  }

  /**
   * Takes all writes or none.
   * @param judge throws if the rules refuse it
   * @throws Failure if a document is not as a write expects it
   */
  commit(writes: Write[], judge: (proposal: Proposal) => void) {
    const time = this.moment();
    writes.forEach((write) => this.expect(write));
    const after = new Map(this.documents);
    const writeResults = writes.map((write) => apply(after, write, time));
    judge({ before: this.documents, after, writes, time });
    for (const name of new Set(writes.map(nameOf))) {
      const document = after.get(name);
      if (document) this.documents.set(name, document);
      else this.documents.delete(name);
    }
    this.changes.emit('commit', time);
    return { writeResults, commitTime: time };
  }

  private expect(write: Write): void {
    const name = nameOf(write);
    const { exists, updateTime } = write.currentDocument ?? {};
    const found = this.documents.get(name);
    if (exists === true && !found) throw new Failure('NOT_FOUND', `No document to update: ${name}`);
    if (exists === false && found) throw new Failure('ALREADY_EXISTS', `Document already exists: ${name}`);
    if (updateTime && (!found || microsOf(found.updateTime) !== microsOf(updateTime)))
      throw new Failure('ABORTED', `The document has changed: ${name}`);
  }
}

/** Makes a write's change. @returns its part of the commit's answer */
function apply(documents: Map<string, Document>, write: Write, time: string) {
  if (write.verify) return {};
  const name = nameOf(write);
  if (write.delete) {
    documents.delete(name);
    return { updateTime: time };
  }
  const old = documents.get(name);
  const sent = write.update?.fields ?? {};
  const fields = structuredClone(write.updateMask ? (old?.fields ?? {}) : sent);
  for (const path of write.updateMask?.fieldPaths ?? []) writeField(fields, path, readField(sent, path));
  const transformResults = (write.updateTransforms ?? []).map((transform) => {
    if (!transform.setToServerValue) throw new Failure('UNIMPLEMENTED', 'The emulator knows the server’s time only');
    const value = { timestampValue: time };
    writeField(fields, transform.fieldPath, value);
    return value;
  });
  documents.set(name, { name, fields, createTime: old?.createTime ?? time, updateTime: time });
  return { updateTime: time, ...(transformResults.length ? { transformResults } : {}) };
}
