import { commonText } from '@toam/contracts/texts/common';
import { loginText } from '@toam/contracts/shell/login.text';

/** The page for an address of which nothing is kept on this device. It needs no other file, and opens the page once there is a network. */
const html = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${commonText.offlineTitle} · ${loginText.brand}</title>
<style>
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 0 24px; box-sizing: border-box;
    background: #f7f4f0; color: #211c17; font: 14px/22px system-ui, sans-serif; text-align: center; }
  @media (prefers-color-scheme: dark) { body { background: #151311; color: #f1ebe4; } }
  h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
  p { max-width: 360px; margin: 0 auto 20px; }
  button { min-width: 120px; min-height: 44px; border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 600; }
</style>
<main>
  <h1>${commonText.offlineTitle}</h1>
  <p>${commonText.offlinePage}</p>
  <button type="button" onclick="location.reload()">${commonText.retry}</button>
</main>
<script>addEventListener('online', () => location.reload())</script>
</html>`;

export const offlinePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
