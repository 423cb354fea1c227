const swc = require('@swc/jest');

/**
 * SWC, whose answers are kept by the file and SWC's options. Jest's own key has the whole configuration in it, so that each batch of
 * tests, whose names and files stand there, compiled everything anew.
 */
exports.createTransformer = (options) => {
  const transformer = swc.createTransformer(options);
  const getCacheKey = (source, file, asked) =>
    transformer.getCacheKey(source, file, { ...asked, configString: '', config: { rootDir: '/' } });
  return { ...transformer, getCacheKey };
};
