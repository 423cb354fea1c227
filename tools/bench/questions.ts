import http from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { type Random, random } from '@toam/domain/random';
import type { ApiProcess } from './api-process';
import { check, ms, quantile } from './report';

/** One call, as somebody asks it. */
export interface Question {
  /** Whose session. */
  asker: string;
  method: 'GET' | 'POST';
  /** Below /api, with the query string. */
  path: string;
  body?: object;
}

export interface Timed {
  question: Question;
  milliseconds: number;
}

/** BENCH_SEED asks the same again. */
export const seed = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
const count = Number(process.env.BENCH_QUESTIONS ?? 300);

/** Asks over connections that stay open and takes compressed answers, as browsers do. @throws if an answer is not 200 */
export function asker({ address }: Pick<ApiProcess, 'address'>, tokens: Record<string, string>) {
  const isSecure = address.startsWith('https');
  // a certificate of our own, where there is one
  const agent = isSecure
    ? new https.Agent({ keepAlive: true, rejectUnauthorized: false })
    : new http.Agent({ keepAlive: true });
  return (question: Question): Promise<Timed> =>
    new Promise((resolve, reject) => {
      const { asker: who, method, path, body } = question;
      const payload = body && JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${tokens[who]}`,
        'accept-encoding': 'gzip, deflate, br',
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const start = performance.now();
      const request = (isSecure ? https : http).request(`${address}${path}`, { agent, method, headers }, (reply) => {
        reply.resume();
        reply.once('end', () =>
          reply.statusCode === 200
            ? resolve({ question, milliseconds: performance.now() - start })
            : reject(new Error(`${reply.statusCode}: ${inWords(question)}`)),
        );
      });
      request.once('error', reject);
      request.end(payload);
    });
}

export type AskOne = ReturnType<typeof asker>;

/** This many clients take questions from one list, each asks its next when it has its answer. */
export async function askAll(ask: AskOne, questions: Question[], clients = 1) {
  const asked: Timed[] = [];
  const failed: string[] = [];
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let question = questions[next++]; question; question = questions[next++])
      await ask(question).then(
        (one) => asked.push(one),
        (error: Error) => failed.push(error.message),
      );
  };
  await Promise.all(Array.from({ length: clients }, client));
  for (const line of failed) console.log(`✗ ${line}`);
  return { asked, failed, seconds: (performance.now() - start) / 1000 };
}

/** So many questions of a kind, the same for the same seed. */
export function draw(name: string, make: (r: Random) => Question, many = count): Question[] {
  const r = random(seed).fork(name);
  return Array.from({ length: many }, () => make(r));
}

const inWords = ({ asker: who, method, path, body }: Question) =>
  `${who}: ${method} ${decodeURIComponent(path)}${body ? ` ${JSON.stringify(body)}` : ''}`;

/** Milliseconds. */
export interface Budget {
  p95: number;
  p99?: number;
  worst?: number;
}

const parts = { p95: 0.95, p99: 0.99, worst: 1 };

/** Holds times against a budget and names the worst questions; BENCH_WORST says how many. */
export function judge(name: string, asked: Timed[], budget: Budget, worst = 1): boolean {
  const times = asked.map(({ milliseconds }) => milliseconds);
  console.log(`${name}: ${times.length} câu hỏi, trung vị ${ms(quantile(times, 0.5))}`);
  const isWithin = (Object.keys(budget) as (keyof Budget)[]).map((part) =>
    check(`  ${part}`, quantile(times, parts[part]), budget[part] ?? Infinity, ms),
  );
  const slowest = asked.toSorted((one, other) => other.milliseconds - one.milliseconds);
  for (const { question, milliseconds } of slowest.slice(0, Number(process.env.BENCH_WORST ?? worst)))
    console.log(`    ${ms(milliseconds).padStart(9)}  ${inWords(question)}`);
  return isWithin.every(Boolean);
}
