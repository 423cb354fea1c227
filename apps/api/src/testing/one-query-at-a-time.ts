import pg from 'pg';

/**
 * A client of PostgreSQL has one query at a time. The driver still queues what begins meanwhile; pg 9 will not. A test in which that
 * happens fails and names the statements. In a transaction, `readAtOnce` makes one read follow the other.
 */
interface Client {
  _getActiveQuery(): { text?: string } | null;
  _queryQueue: unknown[];
}

const overlapping: string[] = [];
const client = pg.Client.prototype as pg.Client & Client;
const { query } = client;

client.query = function (this: pg.Client & Client, ...args: unknown[]): never {
  const running = this._getActiveQuery();
  if (running || this._queryQueue.length > 0) {
    const { text } = typeof args[0] === 'string' ? { text: args[0] } : (args[0] as { text?: string });
    overlapping.push(`${text} began during ${running?.text}`);
  }
  return Reflect.apply(query, this, args) as never;
};

afterEach(() => expect(overlapping.splice(0)).toEqual([]));
