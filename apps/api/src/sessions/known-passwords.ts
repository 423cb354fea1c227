import { shortestPassword, standsOnOneWord } from '@toam/domain/staff/password';

/** The passwords in lower case that leaked most often, 49,000 of all lengths. Read once, when somebody chooses a password. */
const readKnown = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter((known) => known.length >= shortestPassword));
};

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a guesser tries this password early: it leaked often, or it is a word of the office or of its person. ASVS 6.2.4, 6.2.11. */
export async function isEasyToGuess(
  password: string,
  person: { name: string; email: string | null },
): Promise<boolean> {
  known ??= readKnown();
  const words = [person.name, person.email ?? '', person.email?.split('@')[0] ?? ''];
  return standsOnOneWord(password, words) || (await known).has(password.trim().toLowerCase());
}
