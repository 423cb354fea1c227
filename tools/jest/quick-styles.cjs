const { createRequire } = require('node:module');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');

const fromJsdom = createRequire(require.resolve('jsdom'));
const cssom = fromJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = fromJsdom('cssstyle');
const { getResolvedValue, propertiesWithResolvedValueImplemented: resolved } = styleRules;

/** Elements' names that a selector asks for, null for any: `ol ul, ul > li` can only be a `ul` or an `li`. */
function namesAskedFor(selector) {
  if (selector.includes('(')) return null; // a selector inside a selector
  const names = selector.split(',').map(
    (one) =>
      /^[a-z][a-z0-9-]*/i.exec(
        one
          .trim()
          .split(/[\s>+~]+/)
          .at(-1),
      )?.[0],
  );
  return names.includes(undefined) ? null : new Set(names.map((name) => name.toLowerCase()));
}

const flat = (sheet) =>
  Array.from(sheet.cssRules).flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
  });

/** The browser's own rules, in their order. */
const browsers = flat(cssom.parse(fromJsdom('./jsdom/browser/default-stylesheet'))).map((rule, at) => ({
  ...{ rule, at },
  names: namesAskedFor(rule.selectorText),
}));
const byName = new Map();

/** Those of them that may concern an element of this name: jsdom tries all 150 on each element that is asked about. */
function browsersRulesFor(name) {
  const known = byName.get(name);
  if (known) return known;
  const rules = browsers.filter(({ names }) => names === null || names.has(name.toLowerCase()));
  byName.set(name, rules);
  return rules;
}

function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  return declaration;
}

/** What elements have that only the browser's own rules concern, by the rules that do. Nobody may write to it. */
const shared = new Map();

function declarationOf(element) {
  const applies = ({ selectorText }) => matchesDontThrow(element, selectorText);
  const own = browsersRulesFor(element.localName).filter(({ rule }) => applies(rule));
  const ofPage = [...element._ownerDocument.styleSheets._list].flatMap(flat).filter(applies);
  if (ofPage.length > 0 || element.style.length > 0)
    return declare([...own.map(({ rule }) => rule.style), ...ofPage.map((rule) => rule.style), element.style]);
  const key = own.map(({ at }) => at).join();
  const known = shared.get(key) ?? declare(own.map(({ rule }) => rule.style));
  shared.set(key, known);
  return known;
}

/* jsdom's own, but for how it finds the rules. It forgets what it kept whenever something in the page changes. */
styleRules.getDeclarationForElement = (element) => {
  const page = element._ownerDocument;
  page._styleCache ??= new WeakMap();
  const kept = page._styleCache.get(element);
  if (kept) return kept;
  const declaration = declarationOf(element);
  page._styleCache.set(element, declaration);
  return declaration;
};

/**
 * `getComputedStyle` with jsdom's own values, each worked out when it is read: jsdom works out all at once, colours up to the root
 * too, and who asks whether something can be seen reads two. Pseudo-elements, which jsdom lacks, are the element itself.
 */
module.exports = (wrapper) => {
  const element = implForWrapper(wrapper);
  const declared = styleRules.getDeclarationForElement(element);
  const valueOf = (name) =>
    Object.hasOwn(resolved, name) ? getResolvedValue(element, name) : declared.getPropertyValue(name);
  return Object.create(declared, { getPropertyValue: { value: valueOf }, _readonly: { value: true } });
};
