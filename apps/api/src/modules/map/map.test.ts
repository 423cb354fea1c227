import { anActor } from '../../testing/an-actor';
import { insertDictionary } from '../../testing/insert-house';
import { anonymous, as, testApp } from '../../testing/test-app';

const tiles = 'https://tile.example.vn/{z}/{x}/{y}.png?key=abc';

testApp({ env: { MAP_TILES_URL: tiles, MAP_TILES_ATTRIBUTION: '© OpenStreetMap' } });

test('maps are told where their tiles come from, and where the dictionary’s districts lie', async () => {
  await insertDictionary();
  const { data } = (await as(anActor()).get('/map/config')).json();
  expect(data.tiles).toEqual({ url: tiles, attribution: '© OpenStreetMap' });
  expect(data.places).toMatchObject([
    { id: 1, name: 'Quận 1' },
    { id: 2, name: 'Quận Bình Thạnh' },
  ]);
  expect(data.places[1].latitude).toBeCloseTo(10.81, 1);
});

test('a browser may fetch pictures from the tiles’ host, and from no other', async () => {
  const policy = String((await anonymous.get('/map/config')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https://tile.example.vn;");
  expect(policy).not.toContain('key=abc');
});
