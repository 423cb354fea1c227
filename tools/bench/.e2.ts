import { serveBuild } from './web-server.ts';
import { chromium } from 'playwright-core';
const api = 'http://localhost:3352';
const r = await fetch(api + '/api/auth/signin/email', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'staff@toam.vn', password: 'ToAm@2026' }) });
const { data } = await r.json() as any;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
for (const d of ['single', 'federated']) {
  const s = await serveBuild('/work/main/.cache/bench/' + d, api);
  const c = await browser.newContext({ viewport: { width: 1280, height: 800 } }); const p = await c.newPage();
  await c.addInitScript(`localStorage.setItem('USER_TOKEN',${JSON.stringify(data.token)});localStorage.setItem('USER_ID','${data.id}')`);
  const cdp = await c.newCDPSession(p); await cdp.send('Network.enable'); const u = new Map(); const rows: any[] = [];
  cdp.on('Network.requestWillBeSent', (e) => u.set(e.requestId, e.request.url));
  cdp.on('Network.loadingFinished', (e) => rows.push([e.encodedDataLength, (u.get(e.requestId) ?? '').replace(s.address, '')]));
  await p.goto(s.address + '/house'); await p.waitForSelector('[data-row]'); const n = rows.length;
  console.log('==', d); let t = 0;
  for (const [b, x] of rows.slice(0, n)) { if (/api\/|woff|otf|webp|svg|data:/.test(x)) continue; t += b; console.log(String(b).padStart(8), x); }
  console.log(Math.round(t / 1024)); await c.close(); s.close();
}
await browser.close();
