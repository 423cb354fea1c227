/** Pictures are imported as the address that the bundler gives them. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css';
