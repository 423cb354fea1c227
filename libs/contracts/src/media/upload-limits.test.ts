import { mediaText } from './media.text';
import { isImage, refuseImage } from './upload-limits';

const of = (type: string, size = 1000) => refuseImage({ type, size });

test.each(['image/jpeg', 'image/jpg', 'IMAGE/JPG', 'image/pjpeg', ' image/png ', 'image/x-png', 'image/webp; q=1'])(
  'a picture may be called %s',
  (type) => {
    expect([of(type), isImage({ type })]).toEqual([undefined, true]);
  },
);

test.each(['', 'application/octet-stream'])('a file of the type "%s" is looked at by the API', (type) => {
  expect([of(type), isImage({ type })]).toEqual([undefined, false]);
});

test.each([
  ['image/svg+xml', mediaText.notAnImage],
  ['application/pdf', mediaText.notAnImage],
  ['image/heic', mediaText.heic],
  ['image/HEIF', mediaText.heic],
])('%s is refused before it is sent', (type, message) => {
  expect([of(type), isImage({ type })]).toEqual([message, false]);
});

test('5,000,000 bytes are accepted, one more is not, whatever it is called', () => {
  expect([of('image/jpg', 5_000_000), of('', 5_000_001)]).toEqual([undefined, mediaText.overLimited]);
});
