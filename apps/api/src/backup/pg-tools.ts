import { spawn } from 'node:child_process';
import path from 'node:path';
import { StartFailure } from '../start-failure';

/** What an address says of TLS, and where PostgreSQL's programs read the same. */
const tlsVariables = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** Where PostgreSQL's programs read the connection from. Arguments would show the password to every process of the machine. */
export function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const tls = Object.entries(tlsVariables).map(([name, variable]) => [variable, searchParams.get(name) ?? undefined]);
  return {
    PATH: process.env.PATH,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(tls),
  };
}

/**
 * Runs pg_dump or pg_restore; POSTGRES_BIN names their folder, else the PATH.
 * @throws StartFailure with what the program said
 */
export function runPgTool(tool: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const { POSTGRES_BIN } = process.env;
  return new Promise((done, fail) => {
    const child = spawn(POSTGRES_BIN ? path.join(POSTGRES_BIN, tool) : tool, args, {
      env: environmentOf(url),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.on('error', () =>
      fail(new StartFailure(`Không chạy được ${tool}: cài postgresql-client hoặc đặt POSTGRES_BIN.`)),
    );
    child.on('close', (code) => (code === 0 ? done() : fail(new StartFailure(`${tool}: ${said.trim()}`))));
  });
}
