import { downloadSmallImages } from './small-images';
import { replaceTransport, Unreachable, type WireRequest } from './transport';

const [first, second] = ['3f0c3d55-1c0f-4d2c-9d0f-000000000001', '3f0c3d55-1c0f-4d2c-9d0f-000000000002'];

/** A multipart answer as the API writes it. */
const formOf = (pictures: Record<string, string>) => {
  const parts = Object.entries(pictures).map(
    ([key, bytes]) =>
      `--b\r\ncontent-disposition: form-data; name="${key}"; filename="${key}"\r\ncontent-type: image/webp\r\n\r\n${bytes}\r\n`,
  );
  return new TextEncoder().encode([...parts, '--b--\r\n'].join(''));
};

let restore = () => undefined as void;
afterEach(() => restore());

function answering(body: Uint8Array): WireRequest[] {
  const sent: WireRequest[] = [];
  restore = replaceTransport(async (request) => {
    sent.push(request);
    return { status: 200, body, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  });
  return sent;
}

test('the same pictures have the same address, in whatever order they came into sight', async () => {
  const sent = answering(formOf({ [first]: 'nhà', [second]: 'đất' }));
  const pictures = await downloadSmallImages([second, first], 'small');
  await downloadSmallImages([first, second], 'small');
  expect(sent.map(({ url }) => url)).toEqual(
    Array(2).fill(`/api/media/small-images?keys=${first}%2C${second}&form=small`),
  );
  const read = [...pictures].map(async ([key, file]) => [key, file.type, await file.text()]);
  expect(await Promise.all(read)).toEqual([
    [first, 'image/webp', 'nhà'],
    [second, 'image/webp', 'đất'],
  ]);
});

test('of pictures that are left out there is nothing', async () => {
  answering(formOf({ [second]: 'đất' }));
  expect([...(await downloadSmallImages([first, second], 'small')).keys()]).toEqual([second]);
  answering(formOf({}));
  expect((await downloadSmallImages([first], 'small')).size).toBe(0);
});

test('without a connection it fails as every call', async () => {
  restore = replaceTransport(() => Promise.reject(new Unreachable('offline')));
  await expect(downloadSmallImages([first], 'small')).rejects.toMatchObject({ code: 'offline' });
});
