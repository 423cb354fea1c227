import { readFileSync } from 'node:fs';

/** The variables that are secret, or hold a password. A file may bring each: NAME_FILE names it, NAME is absent then. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'FILES_URL',
  'SIGNING_KEY',
  'SECRETS_KEY',
  'SECRETS_KEYS_BEFORE',
  'ADMIN_PASSWORD',
  'WEBSITE_KEY',
  'WEB_REVALIDATE_SECRET',
  'PORTAL_GATEWAY_KEY',
  'FIREBASE_SERVICE_ACCOUNT',
  'ZALO_APP_SECRET',
] as const;

export type SecretVariable = (typeof secretVariables)[number];

const reason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/**
 * What the files of secrets hold, as Docker, systemd and the agents of vaults lay them down. Spaces and line ends around it do not count.
 * @param given the variables that are present
 * @returns the values by variable, and one clear line for each that can not be had; no line shows a value
 */
export function readSecretFiles(given: Record<string, string | undefined>) {
  const values: Partial<Record<SecretVariable, string>> = {};
  const findings: string[] = [];
  for (const name of secretVariables) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) {
      findings.push(`${name} và ${name}_FILE không đặt cùng lúc`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value) values[name] = value;
      else findings.push(`${name}_FILE ${file} trống`);
    } catch (error) {
      findings.push(`${name}_FILE ${file} không đọc được (${reason(error)})`);
    }
  }
  return { values, findings };
}
