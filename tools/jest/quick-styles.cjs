const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const {
  getDeclarationForElement,
  getResolvedValue,
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules');

/**
 * `getComputedStyle` with jsdom's own values, each worked out when it is read: jsdom works out all at once, colours up to the root
 * too, and who asks whether something can be seen reads two. Pseudo-elements, which jsdom lacks, are the element itself.
 */
module.exports = (wrapper) => {
  const element = implForWrapper(wrapper);
  const declared = getDeclarationForElement(element);
  const valueOf = (name) =>
    Object.hasOwn(resolved, name) ? getResolvedValue(element, name) : declared.getPropertyValue(name);
  return Object.create(declared, { getPropertyValue: { value: valueOf }, _readonly: { value: true } });
};
