/**
 * Leaves the page for another document. Login and shell are two documents, so signing out removes every cached record of the person.
 * An object, because tests replace its methods and cannot replace jsdom's location.
 */
export const page = {
  go: (address: string): void => location.assign(address),
  replace: (address: string): void => location.replace(address),
  reload: (): void => location.reload(),
};
