import type { RsbuildPlugin } from '@rsbuild/core';

/** Runs before the first module of an entry. `handler` gets every module before it starts. */
const code = `
__webpack_require__.i.push((start) => {
  const { factory } = start;
  start.factory = function (module, exports, require) {
    try {
      return factory.call(this, module, exports, require);
    } catch (error) {
      delete __webpack_require__.c[start.id];
      throw error;
    }
  };
});`;

/**
 * A module that fails while it starts is started anew by the next import. A half-started one would stay otherwise: in a remote that is
 * every module that needs a part of the kit which did not come, and 'Thử lại' would help only after a reload. Rspack takes
 * `output.strictModuleExceptionHandling` but does not write it. In development React Refresh looks for the failed module, and starts the
 * mended one in its place.
 */
export const forgetsFailures = (): RsbuildPlugin => ({
  name: 'toam:forgets-failures',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((_config, { rspack, appendPlugins }) => {
      class ForgetsFailures extends rspack.RuntimeModule {
        constructor() {
          super('forgets failures', rspack.RuntimeModule.STAGE_BASIC);
        }
        override generate() {
          return code;
        }
      }
      appendPlugins({
        apply(compiler: InstanceType<typeof rspack.Compiler>) {
          compiler.hooks.thisCompilation.tap('ForgetsFailures', (compilation) =>
            compilation.hooks.additionalTreeRuntimeRequirements.tap('ForgetsFailures', (chunk, needs) => {
              needs.add(rspack.RuntimeGlobals.interceptModuleExecution);
              needs.add(rspack.RuntimeGlobals.moduleCache);
              compilation.addRuntimeModule(chunk, new ForgetsFailures());
            }),
          );
        },
      });
    });
  },
});
