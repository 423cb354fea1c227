import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';

/** Where a page reaches the Firestore store of chats, and where its pictures lie. */
function googleOf({ emulator }: NonNullable<Env['FIREBASE_CONFIG']>): { connect: string[]; img: string[] } {
  const tests = emulator ? [new URL(emulator).origin] : [];
  return { connect: ['https://*.googleapis.com', ...tests], img: ['https://firebasestorage.googleapis.com', ...tests] };
}

const websocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

const widgetPage = /^\/widget\/chat\/?(\?|$)/;
const embedding = /^\/widget\/chat\.js(\?|$)/;

/** Lets the pages of a brokerage's own site show the chat with customers (D100). Nothing else can be framed. */
function openWidget(app: FastifyInstance, origins: string[]): void {
  app.addHook('onSend', async (request, reply) => {
    // other sites load the script that makes the frame
    if (embedding.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (origins.length === 0 || !widgetPage.test(request.url)) return;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`),
    );
    reply.removeHeader('x-frame-options');
  });
}

/** What pages may ask the browser for: the place at a check-in, and the clipboard. Everything else is off, also in frames. */
const permissions = [
  'geolocation=(self)',
  'clipboard-write=(self)',
  ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'gyroscope', 'hid', 'idle-detection', 'magnetometer'],
  ...[
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/**
 * Strict content security policy for everything that we serve. Design §10.
 * Scripts come only from our own origin and the configured remotes, without eval. Inline styles are allowed, because
 * antd writes its styles into the page at run time. A nonce would need a new index.html for each request.
 */
export async function secureHeaders(
  app: FastifyInstance,
  env: Pick<Env, 'PUBLIC_URL' | 'REMOTES_ORIGINS' | 'MAP_TILES_URL' | 'CHAT_WIDGET_ORIGINS' | 'FIREBASE_CONFIG'>,
): Promise<void> {
  const remotes = env.REMOTES_ORIGINS;
  const origin = new URL(env.PUBLIC_URL).origin;
  const tiles = env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : [];
  const firebase = env.FIREBASE_CONFIG && googleOf(env.FIREBASE_CONFIG);
  const isHttps = origin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remotes],
        styleSrc: ["'self'", "'unsafe-inline'", ...remotes],
        imgSrc: ["'self'", 'data:', 'blob:', ...remotes, ...tiles, ...(firebase?.img ?? [])],
        fontSrc: ["'self'", 'data:', ...remotes],
        connectSrc: ["'self'", websocketOrigin(origin), ...remotes, ...(firebase?.connect ?? [])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', permissions));
  openWidget(app, env.CHAT_WIDGET_ORIGINS);
}
