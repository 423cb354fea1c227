/**
 * Leaving the page for another document. Login and shell are two documents: signing out thereby forgets every cached
 * record of the person who left. An object, because tests replace its methods and jsdom's location can't be.
 */
export const page = {
  go: (address: string): void => location.assign(address),
  replace: (address: string): void => location.replace(address),
};
