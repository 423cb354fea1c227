/** A key with the command key of this keyboard: '⌘K' or 'Ctrl K'. */
export const chord = (key: string): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`);
