import { createVerify } from 'node:crypto';
import { Failure } from './failure';

/** Who asks, by the claims of their token. */
export interface Identity {
  uid: string;
  token: Record<string, unknown>;
}

/** Seconds for which an ID token is valid. Google's are, too. */
const lifetime = 3600;

/** Claims that Google makes itself; the others come from the custom token. */
type Claims = Record<string, unknown> & { sub?: string; exp?: number };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function decode(token: string): Claims {
  const [, payload] = token.split('.');
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Claims;
}

/** Who sent a request; null without a token. @throws Failure if the token is over */
export function identityOf(authorization: string | undefined, now: number): Identity | null {
  const token = /^(?:Bearer|Firebase) (.+)$/.exec(authorization ?? '')?.[1];
  if (!token) return null;
  const claims = decode(token);
  if ((claims.exp ?? 0) * 1000 <= now) throw new Failure('UNAUTHENTICATED', 'The token is over');
  return { uid: String(claims.sub), token: claims };
}

function idToken(uid: string, claims: object, now: number): string {
  const iat = Math.floor(now / 1000);
  const own = { sub: uid, user_id: uid, auth_time: iat, iat, exp: iat + lifetime };
  return `${encode({ alg: 'none' })}.${encode({ ...claims, ...own })}.`;
}

/** The claims of a custom token. @throws Failure if the service account did not sign it, or it is over */
function checked(custom: string, publicKey: string, now: number): { uid: string; claims?: object } {
  const [head, payload, signature = ''] = custom.split('.');
  const isSigned = createVerify('RSA-SHA256')
    .update(`${head}.${payload}`)
    .verify(publicKey, Buffer.from(signature, 'base64url'));
  const { uid, claims, exp = 0, iat } = decode(custom) as { uid?: string; claims?: object; exp?: number; iat?: number };
  const isTimely = exp * 1000 > now && iat !== undefined && exp - iat <= lifetime;
  if (!isSigned || !isTimely || !uid) throw new Failure('INVALID_ARGUMENT', 'INVALID_CUSTOM_TOKEN');
  return claims ? { uid, claims } : { uid };
}

/** Signing in by custom tokens, as far as the SDK asks: sign in, look up, renew. */
export class IdentityService {
  /** What a refresh token renews. */
  private readonly sessions = new Map<string, { uid: string; claims: object }>();

  constructor(
    private readonly publicKey: string,
    private readonly now: () => number,
  ) {}

  private issue(uid: string, claims: object) {
    const refreshToken = `refresh-${this.sessions.size + 1}`;
    this.sessions.set(refreshToken, { uid, claims });
    return { idToken: idToken(uid, claims, this.now()), refreshToken, expiresIn: String(lifetime) };
  }

  /** @param call the end of the address. @throws Failure */
  answer(call: string, body: Record<string, string>): object {
    switch (call) {
      case 'accounts:signInWithCustomToken': {
        const { uid, claims = {} } = checked(body.token ?? '', this.publicKey, this.now());
        return { kind: 'identitytoolkit#VerifyCustomTokenResponse', ...this.issue(uid, claims) };
      }
      case 'accounts:lookup':
        return { users: [{ localId: decode(body.idToken ?? '').sub, lastLoginAt: '0', createdAt: '0' }] };
      case 'token': {
        const session = this.sessions.get(body.refresh_token ?? '');
        if (!session) throw new Failure('INVALID_ARGUMENT', 'INVALID_REFRESH_TOKEN');
        const issued = this.issue(session.uid, session.claims);
        return {
          ...{ access_token: issued.idToken, id_token: issued.idToken, refresh_token: issued.refreshToken },
          ...{ expires_in: issued.expiresIn, token_type: 'Bearer', user_id: session.uid },
        };
      }
      default:
        throw new Failure('UNIMPLEMENTED', `The emulator does not know ${call}`);
    }
  }
}
