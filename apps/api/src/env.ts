import { createPrivateKey, randomBytes } from 'node:crypto';
import path from 'node:path';
import { firebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { isCommonPassword, shortestPassword } from '@toam/domain/staff/password';
import { z } from 'zod';
import { makeFolder, writtenOnce } from './private-files';
import { readSecretFiles } from './secret-files';

/** The password of every demo account (design §13). Production refuses it everywhere (D67). */
export const demoPassword = 'ToAm@2026';

/** An integer from 0, in digits. Every mistake gets the same message. */
const whole = (sentence: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .pipe(z.number().max(max, sentence));

const flag = z.enum(['0', '1'], 'phải là 0 hoặc 1').transform((value) => value === '1');

const origins = z.string().transform((list, context) => {
  const found = list
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of found) {
    if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(origin))
      context.addIssue(`có "${origin}" không phải địa chỉ gốc như https://cdn.example.vn`);
  }
  return found;
});

const addresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((address) => /^[^@\s]+@[^@\s]+$/.test(address)),
    'phải là các email, cách nhau bằng dấu phẩy',
  );

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'phải bắt đầu bằng postgres://', abort: true })
  .refine((address) => URL.canParse(address), 'không đọc được: ký tự lạ trong mật khẩu phải viết dạng %XX');

const secretsKeys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => key.length >= 32), 'cần ít nhất 32 ký tự cho mỗi khoá');

/** One picture per {z}/{x}/{y}, from one host: the content security policy allows only that host. */
const tilesUrl = z.string().refine(
  (template) => {
    const filled = template.replace(/\{[xyzr]\}/g, '0');
    const isOneHost = /^https?:\/\/[^{}]+$/.test(filled) && URL.canParse(filled);
    return isOneHost && ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  },
  { error: 'phải là một URL có {z}, {x} và {y}, không có {s}' },
);

/** An S3 store (`files/storage.ts`). Without keys or a bucket every upload would fail, hours after the start. */
const filesUrl = z.string().refine(
  (address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, host, username, password, pathname } = new URL(address);
    return protocol === 's3:' && [host, username, password].every(Boolean) && /^\/[^/]+\/?$/.test(pathname);
  },
  { error: 'phải có dạng s3://KHOÁ:MẬT_KHẨU@máy_chủ/bucket' },
);

/** It contains {ip} once. */
const ipLookupUrl = z.string().refine(
  (template) => {
    const filled = template.replace('{ip}', '203.0.113.7');
    return /^https?:\/\/[^{}]+$/.test(filled) && URL.canParse(filled) && template.includes('{ip}');
  },
  { error: 'phải là một URL http hoặc https có {ip}' },
);

/** A JSON text of a shape. A mistake never shows the text: it may be secret. */
const json = <Shape extends z.ZodType>(shape: Shape, sentence: string) =>
  z.string().transform((text, context): z.output<Shape> => {
    try {
      const read = shape.safeParse(JSON.parse(text));
      if (read.success) return read.data;
    } catch {
      // told below, like a wrong shape
    }
    context.addIssue(sentence);
    return z.NEVER;
  });

/** The length of an RSA key in PEM; 0 of anything else. */
const rsaBits = (key: string): number => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(key);
    return asymmetricKeyType === 'rsa' ? (asymmetricKeyDetails?.modulusLength ?? 0) : 0;
  } catch {
    return 0;
  }
};

/** The file that Google gives for a service account; it signs tokens. */
const serviceAccount = z.object({
  client_email: z.email(),
  private_key: z.string().refine((key) => rsaBits(key) >= 2048),
});

const adminPassword = z
  .string()
  .min(shortestPassword, { error: `cần ít nhất ${shortestPassword} ký tự`, abort: true })
  .refine((password) => !isCommonPassword(password), 'quá phổ biến, ai cũng đoán được');

/** The number of trusted proxies in front of the API. Login limits and logs need the client's real address. */
const proxyHops = whole('phải là số lớp proxy, từ 0 đến 10', 10);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable that the API reads. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'phải là development, test hoặc production')
    .default('development'),
  HOST: z.string().optional(),
  PORT: whole('phải là số cổng, từ 0 đến 65535', 65535).default(3000),
  /** The folder of the database files, dumps, uploads and the generated signing key of the embedded default. */
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  /** A streaming replica of DATABASE_URL, which lists read from (`db/postgres.replica.ts`). */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** The published shell and remotes. Without them only the API is served. */
  WEB_DIR: z.string().default('dist/web'),
  /** Addresses of people who may try builds that are not live, besides admins. */
  TRY_BUILDS: addresses.default([]),
  /** 0: browsers keep nothing of the pages, and forget what they kept (decision 99). */
  OFFLINE_PAGES: flag.default(true),
  /** How many calls a minute one person may read at each instance; 0: any number. */
  READS_PER_MINUTE: whole('phải là số lượt, từ 0 đến 1000000', 1_000_000).default(1200),
  CHANGES_PER_MINUTE: whole('phải là số lượt, từ 0 đến 1000000', 1_000_000).default(600),
  /** Where uploads are stored: an S3 address, or DATA_DIR/files if absent; read by `files/`. */
  FILES_URL: filesUrl.optional(),
  /** 1: production may run on the embedded database. */
  EMBEDDED: flag.default(false),
  ADMIN_EMAIL: z.email('phải là địa chỉ email').optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  /** The address of the application for people; default http://localhost:PORT. */
  PUBLIC_URL: z.url('phải là một URL').optional(),
  /** Base of the commercial website's house pages (D50). */
  COMMERCIAL_URL: z.url('phải là một URL').optional(),
  /** Pages that may send contact requests from the browser, and the key of a website that sends them from its server (D15). */
  WEBSITE_ORIGINS: origins.default([]),
  WEBSITE_KEY: z.string().min(32, 'cần ít nhất 32 ký tự').optional(),
  /** Pages that may show the chat with customers in a frame (D100), and the number that a locked conversation names, with its hours. */
  CHAT_WIDGET_ORIGINS: origins.default([]),
  CHAT_HOTLINE: z
    .string()
    .regex(/^[\d\s.+()-]{3,30}$/, 'phải là một số điện thoại')
    .optional(),
  CHAT_HOTLINE_HOURS: z.string().max(60, 'dài nhất 60 ký tự').optional(),
  /** Where the commercial website receives changes, and the shared secret; both or neither (D17). */
  WEB_REVALIDATE_URL: z.url({ protocol: /^https?$/, error: 'phải là một URL http hoặc https' }).optional(),
  WEB_REVALIDATE_SECRET: z.string().min(16, 'cần ít nhất 16 ký tự').optional(),
  /** The gateway that posts houses to the portals, and its key; both or neither: without it a sandbox keeps what it gets (D102). */
  PORTAL_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'phải là một URL http hoặc https' }).optional(),
  PORTAL_GATEWAY_KEY: z.string().min(16, 'cần ít nhất 16 ký tự').optional(),
  /** Signs file URLs; every API instance needs the same one. */
  SIGNING_KEY: z.string().min(32, 'cần ít nhất 32 ký tự').optional(),
  /** Encrypts secrets that the API must read again (portal passwords, D103), and the earlier keys. All API instances need the same. */
  SECRETS_KEY: z.string().min(32, 'cần ít nhất 32 ký tự').optional(),
  SECRETS_KEYS_BEFORE: secretsKeys.default([]),
  /** Further origins of remotes, for the content security policy. */
  REMOTES_ORIGINS: origins.default([]),
  /** The address of map tiles, such as https://tile.example.vn/{z}/{x}/{y}.png; without it maps are plain. */
  MAP_TILES_URL: tilesUrl.optional(),
  /** The owner of the tiles: plain text in a corner of every map. */
  MAP_TILES_ATTRIBUTION: z.string().max(200, 'dài nhất 200 ký tự').default(''),
  /** Base of a Nominatim-compatible geocoder; without it a point has only the nearest district. */
  GEOCODER_URL: z.url({ protocol: /^https?$/, error: 'phải là một URL http hoặc https' }).optional(),
  /** The service that finds the place of an IP address, such as https://ip.example.vn/{ip}; without it there is none. */
  IP_LOOKUP_URL: ipLookupUrl.optional(),
  /** Where conversations with customers are kept (D98). Firestore needs the two others. */
  CHAT_STORE: z.enum(['api', 'firestore'], 'phải là api hoặc firestore').default('api'),
  FIREBASE_CONFIG: json(
    firebaseConfig,
    'phải là JSON cấu hình web của Firebase, có apiKey, projectId và storageBucket',
  ).optional(),
  FIREBASE_SERVICE_ACCOUNT: json(
    serviceAccount,
    'phải là JSON khoá tài khoản dịch vụ của Google, có khoá RSA từ 2048 bit',
  ).optional(),
  /** The brokerage's app at Zalo, both or neither; without it houses are shared by Zalo's own button alone. */
  ZALO_APP_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'phải là dãy số')
    .optional(),
  ZALO_APP_SECRET: z.string().min(8, 'cần ít nhất 8 ký tự').optional(),
  /** Zalo's Social API and its sign-in. Tests name their own. */
  ZALO_API_URL: z
    .url({ protocol: /^https?$/, error: 'phải là một URL http hoặc https' })
    .default('https://graph.zalo.me'),
  ZALO_OAUTH_URL: z
    .url({ protocol: /^https?$/, error: 'phải là một URL http hoặc https' })
    .default('https://oauth.zaloapp.com'),
  /** Where Prometheus reads figures; without the port nowhere. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole('phải là số cổng, từ 0 đến 65535', 65535).optional(),
  /** 1: production shows the page of its calls, too. */
  API_DOCS: flag.optional(),
  /** Seconds that an instance still answers after SIGTERM, while /api/ready already says no: the proxy's time to notice. */
  DRAIN_SECONDS: whole('phải là số giây, từ 0 đến 20', 20).default(0),
  TRUST_PROXY: proxyHops.default(0),
  LOG_LEVEL: z.enum(logLevels, `phải là một trong ${logLevels.join(', ')}`).default('info'),
});

type Variables = z.output<typeof variables>;

const pairs = [
  ['WEB_REVALIDATE_URL', 'WEB_REVALIDATE_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ZALO_APP_ID', 'ZALO_APP_SECRET'],
  ['PORTAL_GATEWAY_URL', 'PORTAL_GATEWAY_KEY'],
] as const;

/** Variables that need each other. Each finding is one clear line. */
const halfFindings = (env: Variables): string[] =>
  pairs.flatMap(([one, other]) => {
    if (env[one] && !env[other]) return [`${one} cần thêm ${other}`];
    return env[other] && !env[one] ? [`${other} cần thêm ${one}`] : [];
  });

const replicaFindings = ({ DATABASE_URL, DATABASE_READ_URL }: Variables): string[] =>
  DATABASE_READ_URL && !DATABASE_URL ? ['DATABASE_READ_URL cần thêm DATABASE_URL'] : [];

/** The store of chats has all that it needs, or nothing of it. */
function chatFindings({ CHAT_STORE, FIREBASE_CONFIG, FIREBASE_SERVICE_ACCOUNT, NODE_ENV }: Variables): string[] {
  const parts = Object.entries({ FIREBASE_CONFIG, FIREBASE_SERVICE_ACCOUNT });
  if (CHAT_STORE === 'api')
    return parts.filter(([, value]) => value).map(([name]) => `${name} cần thêm CHAT_STORE=firestore`);
  const missing = parts.filter(([, value]) => !value).map(([name]) => `${name} cần có khi CHAT_STORE=firestore`);
  const isTest = NODE_ENV === 'production' && FIREBASE_CONFIG?.emulator;
  return isTest ? [...missing, 'FIREBASE_CONFIG không được trỏ tới máy giả lập khi chạy chính thức'] : missing;
}

/** Further rules of production. Each finding is one clear line. Design §13, D67. */
function productionFindings(env: Variables): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const findings: string[] = [];
  if (!env.DATABASE_URL && !env.EMBEDDED)
    findings.push('chạy chính thức cần DATABASE_URL (hoặc EMBEDDED=1 cho một máy)');
  if (env.DATABASE_URL && !env.SIGNING_KEY) findings.push('chạy chính thức cần SIGNING_KEY');
  if (env.DATABASE_URL && !env.SECRETS_KEY) findings.push('chạy chính thức cần SECRETS_KEY');
  // what stands in an example and nobody has filled in
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'SIGNING_KEY', 'SECRETS_KEY', 'ADMIN_PASSWORD'] as const)
    if (env[name]?.includes('change-me')) findings.push(`${name} vẫn là giá trị mẫu`);
  if (env.ADMIN_PASSWORD === demoPassword) findings.push('ADMIN_PASSWORD không được là mật khẩu dùng thử');
  return findings;
}

/** The configuration is invalid. The message is for the person who starts the process. */
export class BadEnvironment extends Error {}

/** The signing key of the embedded default. It is created once and kept beside the data. */
function storedSigningKey(dataDir: string): string {
  const file = path.join(dataDir, 'signing.key');
  try {
    makeFolder(dataDir);
    return writtenOnce(file, () => randomBytes(32).toString('base64url'));
  } catch (error) {
    throw new BadEnvironment(`DATA_DIR ${dataDir} không đọc và ghi được: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Reads the process environment, and the files that it names for secrets. An empty variable counts as absent.
 * @throws BadEnvironment naming every bad variable on one line
 */
export function readEnv(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const secrets = readSecretFiles(present);
  if (secrets.findings.length) throw new BadEnvironment(secrets.findings.join('; '));
  const parsed = variables.safeParse({ ...present, ...secrets.values });
  if (!parsed.success) {
    throw new BadEnvironment(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const env = parsed.data;
  const findings = [...halfFindings(env), ...replicaFindings(env), ...chatFindings(env), ...productionFindings(env)];
  if (findings.length) throw new BadEnvironment(findings.join('; '));
  const production = env.NODE_ENV === 'production';
  const signingKey = env.SIGNING_KEY ?? storedSigningKey(env.DATA_DIR);
  return {
    ...env,
    production,
    API_DOCS: env.API_DOCS ?? !production,
    HOST: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    SIGNING_KEY: signingKey,
    // a single machine has one key; the key for secrets is derived from it
    SECRETS_KEY: env.SECRETS_KEY ?? signingKey,
  };
}

export type Env = ReturnType<typeof readEnv>;

/** What the log warns of at the start. An RSA key of 3072 bits is as strong as our other keys at the least, 128 bits (ASVS 11.2.3). */
export function weakKeys({ FIREBASE_SERVICE_ACCOUNT: account }: Pick<Env, 'FIREBASE_SERVICE_ACCOUNT'>): string[] {
  const bits = account && rsaBits(account.private_key);
  return bits && bits < 3072 ? [`FIREBASE_SERVICE_ACCOUNT has an RSA key of ${bits} bits, less than 3072`] : [];
}
