import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import { StartFailure } from '../start-failure';

/** Where something listens, and the variables that say so. */
interface Place {
  host: string;
  port: number;
}
type Names = Record<keyof Place, string>;

const notOurs = ({ host }: Place, names: Names) => `${names.host} ${host} không phải là địa chỉ của máy này.`;

const sentence: Record<string, (place: Place, names: Names) => string> = {
  EADDRINUSE: ({ port }, names) =>
    `Cổng ${port} đang được chương trình khác dùng. Tắt chương trình đó, hoặc chọn cổng khác bằng ${names.port}.`,
  EACCES: ({ port }, names) => `Không có quyền mở cổng ${port}. Chọn cổng từ 1024 trở lên bằng ${names.port}.`,
  ENOTFOUND: notOurs,
  EADDRNOTAVAIL: notOurs,
};

/** What to tell somebody whose port does not open; undefined for errors that are not about the place. */
export function startFailureOf(error: unknown, place: Place, names: Names): StartFailure | undefined {
  const explain = sentence[(error as NodeJS.ErrnoException).code ?? ''];
  return explain && new StartFailure(explain(place, names), { cause: error });
}

/** Opens the port. @throws StartFailure if the port is in use or forbidden */
export async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    await app.close();
    throw startFailureOf(error, { host: env.HOST, port: env.PORT }, { host: 'HOST', port: 'PORT' }) ?? error;
  }
}
