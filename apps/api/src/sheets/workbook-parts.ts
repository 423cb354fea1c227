import path from 'node:path';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { ReadLimits } from './read-limits';
import { UnreadableSheet } from './unreadable-sheet';

/** No list of customers has more parts. */
const maxParts = 5000;

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** The error for bytes that are no current workbook. */
function otherKind(bytes: Buffer): UnreadableSheet | null {
  if (startsWith(bytes, 0x50, 0x4b)) return null;
  // the file format of Office before 2007; a workbook with a password uses it too
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    if (bytes.includes(utf16('EncryptedPackage'))) return new UnreadableSheet('password');
    return new UnreadableSheet(bytes.includes(utf16('Workbook')) || bytes.includes(utf16('Book')) ? 'xls' : 'notSheet');
  }
  const start = bytes.subarray(0, 4096);
  if (bytes.length === 0) return new UnreadableSheet('empty');
  const isText = !start.includes(0) || startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  const isMarkup = /^\s*(<|%PDF|\{)/.test(start.toString('utf8').replace('\ufeff', ''));
  return new UnreadableSheet(isText && !isMarkup ? 'csv' : 'notSheet');
}

/** The name of a tag or attribute without its namespace: some programs write `<x:row>`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Attributes by their local names. */
export function attributesOf(tag: SaxesTagPlain): Record<string, string> {
  return Object.fromEntries(Object.entries(tag.attributes).map(([name, value]) => [localName(name), value]));
}

/** Callbacks while a part is parsed. */
export interface PartReader {
  open?(name: string, attributes: () => Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A part that another one names. */
interface RelatedPart {
  /** The last word of the relationship's type: 'worksheet'. */
  type: string;
  part: string;
}

/** The name of a part from a relationship's target, which is a URI, relative to the folder of the part that names it. */
const partName = (folder: string, target: string): string =>
  path.posix.join('/', target.startsWith('/') ? '' : folder, decodedUri(target)).slice(1);

function decodedUri(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // a stray % is a part of the name
    return target;
  }
}

/** The parts of a zipped workbook. Each is read once as a stream, and all unpacked bytes are counted together. */
export class WorkbookParts {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
    private readonly limits: ReadLimits,
  ) {}

  /** @throws UnreadableSheet if it is no zip, or a zip of something else */
  static async open(bytes: Buffer, limits: ReadLimits): Promise<WorkbookParts> {
    const other = otherKind(bytes);
    if (other) throw other;
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    if (zip.entryCount > maxParts) throw new UnreadableSheet('tooBig');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    return new WorkbookParts(zip, entries, limits);
  }

  /**
   * The part with the list of sheets, as the package names it; other programs call it as they like.
   * @throws UnreadableSheet for a package of something else
   */
  async mainPart(): Promise<string> {
    const related = [...(await this.relatedTo('')).values()];
    const main = related.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
    const bytes = this.entries.has(main.toLowerCase());
    if (main.endsWith('.bin') || (!bytes && this.entries.has('xl/workbook.bin'))) throw new UnreadableSheet('xlsb');
    let root = '';
    await this.read(main, { open: (name) => (root ||= name) }, () => root !== '');
    if (root !== 'workbook') throw new UnreadableSheet('notSheet');
    return main;
  }

  /** The parts that a part names, by their ids there. @param name of a part; '' for the package itself */
  async relatedTo(name: string): Promise<Map<string, RelatedPart>> {
    const related = new Map<string, RelatedPart>();
    const { dir, base } = path.posix.parse(name);
    await this.read(path.posix.join(dir, '_rels', `${base}.rels`), {
      open: (tag, attributes) => {
        if (tag !== 'Relationship') return;
        const { Id = '', Type = '', Target = '', TargetMode = '' } = attributes();
        if (TargetMode === 'External') return;
        related.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: partName(dir, Target) });
      },
    });
    return related;
  }

  /** Reads a part. A missing part is empty. `stop` ends the reading early. */
  async read(name: string, reader: PartReader, stop: () => boolean = () => false): Promise<void> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) return;
    if (entry.isEncrypted()) throw new UnreadableSheet('password');
    const parser = new SaxesParser();
    parser.on('opentag', (tag) => reader.open?.(localName(tag.name), () => attributesOf(tag)));
    parser.on('text', (text) => reader.text?.(text));
    parser.on('cdata', (text) => reader.text?.(text));
    parser.on('closetag', (tag) => reader.close?.(localName(tag.name)));
    const decoder = new TextDecoder();
    for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
      this.unpacked += (chunk as Buffer).length;
      if (this.unpacked > this.limits.unpacked) throw new UnreadableSheet('tooBig');
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
      if (stop()) return;
    }
    parser.write(decoder.decode());
    parser.close();
  }
}
