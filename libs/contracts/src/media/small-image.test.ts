import { addressOfImage, thumbnailAt } from './small-image';

const key = '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11';

test.each([
  ['a public thumbnail', addressOfImage(key, 'thumbnail'), { key, isPublic: true }],
  ['a signed one', `${addressOfImage(key, 'thumbnail')}?expires=1&signature=x`, { key, isPublic: false }],
  ['the large picture', addressOfImage(key, 'main'), null],
  ['a picture of another site', `https://example.vn${addressOfImage(key, 'thumbnail')}`, null],
  ['a picture that waits to be uploaded', 'blob:http://localhost/1', null],
])('%s: %s', (_what, address, picture) => {
  expect(thumbnailAt(address)).toEqual(picture);
});
