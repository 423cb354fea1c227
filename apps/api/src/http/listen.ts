import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import { StartFailure } from '../start-failure';

const sentence: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ PORT }) =>
    `Cổng ${PORT} đang được chương trình khác dùng. Tắt chương trình đó, hoặc chọn cổng khác bằng PORT.`,
  EACCES: ({ PORT }) => `Không có quyền mở cổng ${PORT}. Chọn cổng từ 1024 trở lên bằng PORT.`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} không phải là địa chỉ của máy này.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} không phải là địa chỉ của máy này.`,
};

/** Opens the port. @throws StartFailure if the port is in use or forbidden */
export async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    const explain = sentence[(error as NodeJS.ErrnoException).code ?? ''];
    await app.close();
    throw explain ? new StartFailure(explain(env), { cause: error }) : error;
  }
}
