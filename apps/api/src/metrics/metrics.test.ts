import { freePort } from '../testing/real-process';
import { anonymous, testApp } from '../testing/test-app';
import { metricsText, timeJob } from './metrics';
import { serveMetrics } from './serve-metrics';

const { app } = testApp({ ownApp: true, keepsRows: true });

const valueOf = async (line: string) => {
  const found = (await metricsText()).split('\n').find((one) => one.startsWith(`${line} `));
  return found && Number(found.split(' ').at(-1));
};

test('requests are counted by the pattern of their route, so that no number of an address stands in a label', async () => {
  await anonymous.get('/customer/userId/12?search=0901234567');
  await anonymous.get('/nowhere/0901234567');
  const text = await metricsText();
  expect(text).toContain('toam_http_request_seconds_count{method="GET",route="/api/customer/userId/:id",status="401"}');
  expect(text).toContain('route="unknown"');
  expect(text).not.toContain('0901234567');
});

test('jobs are counted by how they ended', async () => {
  await timeJob('a-job', async () => undefined);
  await expect(timeJob('a-job', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await valueOf('toam_job_seconds_count{job="a-job",result="done"}')).toBe(1);
  expect(await valueOf('toam_job_seconds_count{job="a-job",result="failed"}')).toBe(1);
});

test('figures are read at their own address only, and nowhere without a port', async () => {
  const METRICS_PORT = await freePort();
  const place = { METRICS_HOST: '127.0.0.1', METRICS_PORT };
  const close = await serveMetrics(place, app().log);
  const get = (path: string) => fetch(`http://127.0.0.1:${METRICS_PORT}${path}`);
  const reply = await get('/metrics');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await reply.text()).toMatch(/toam_nodejs_eventloop_lag_seconds \d/);
  expect((await get('/')).status).toBe(404);
  await expect(serveMetrics(place, app().log)).rejects.toThrow(`Cổng ${METRICS_PORT} đang được chương trình khác dùng`);
  await close!();
  expect(await serveMetrics({ ...place, METRICS_PORT: undefined }, app().log)).toBeUndefined();
  expect((await app().inject('/metrics')).statusCode).toBe(404);
});
