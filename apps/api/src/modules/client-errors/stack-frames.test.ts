import { framesOf } from './stack-frames';

const crm = '/remotes/crm/static/js/async/481.0f1e2d3c.js';
const kit = '/static/js/index.aabbccdd.js';
const at = (name: string | null, file: string, line: number, column: number) => ({
  function: name,
  file,
  line,
  column,
});

test.each([
  [
    'Chrome',
    `TypeError: Cannot read properties of undefined (reading 'map')
    at Price (https://to-am.vn${crm}:1:2345)
    at new Row (https://to-am.vn${crm}?v=0918204204:2:17)
    at async https://to-am.vn${kit}:1:9`,
    [at('Price', crm, 1, 2345), at('Row', crm, 2, 17), at(null, kit, 1, 9)],
  ],
  [
    'Chrome, methods and renamed ones',
    `    at Object.read [as load] (https://to-am.vn${crm}:1:5)\n    at async Promise.all (index 0)\n    at a.b (http://localhost:3000${kit}:3:4)`,
    [at('Object.read', crm, 1, 5), at('a.b', kit, 3, 4)],
  ],
  [
    'Firefox',
    `Price@https://to-am.vn${crm}:1:2345\nasync*loadRoutes/</<@https://to-am.vn${kit}:1:80\n@https://to-am.vn${kit}:2:1\n`,
    [at('Price', crm, 1, 2345), at('loadRoutes', kit, 1, 80), at(null, kit, 2, 1)],
  ],
  [
    'Safari',
    `Price@https://to-am.vn${crm}:1:2345\nmap@[native code]\nhttps://to-am.vn${kit}:1:80\nglobal code@https://to-am.vn${kit}:2:1`,
    [at('Price', crm, 1, 2345), at(null, kit, 1, 80), at('global code', kit, 2, 1)],
  ],
  [
    'an entry of a remote on another host',
    '    at https://cdn.example.vn/crm/0f1e2d3c4b5a/remoteEntry.0f1e2d3c.js:1:77',
    [at(null, '/crm/0f1e2d3c4b5a/remoteEntry.0f1e2d3c.js', 1, 77)],
  ],
  [
    'scripts of others, and what is no frame',
    `Error: https://to-am.vn${crm}:1:1
    at x (chrome-extension://abc/static/js/a.js:1:1)
    at y (https://gc.kaspersky-labs.com/main.js:1:1)
    at eval (eval at z (https://to-am.vn${crm}:1:1), <anonymous>:1:1)
z@https://to-am.vn${crm} line 12 > eval:1:1
    at w (https://to-am.vn/static/js/../../etc/passwd:1:1)`,
    [],
  ],
  [
    'a name that is none',
    `    at <img src=x> 0918 "Hà" (https://to-am.vn${crm}:1:5)`,
    [at('<img srcx> 0918 H', crm, 1, 5)],
  ],
  ['nothing', '', []],
])('%s', (_browser, stack, frames) => expect(framesOf(stack)).toEqual(frames));

test('three frames are kept', () => {
  const line = `    at f (https://to-am.vn${crm}:1:5)\n`;
  expect(framesOf(line.repeat(9))).toHaveLength(3);
});
