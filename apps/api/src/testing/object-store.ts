import type { IncomingMessage } from 'node:http';
import S3rver from 's3rver';
import { temporaryFolder } from './real-process';

/** A request to the store: "PUT /toam/images/…", with the headers. */
export type StoreRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface ObjectStore {
  /** For FILES_URL. */
  url: string;
  /** All requests so far, in order. */
  requests: StoreRequest[];
}

/** An S3 store on a free port for the tests of this file. The key and its secret are the store's fixed ones. */
export function objectStore(): () => ObjectStore {
  const bucket = 'toam';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: temporaryFolder('s3'),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const requests: StoreRequest[] = [];
  let url = '';
  beforeAll(async () => {
    const { port } = await server.run();
    server.httpServer.on('request', ({ method, url, headers }: IncomingMessage) =>
      requests.push({ method, url, headers }),
    );
    url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?tls=0`;
  });
  // the client's open connections would keep the server running
  afterAll(async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  });
  return () => ({ url, requests });
}
