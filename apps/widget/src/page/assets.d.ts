/// <reference path="../../../../libs/ui/src/css.d.ts" />

/** An imported picture is its address, as the bundler gives it. */
declare module '*.svg' {
  const address: string;
  export default address;
}
