/** Style sheets are imported for their effect; the bundler places them. */
declare module '*.css';
