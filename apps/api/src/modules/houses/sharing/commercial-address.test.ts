import { commercialAddress, useCommercialSite } from './commercial-address';

test('a house stands under the configured base, whatever slashes that ends with', () => {
  useCommercialSite('https://toam.vn/bds//');
  expect(commercialAddress('nha-pho-7')).toBe('https://toam.vn/bds/nha-pho-7');
});

test('without a configured website there is no address', () => {
  useCommercialSite(undefined);
  expect(commercialAddress('nha-pho-7')).toBeNull();
});
