import net from 'node:net';
import { openPostgres } from './postgres.engine';
import { isDatabaseAway } from './database-away';

const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

/** A line to the server. @returns `lose`: connections that are open get no more answers, and nobody tells them; new ones do */
async function openLine(to: URL) {
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(to.port), to.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((one) => one.destroy()));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(to);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    lose: () => open.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const title = 'a server that is gone without a word holds no call for minutes: its connections are replaced';
onServer(
  title,
  async () => {
    const line = await openLine(new URL(process.env.TEST_DATABASE_URL!));
    const engine = await openPostgres(line.url, () => undefined);
    try {
      let begun = 0;
      const lost = engine.handles.quick.transaction(async (handle) => {
        await handle.execute('select 1');
        line.lose();
        begun = performance.now();
        await handle.execute('select 2');
      });
      expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
      expect(performance.now() - begun).toBeLessThan(10_000); // nor does its rollback wait
      expect((await engine.run('select 3', [], 'quick')).rows).toHaveLength(1);
    } finally {
      line.close();
      await engine.close();
    }
  },
  30_000,
);
