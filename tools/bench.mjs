import './commands/require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `npm run bench -- <name> [options]` measures one budget of the design. Without a name it lists the benches. */
const folder = path.join(import.meta.dirname, 'bench');
const [name = '', ...options] = process.argv.slice(2);
const script = path.join(folder, `${name}.bench.ts`);

if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
  console.error(`Cách dùng: npm run bench -- <${names.join(' | ')}>`);
  process.exit(1);
}

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const config = path.join(import.meta.dirname, 'tsconfig.json');
spawn(process.execPath, [tsx, '--tsconfig', config, script, ...options], { stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
);
