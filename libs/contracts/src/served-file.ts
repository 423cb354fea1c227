/** A content hash in the name: such a file never changes. */
const hashed = /\.[0-9a-f]{8,}\.(?:[a-z]+\.)*[a-z0-9]+$/;

/** The folder of a build. It never changes either, whatever its files are called. */
const ofBuild = /^\/?(?:remotes\/[a-z][a-z0-9-]*|shell|widget)\/[0-9a-f]{12}\//;

/** Whether a file's name tells its content. */
export const isHashedFile = (file: string): boolean => hashed.test(file.slice(file.lastIndexOf('/') + 1));

/** Whether what an address answers never changes. @param address below the origin, without a query */
export const isImmutable = (address: string): boolean => ofBuild.test(address) || isHashedFile(address);
