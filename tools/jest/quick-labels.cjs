require('jsdom');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList');

/*
 * jsdom walks the whole page for the labels of every control and, for each label there, once more for its control, whenever a test
 * looks for a field by its label or asks its name. Here one walk answers for as long as nothing in the page changes; the answers
 * are the same.
 */

const implementationOf = (name) => require(`jsdom/lib/jsdom/living/nodes/HTML${name}Element-impl`).implementation;
const Label = implementationOf('Label');
const elementNode = 1;

function read(root) {
  const withId = new Map();
  const labels = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    if (node.nodeType !== elementNode) continue;
    const id = node.getAttributeNS(null, 'id');
    if (id !== null && !withId.has(id)) withId.set(id, node);
    if (node instanceof Label) labels.push(node);
  }
  return { version: root._version, withId, labels };
}

const pages = new WeakMap();

/** Every label of a page and who has which id. `_version` is jsdom's own count of the changes below a node. */
function pageOf(root) {
  const page = pages.get(root);
  if (page?.version === root._version) return page;
  const changed = read(root);
  pages.set(root, changed);
  return changed;
}

function controlOf(label) {
  const id = label.getAttributeNS(null, 'for');
  if (id !== null) {
    const control = id === '' ? undefined : pageOf(label.getRootNode({})).withId.get(id);
    return control && isLabelable(control) ? control : null;
  }
  for (const node of domSymbolTree.treeIterator(label)) if (isLabelable(node)) return node;
  return null;
}

function labelsOf(control) {
  if (!isLabelable(control)) return null;
  const root = control.getRootNode({});
  control._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => pageOf(root).labels.filter((label) => controlOf(label) === control),
  });
  return control._labels;
}

const answer = (Element, name, of) =>
  Object.defineProperty(Element.prototype, name, {
    get() {
      return of(this);
    },
    configurable: true,
  });

answer(Label, 'control', controlOf);
for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
  answer(implementationOf(name), 'labels', labelsOf);
