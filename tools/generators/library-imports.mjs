import assert from 'node:assert/strict';
import ts from 'typescript';

/** What a file imports: `[['@toam/ui/core', 'Row'], …]`. */
function importsOf(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  assert.deepEqual(file.parseDiagnostics, [], name);
  return file.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) =>
      (importClause?.namedBindings?.elements ?? []).map((element) => [
        moduleSpecifier.text,
        (element.propertyName ?? element.name).text,
      ]),
    );
}

/**
 * What generated code imports from the libraries, and which of it is not there. Fails if a file can't be parsed.
 * @param files sources by their path @param read the source at a path of the workspace, or a falsy value
 */
export function libraryImports(files, read) {
  const imports = Object.entries(files)
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, source]) => importsOf(file, source))
    .filter(([from]) => from.startsWith('@toam/'));
  const missing = imports.filter(([from, name]) => {
    const [, lib, file] = /^@toam\/([^/]+)\/(.+)$/.exec(from);
    const [source] = ['.ts', '.tsx'].map((end) => read(`libs/${lib}/src/${file}${end}`)).filter(Boolean);
    return !source || !new RegExp(`\\b${name}\\b`).test(source);
  });
  return { imports, missing };
}
