/** Class names of a CSS module. The build refuses a name that the sheet lacks. Must come before `*.css`, which also matches. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** A global sheet is imported for its effect; the bundler places it. */
declare module '*.css';
