/** An imported picture is its address, as the bundler gives it. */
declare module '*.svg' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** The bundler's list of modules whose path matches. Only the part that the kit's story pages need. */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp; exclude?: RegExp; mode: 'lazy' | 'eager' },
  ): { (file: string): Promise<unknown>; keys(): string[] };
}
