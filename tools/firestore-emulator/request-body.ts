import type { IncomingMessage } from 'node:http';

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export const readText = async (request: IncomingMessage): Promise<string> => (await readBytes(request)).toString();
