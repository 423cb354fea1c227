/** A key with the one that gives commands, as this keyboard shows them: '⌘K' or 'Ctrl K'. */
export const chord = (key: string): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`);
