import { isBareLink, showView, viewAddress } from './use-saved-view';

const view = { key: 'b1', address: 'f.province=7&mode=approved' };

test('two addresses that ask the same are the same, whatever is open meanwhile', () => {
  expect(viewAddress(new URLSearchParams('mode=approved&open=12&f.province=7&saved=b1'))).toBe(view.address);
});

test('a view replaces what stood there', () => {
  const params = new URLSearchParams('search=hem&sort=area&open=3');
  showView(params, view);
  expect(viewAddress(params)).toBe(view.address);
  expect(params.get('saved')).toBe('b1');
  expect(params.has('open')).toBe(false);
});

test.each([
  ['saved=b1', true],
  ['saved=b1&mode=approved', false],
  ['', false],
])('%p is a bare link: %p', (address, isBare) => {
  expect(isBareLink(new URLSearchParams(address))).toBe(isBare);
});
