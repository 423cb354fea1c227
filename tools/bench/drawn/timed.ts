import http from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Question } from './list-kind';

export interface Timed {
  question: Question;
  milliseconds: number;
}

/** Asks over connections that stay open and takes compressed answers, as browsers do. */
export function asker(address: string, tokens: Record<string, string>) {
  const agent = new http.Agent({ keepAlive: true });
  const send = ({ asker: who, method, path, body }: Question) =>
    new Promise<void>((resolve, reject) => {
      const payload = body && JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${tokens[who]}`,
        'accept-encoding': 'gzip, deflate, br',
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const request = http.request(`${address}${path}`, { agent, method, headers }, (reply) => {
        reply.resume();
        reply.once('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`${reply.statusCode}: ${path} ${payload}`)),
        );
      });
      request.once('error', reject);
      request.end(payload);
    });
  return {
    ask: async (question: Question): Promise<Timed> => {
      const start = performance.now();
      await send(question);
      return { question, milliseconds: performance.now() - start };
    },
    close: () => agent.destroy(),
  };
}

/** This many clients take questions from one list, each asks its next when it has its answer. */
export async function askAll(
  ask: (question: Question) => Promise<Timed>,
  questions: Question[],
  clients: number,
): Promise<{ times: Timed[]; seconds: number; failed: string[] }> {
  const times: Timed[] = [];
  const failed: string[] = [];
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let question = questions[next++]; question; question = questions[next++])
      await ask(question).then(
        (one) => times.push(one),
        (error: Error) => failed.push(error.message),
      );
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, failed, seconds: (performance.now() - start) / 1000 };
}
