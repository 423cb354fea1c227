import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line that somebody digs up: what passes between two programs is late, held back or cut. */
export interface TcpProxy {
  port: number;
  /** Milliseconds that everything is late from now on, each way. */
  delay(milliseconds: number): void;
  /** Nothing passes until `resume`; nobody is told. */
  stall(): void;
  resume(): void;
  /** Breaks every connection, in the middle of whatever it carries. */
  cut(): void;
  stop(): Promise<void>;
}

/** @param to the port of the loopback address that it stands before */
export async function startProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let late = 0;
  let [open, resume] = [Promise.resolve(), () => undefined as void];

  /** In order: each part waits for the one before. */
  const carry = async (from: net.Socket, target: net.Socket) => {
    for await (const part of from) {
      if (late > 0) await pause(late);
      await open;
      if (!target.write(part as Buffer)) await Promise.race([once(target, 'drain'), once(target, 'close')]);
    }
    target.end();
  };
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.setNoDelay();
      one.on('close', () => sockets.delete(one));
      one.on('error', () => other.destroy());
      carry(one, other).catch(() => other.destroy()); // one end broke
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    delay: (milliseconds) => void (late = milliseconds),
    stall: () => void (open = new Promise((go) => (resume = () => go()))),
    resume: () => resume(),
    cut,
    stop: async () => {
      resume();
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
