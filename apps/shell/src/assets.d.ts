/** Pictures are imported as the address that the bundler gives them. */
declare module '*.svg' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** The bundler's list of modules whose path fits. Only what the kit's story pages need of it. */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp; exclude?: RegExp; mode: 'lazy' | 'eager' },
  ): { (file: string): Promise<unknown>; keys(): string[] };
}
