import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Fit } from './build-fit.ts';

const names = z.record(z.string(), z.array(z.string()));
const writtenFit = z.object({ needs: names.optional(), gives: names.optional(), contracts: z.array(z.string()) });

/** What a build says of itself (fit-plugin.ts). Nothing, if it is from before that. */
export async function readFit(dist: string): Promise<Partial<Fit>> {
  const file = path.join(dist, 'fit.json');
  return existsSync(file) ? writtenFit.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}
