import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from './failure';
import type { Identity } from './identity';
import { readBytes, readText } from './request-body';
import { Moment, type RuleMap, type RuleValue, ruleValueOf } from './rules/rule-value';
import type { Asked, Method } from './rules/rules';

/** What the SDK tells about a file with its bytes. */
interface Description {
  fullPath?: string;
  contentType?: string;
  metadata?: Record<string, string>;
}

interface StoredFile extends Description {
  bytes: Buffer;
  token: string;
}

const descriptionOf = (bucket: string, name: string, { bytes, contentType, metadata, token }: StoredFile) => ({
  ...{ name, bucket, generation: '1', metageneration: '1', contentType, metadata },
  ...{ size: String(bytes.length), downloadTokens: token, fullPath: name },
});

const ruled = (file: StoredFile | undefined): RuleMap | null =>
  file
    ? new Map<string, RuleValue>([
        ['size', file.bytes.length],
        ['contentType', file.contentType ?? ''],
        ['metadata', ruleValueOf(file.metadata ?? {})],
      ])
    : null;

/** The two parts of a multipart upload: what describes the file, and its bytes. */
function partsOf(body: Buffer, contentType: string): [Description, Buffer] {
  const boundary = Buffer.from(`--${/boundary=(.+)$/.exec(contentType)?.[1]}`);
  const starts: number[] = [];
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + 1)) starts.push(at);
  const [first, second] = starts.slice(0, -1).map((start, at) => {
    const part = body.subarray(start + boundary.length + 2, starts[at + 1]! - 2);
    return part.subarray(part.indexOf('\r\n\r\n') + 4);
  });
  return [JSON.parse(first!.toString()) as Description, second!];
}

interface Upload {
  name: string;
  description: Description;
  parts: Buffer[];
  who: Identity | null;
}

/** Google's file store: uploads whole or in parts, descriptions and downloads. */
export class Storage {
  private readonly files = new Map<string, StoredFile>();
  private readonly uploads = new Map<string, Upload>();

  constructor(
    private readonly isAllowed: (asked: Asked) => boolean,
    private readonly now: () => number,
    /** A document of Firestore, by its path: rules may ask for it. */
    private readonly document: (path: string[]) => RuleMap | undefined = () => undefined,
  ) {}

  private hold(who: Identity | null, bucket: string, name: string, method: Method, written?: StoredFile): void {
    const request = new Map<string, RuleValue>([
      ['auth', who && ruleValueOf({ uid: who.uid, token: who.token })],
      ['time', new Moment(BigInt(this.now()) * 1000n)],
      ['resource', ruled(written)],
    ]);
    const path = ['b', bucket, 'o', ...name.split('/')];
    const resource = ruled(this.files.get(`${bucket}/${name}`));
    const lookups = { get: this.document, getAfter: () => undefined };
    if (!this.isAllowed({ method, path, request, resource, lookups }))
      throw new Failure('PERMISSION_DENIED', 'Permission denied.');
  }

  private store(who: Identity | null, bucket: string, name: string, description: Description, bytes: Buffer) {
    const file: StoredFile = { ...description, bytes, token: randomUUID() };
    this.hold(who, bucket, name, this.files.has(`${bucket}/${name}`) ? 'update' : 'create', file);
    this.files.set(`${bucket}/${name}`, file);
    return descriptionOf(bucket, name, file);
  }

  async answer(request: IncomingMessage, url: URL, who: Identity | null, response: ServerResponse): Promise<void> {
    const [, bucket = '', encoded = ''] = /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(url.pathname) ?? [];
    if (request.method === 'POST') return this.receive(request, url, bucket, who, response);
    const name = decodeURIComponent(encoded);
    const file = this.files.get(`${bucket}/${name}`);
    const hasToken = file !== undefined && url.searchParams.get('token') === file.token;
    if (!hasToken) this.hold(who, bucket, name, 'get');
    if (!file) throw new Failure('NOT_FOUND', 'Not Found');
    if (url.searchParams.get('alt') === 'media') {
      response.setHeader('content-type', file.contentType ?? 'application/octet-stream');
      response.end(file.bytes);
    } else response.end(JSON.stringify(descriptionOf(bucket, name, file)));
  }

  private async receive(request: IncomingMessage, url: URL, bucket: string, who: Identity | null, response: ServerResponse) {
    const name = url.searchParams.get('name') ?? '';
    const command = String(request.headers['x-goog-upload-command'] ?? '');
    const answer = (description: object) => void response.end(JSON.stringify(description));
    if (request.headers['x-goog-upload-protocol'] === 'multipart') {
      const [description, bytes] = partsOf(await readBytes(request), String(request.headers['content-type']));
      return answer(this.store(who, bucket, description.fullPath ?? name, description, bytes));
    }
    if (command === 'start') {
      const id = randomUUID();
      const description = JSON.parse((await readText(request)) || '{}') as Description;
      this.uploads.set(id, { name, description, parts: [], who });
      response.setHeader('x-goog-upload-status', 'active');
      const address = `http://${request.headers.host}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}&upload_id=${id}`;
      response.setHeader('x-goog-upload-url', address);
      return void response.end();
    }
    const upload = this.uploads.get(url.searchParams.get('upload_id') ?? '');
    if (!upload) throw new Failure('NOT_FOUND', 'Not Found');
    if (command === 'query') {
      response.setHeader('x-goog-upload-size-received', String(Buffer.concat(upload.parts).length));
    } else upload.parts.push(await readBytes(request));
    response.setHeader('x-goog-upload-status', command.includes('finalize') ? 'final' : 'active');
    if (!command.includes('finalize')) return void response.end();
    return answer(this.store(upload.who, bucket, upload.name, upload.description, Buffer.concat(upload.parts)));
  } // prettier-ignore
}
